import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { preferredType } from '../../../src/platform/http/accept.js'

const json = 'application/json'
const linked = 'application/ld+json'
const stream = 'text/event-stream'

describe('the preferred type', () => {
  test.each([
    [undefined, json],
    [null, json],
    ['', json],
    ['*/*', json],
    ['application/*', json],
    ['text/html', json],
    [linked, linked],
    ['APPLICATION/LD+JSON', linked],
    ['application/ld+json;profile="x"', linked],
    ['application/json, application/ld+json', json],
    ['application/ld+json, application/json', json],
    ['application/json;q=0.5, application/ld+json', linked],
    ['application/json;q=0, */*', linked],
    ['application/*;q=0.2, text/*', stream],
    ['text/event-stream;q=0.1, */*;q=0.9', json],
  ])('of %p is %s', (accept, type) => {
    expect(preferredType(accept, [json, linked, stream])).toBe(type)
  })
})

test('agrees with the rules of RFC 9110 written out', () => {
  const offered = [json, linked, stream] as const
  const range = fc.constantFrom(...offered, 'application/*', 'text/*', '*/*', 'image/png')
  const entry = fc.tuple(range, fc.integer({ min: 0, max: 10 }))
  fc.assert(
    fc.property(fc.uniqueArray(entry, { selector: ([name]) => name }), (entries) => {
      const accept = entries.map(([name, tenths]) => `${name};q=${String(tenths / 10)}`).join(', ')
      const weigh = (type: string) => {
        const [family = ''] = type.split('/')
        const specific = [type, `${family}/*`, '*/*'].map((name) =>
          entries.find(([one]) => one === name),
        )
        return specific.find(Boolean)?.[1] ?? 0
      }
      const most = Math.max(...offered.map(weigh))
      const expected = most === 0 ? json : offered.find((type) => weigh(type) === most)
      expect(preferredType(accept, offered)).toBe(expected)
    }),
  )
})
