import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { isWorkAddress } from '../../../../src/modules/leads/emailDomains/isWorkAddress.js'
import { readDomains } from '../../../../src/modules/leads/emailDomains/readDomains.js'
import { emailAddress } from '../../../../src/platform/otp/emailAddress.js'

const isWork = (address: string) => isWorkAddress(emailAddress.parse(address))

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/)

describe('a work address', () => {
  test.each([
    'ada@acme.example',
    'ada@microsoft.com',
    'ada@sap.com',
    'ada@example.com',
    'ada@acme.co.uk',
    'ada@notgmail.com',
    'ada@gmail.com.acme.example',
    'ada@gmail.acme.example',
    'ada@münchen.example',
    'ada@пример.example',
  ])('may be %s', (address) => {
    expect(isWork(address)).toBe(true)
  })

  test.each([
    'ada@gmail.com',
    'ada@GMAIL.com',
    'ada@mail.gmail.com',
    'ada@yahoo.co.uk',
    'ada@eu.yahoo.co.uk',
    'ada@mailinator.com',
    'ada@a.b.c.mailinator.com',
    'ada@web.de',
    'ada@qq.com',
    'ada@privaterelay.appleid.com',
    'ada@hey.com',
  ])('is not %s', (address) => {
    expect(isWork(address)).toBe(false)
  })

  test.each([
    ['a Cyrillic а', 'ada@gm\u0430il.com'],
    ['a Greek ο', 'ada@\u03bfutlook.com'],
    ['its A-labels', 'ada@xn--gmil-63d.com'],
    ['an accent', 'ada@gm\u00e1il.com'],
    ['digits for letters', 'ada@0ut1ook.com'],
    ['a soft hyphen', 'ada@gm\u00adail.com'],
    ['an ideographic full stop', 'ada@gmail\u3002com'],
    ['full-width letters', 'ada@ｇｍａｉｌ.com'],
    ['a dotless i below a subdomain', 'ada@x.gma\u0131l.com'],
  ])('is not a free one that is disguised by %s', (_, address) => {
    expect(isWork(address)).toBe(false)
  })

  test('is under no listed domain, however deep', () => {
    const listed = fc.constantFrom(...readDomains('free'), ...readDomains('disposable'))
    fc.assert(
      fc.property(listed, fc.array(label, { maxLength: 4 }), (domain, labels) => {
        expect(isWorkAddress(`ada@${[...labels, domain].join('.')}`)).toBe(false)
      }),
    )
  })

  test('is one whose domain merely ends or begins like a listed one', () => {
    const listed = fc.constantFrom(...readDomains('free'), ...readDomains('disposable'))
    fc.assert(
      fc.property(listed, label, (domain, word) => {
        expect(isWorkAddress(`ada@${domain}.${word}.example`)).toBe(true)
        expect(isWorkAddress(`ada@${word}qzx${domain}`)).toBe(true)
      }),
    )
  })
})

describe('the lists', () => {
  test.each(['free', 'disposable'] as const)('hold hundreds of %s domains, each once', (list) => {
    expect(readDomains(list).size).toBeGreaterThan(500)
  })

  test('hold no public suffix and no domain of documentation', () => {
    const all = new Set([...readDomains('free'), ...readDomains('disposable')])
    for (const domain of ['com', 'co.uk', 'com.au', 'co.jp', 'com.br', 'github.io', 'eu.org']) {
      expect(all.has(domain)).toBe(false)
    }
    expect([...all].filter((domain) => /(?:^|\.)example(?:\.|$)/.test(domain))).toEqual([])
  })
})
