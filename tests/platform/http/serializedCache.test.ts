import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { z } from 'zod'

import { pageFrom, pageOf } from '../../../src/platform/http/page.js'
import { jsonOf, listOf, writeOnce } from '../../../src/platform/http/serializedCache.js'

const Doc = z.object({ slug: z.string(), count: z.number().int() })
const Other = z.object({ slug: z.string() })
const Page = pageOf(Doc).extend({ facets: z.record(z.string(), z.number()) })

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const awkward = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"docs":[]', 'é', '\u2028'))
const page = (docs: unknown[], facets: Record<string, number> = {}) => ({
  ...pageFrom(docs, { page: 1, limit: 100 }),
  facets,
})

describe('jsonOf', () => {
  test('gives, of documents that were written once, the very bytes of writing the list anew', () => {
    const docs = fc.array(fc.record({ slug: awkward, count: fc.integer() }), { maxLength: 5 })
    fc.assert(
      fc.property(docs, fc.dictionary(awkward, fc.nat()), (values, facets) => {
        const written = values.map((value) => writeOnce(Doc, value))
        const anew = JSON.stringify(Page.parse(page(values, facets)))
        expect(text(jsonOf(Page, page(written, facets)))).toBe(anew)
      }),
    )
  })

  test('leaves out of a written document what its schema does not name', () => {
    const written = writeOnce(Doc, { slug: 'a', count: 1, secret: 'x' } as z.input<typeof Doc>)
    expect(text(jsonOf(Page, page([written])))).not.toContain('secret')
  })

  test('parses documents that another schema wrote, and those that nobody wrote', () => {
    const foreign = writeOnce(Other, { slug: 'a' })
    const good = writeOnce(Doc, { slug: 'b', count: 2 })
    expect(() => jsonOf(Page, page([good, foreign]))).toThrow(z.ZodError)
    const plain = { slug: 'c', count: 3, secret: 'x' }
    const { docs } = JSON.parse(text(jsonOf(Page, page([good, plain])))) as { docs: unknown }
    expect(docs).toEqual([good, { slug: 'c', count: 3 }])
  })

  test.each([undefined, null, 7, 'text', []])(
    'refuses %j as a list, as its schema does',
    (data) => {
      expect(() => jsonOf(Page, data)).toThrow(z.ZodError)
    },
  )

  test('refuses a list that its schema refuses, written documents or not', () => {
    const written = writeOnce(Doc, { slug: 'a', count: 1 })
    expect(() => jsonOf(Page, { ...page([written]), totalDocs: 'one' })).toThrow(z.ZodError)
  })
})

describe('writeOnce', () => {
  test('refuses what its schema refuses', () => {
    expect(() => writeOnce(Doc, { slug: 'a', count: 1.5 })).toThrow(z.ZodError)
  })
})

describe('listOf', () => {
  test('keeps what stands before and after the documents, in its order', () => {
    const bytes = listOf({ before: 1, docs: ['gone'], after: 2 } as { docs: unknown[] }, [
      Buffer.from('{"a":1}'),
      Buffer.from('{"b":2}'),
    ])
    expect(text(bytes)).toBe('{"before":1,"docs":[{"a":1},{"b":2}],"after":2}')
  })
})
