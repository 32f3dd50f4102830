import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { acceptedEncoding } from '../../../src/platform/http/accept.js'

describe('the accepted encoding', () => {
  test.each([
    [undefined, 'identity'],
    [null, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['gzip;q=0.3, *;q=0.7', 'br'],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity;q=0', 'identity'],
    ['brotli, xgzip, gzipx', 'identity'],
  ])('of %p is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })

  test('is never one that is refused, and one that is wanted where there is one', () => {
    const entry = fc.tuple(
      fc.constantFrom('br', 'gzip', 'identity', '*'),
      fc.integer({ min: 0, max: 10 }),
    )
    fc.assert(
      fc.property(fc.uniqueArray(entry, { selector: ([name]) => name }), (entries) => {
        const weights = new Map<string, number>(entries)
        const weigh = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
        const chosen = acceptedEncoding(
          entries.map(([name, tenths]) => `${name};q=${String(tenths / 10)}`).join(', '),
        )
        const best = Math.max(weigh('br'), weigh('gzip'))
        const plain = weights.get('identity') ?? 0
        if (chosen === 'identity') expect(best === 0 || plain > best).toBe(true)
        else expect([weigh(chosen), best >= plain]).toEqual([best, true])
      }),
    )
  })
})
