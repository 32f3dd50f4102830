import { describe, expect, test } from '@jest/globals'

import { mergeDomains } from '../../../../src/modules/leads/emailDomains/mergeDomains.js'
import { entriesOf } from '../../../../src/modules/leads/emailDomains/isWorkAddress.js'

describe('refreshing a list', () => {
  test('adds what is new in A-labels, sorted, and counts it', () => {
    const { domains, added } = mergeDomains(['b.com'], ['a.com', 'b.com', 'Müll.de'])
    expect(domains).toEqual(['a.com', 'b.com', 'xn--mll-hoa.de'])
    expect(added).toBe(2)
  })

  test('drops what a parent in the list covers', () => {
    expect(mergeDomains(['x.b.com'], ['b.com']).domains).toEqual(['b.com'])
    expect(mergeDomains(['b.com'], ['y.x.b.com']).domains).toEqual(['b.com'])
  })

  test('refuses public suffixes, which would take companies with them', () => {
    const suffixes = ['co.uk', 'com.au', 'github.io', 'eu.org', 'com']
    expect(mergeDomains([], suffixes)).toEqual({ domains: [], added: 0, refused: suffixes })
  })

  test('keeps a listed domain that only looks like a suffix', () => {
    expect(mergeDomains(['net.hr'], ['net.hr']).domains).toEqual(['net.hr'])
  })

  test.each(['', 'a b.com', 'http://a.com', '-a.com', '1.2.3.4', 'a..com', 'a@b.com'])(
    'refuses %j, which is no domain',
    (entry) => {
      expect(mergeDomains([], [entry]).domains).toEqual([])
    },
  )

  test('reads lists with remarks and tables with one domain in the first column', () => {
    const source = '# free\nA.com\r\n\n b.com # old\nc.com,true,12\nd.com;x\n'
    expect(entriesOf(source)).toEqual(['a.com', 'b.com', 'c.com', 'd.com'])
  })
})
