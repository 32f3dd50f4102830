import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { z } from 'zod'

import {
  integerParameter,
  pageParameters,
  repeatable,
} from '../../../src/platform/http/parameters.js'
import { Problem } from '../../../src/platform/http/Problem.js'
import { parseBody, parseQuery, pointer } from '../../../src/platform/http/validate.js'
import { requiredText, text } from '../../../src/platform/text.js'

function refusalOf(parse: () => unknown): Problem {
  try {
    parse()
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('Nothing was refused')
}

const faultsOf = (schema: z.ZodType, value: unknown) =>
  refusalOf(() => parseBody(schema, value)).errors?.map(({ code, message }) => [code, message])

test('one value has one fault, of its kind before its size', () => {
  const schema = z.object({ name: text(20).min(2), tags: z.array(text(5)), cost: z.int().max(9) })
  const value = { name: [], tags: 'x'.repeat(70), cost: 2 ** 53 }
  const { errors } = refusalOf(() => parseBody(schema, value))
  expect(errors?.map(({ path, code }) => [path, code])).toEqual([
    ['/name', 'invalid_type'],
    ['/tags', 'invalid_type'],
    ['/cost', 'too_big'],
  ])
})

test('a body has `__proto__` as a key nowhere, however deep and whatever takes keys of any name', () => {
  const schema = z.strictObject({
    of: z.record(z.string(), z.unknown()),
    any: z.unknown().optional(),
  })
  for (const [json, path] of [
    ['{"of":{"__proto__":"x","a":"b"}}', '/of/__proto__'],
    ['{"of":{},"any":[{"__proto__":1}]}', '/any/0/__proto__'],
    ['{"of":{"a":{"__proto__":{}}}}', '/of/a/__proto__'],
  ]) {
    const { errors } = refusalOf(() => parseBody(schema, JSON.parse(json ?? '')))
    expect(errors?.map((fault) => [fault.path, fault.code])).toEqual([[path, 'unknown_key']])
  }
  const deep: unknown = JSON.parse(`{"of":{},"any":${'['.repeat(30_000)}${']'.repeat(30_000)}}`)
  expect(parseBody(schema, deep)).toEqual(deep)
})

describe('a query', () => {
  const schema = z.strictObject({
    q: text(20).optional(),
    kind: repeatable(z.enum(['a', 'b'])),
    ...pageParameters(),
  })

  test('is read with its defaults', () => {
    const search = new URLSearchParams('q=%20a+b%20&kind=a&kind=b&limit=5')
    expect(parseQuery(schema, search)).toEqual({ q: 'a b', kind: ['a', 'b'], page: 1, limit: 5 })
  })

  test.each([
    ['unknown=1', '/unknown', 'unknown_key'],
    ['__proto__=1', '/__proto__', 'unknown_key'],
    ['constructor=1', '/constructor', 'unknown_key'],
    ['=1', '/', 'unknown_key'],
    ['a/b~c=1', '/a~1b~0c', 'unknown_key'],
    ['q=a&q=b', '/q', 'invalid_type'],
    ['kind=c', '/kind/0', 'invalid_value'],
    ['kind=a&kind=c', '/kind/1', 'invalid_value'],
    ['kind=', '/kind/0', 'invalid_value'],
    ['limit=0', '/limit', 'too_small'],
    ['limit=101', '/limit', 'too_big'],
    ['limit=1e2', '/limit', 'invalid_type'],
    ['limit=1.0', '/limit', 'invalid_type'],
    ['limit=', '/limit', 'invalid_type'],
    ['limit=%2B1', '/limit', 'invalid_type'],
    ['limit=+1', '/limit', 'invalid_type'],
    ['limit=1&limit=1', '/limit', 'invalid_type'],
    ['page=99999999999999999999', '/page', 'invalid_type'],
    ['q=%00', '/q', 'invalid_character'],
    [`q=${'x'.repeat(21)}`, '/q', 'too_long'],
  ])('%s is a fault at %s', (query, path, code) => {
    const problem = refusalOf(() => parseQuery(schema, new URLSearchParams(query)))
    expect([problem.status, problem.code]).toEqual([400, 'invalid_query'])
    expect(problem.errors).toEqual([expect.objectContaining({ path, code })])
  })

  test('that holds anything is read or refused', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        try {
          expect(parseQuery(schema, new URLSearchParams(query))).toHaveProperty('limit')
        } catch (error) {
          expect(error).toBeInstanceOf(Problem)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe('a fault', () => {
  test.each<[z.ZodType, unknown, ...fault: [code: string, message: string]]>([
    [z.string(), undefined, 'required', 'This is required.'],
    [z.string(), null, 'invalid_type', 'Send text.'],
    [z.string(), ['a', 'b'], 'invalid_type', 'Send one value, not several.'],
    [z.object({}), [], 'invalid_type', 'Send an object.'],
    [z.record(z.string(), z.string()), [], 'invalid_type', 'Send an object.'],
    [z.string().min(1), '', 'required', 'This is required.'],
    [requiredText(9), ' ', 'required', 'This is required.'],
    [requiredText(9), '\u200b\u2800\u3164\u00ad', 'required', 'This is required.'],
    [z.string().min(2), 'a', 'too_small', 'Send at least 2 characters.'],
    [z.string().max(1), 'ab', 'too_long', 'Send at most 1 character.'],
    [z.number(), '1', 'invalid_type', 'Send a number.'],
    [z.int(), 'x', 'invalid_type', 'Send a number.'],
    [integerParameter(1, 9), '1.0', 'invalid_type', 'Send a whole number.'],
    [z.int(), 1.5, 'invalid_type', 'Send a whole number.'],
    [z.number().min(3), 2, 'too_small', 'Send at least 3.'],
    [z.number().gt(3), 3, 'too_small', 'Send more than 3.'],
    [z.number().max(3), 4, 'too_big', 'Send at most 3.'],
    [z.number().lt(3), 3, 'too_big', 'Send less than 3.'],
    [z.number().multipleOf(5), 4, 'not_multiple_of', 'Send a multiple of 5.'],
    [z.boolean(), 'true', 'invalid_type', 'Send true or false.'],
    [z.array(z.string()), 'a', 'invalid_type', 'Send a list.'],
    [z.array(z.string()).min(1), [], 'too_small', 'Send at least 1 item.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'too_big', 'Send at most 2 items.'],
    [z.object({}), [], 'invalid_type', 'Send an object.'],
    [z.record(z.string(), z.string()), 1, 'invalid_type', 'Send an object.'],
    [z.enum(['a', 'b']), 'c', 'invalid_value', 'Send one of a, b.'],
    [z.enum(['a', 'b']), undefined, 'required', 'This is required.'],
    [z.literal(true), false, 'invalid_value', 'Send true.'],
    [z.email(), 'x', 'invalid_format', 'Send an email address such as name@example.com.'],
    [z.url(), 'x', 'invalid_format', 'Send a full address such as https://example.com.'],
    [z.iso.datetime(), 'x', 'invalid_format', 'Send a time such as 2026-01-31T09:00:00Z.'],
    [z.iso.date(), 'x', 'invalid_format', 'Send a date such as 2026-01-31.'],
    [z.string().regex(/^a$/), 'b', 'invalid_format', 'This is not in the right form.'],
    [
      z.union([z.iso.datetime(), z.iso.date()]),
      'x',
      'invalid_format',
      'Send a time such as 2026-01-31T09:00:00Z. Or: Send a date such as 2026-01-31.',
    ],
    [
      z.union([z.object({ a: z.string(), b: z.string() }), z.string()]),
      {},
      'invalid',
      'This is not in an allowed form.',
    ],
    [z.string().refine(() => false), 'x', 'invalid', 'This is not valid.'],
    [
      z.string().refine(() => false, { message: 'Say more.', params: { code: 'short' } }),
      'x',
      'short',
      'Say more.',
    ],
    [z.string().max(1, 'Shorter, please.'), 'ab', 'too_long', 'Shorter, please.'],
  ])('of %# is told in plain words', (schema, value, ...fault) => {
    expect(faultsOf(z.object({ value: schema }), { value })).toEqual([fault])
  })

  test('of a long choice names its beginning', () => {
    const names = Array.from({ length: 30 }, (_, index) => `n${String(index)}`)
    expect(faultsOf(z.enum(names), 'x')?.[0]?.[1]).toMatch(/^Send one of n0, .*, n19 …\.$/)
  })
})

test('a pointer is RFC 6901', () => {
  expect(pointer([])).toBe('')
  expect(pointer(['a', 0, 'm~n', 'x/y', ''])).toBe('/a/0/m~0n/x~1y/')
})
