import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import { canonicalJson } from '../../../src/platform/idempotency/canonicalJson.js'

test('the canonical text of a value says all of it, and nothing else', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value)
      expect(JSON.stringify(JSON.parse(canonicalJson(value)))).toHaveLength(json.length)
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(json))
    }),
  )
})

test('it has the keys of every object in order, and no spaces', () => {
  const value = { b: [{ d: null, c: 'x"' }, undefined], a: undefined, 2: true, 10: new Date(0) }
  expect(canonicalJson(value)).toBe(
    '{"2":true,"10":"1970-01-01T00:00:00.000Z","b":[{"c":"x\\"","d":null},null]}',
  )
  expect(canonicalJson(JSON.parse('{"__proto__":1,"a":2}'))).toBe('{"__proto__":1,"a":2}')
})

test('no depth is too much for it', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(canonicalJson(JSON.parse(deep)) === deep).toBe(true)
})
