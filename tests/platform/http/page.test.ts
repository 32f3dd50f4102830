import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { z } from 'zod'

import { pageFrom, pageOf } from '../../../src/platform/http/page.js'

const schema = pageOf(z.number())

test('has what Payload says of a page', () => {
  expect(pageFrom([1, 2, 3, 4, 5], { page: 2, limit: 2 })).toEqual({
    docs: [3, 4],
    totalDocs: 5,
    limit: 2,
    page: 2,
    totalPages: 3,
    hasPrevPage: true,
    hasNextPage: true,
    prevPage: 1,
    nextPage: 3,
  })
})

test('of an empty list is the first and last', () => {
  const page = pageFrom([], { page: 1, limit: 10 })
  expect(page).toMatchObject({ docs: [], totalPages: 1, hasPrevPage: false, hasNextPage: false })
})

test('leads from the first to the last over every document once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (all, limit) => {
      const seen: number[] = []
      for (let next: number | null = 1; next !== null;) {
        const page = schema.parse(pageFrom(all, { page: next, limit }))
        seen.push(...page.docs)
        expect(page.hasNextPage).toBe(page.nextPage !== null)
        next = page.nextPage
      }
      expect(seen).toEqual(all)
    }),
  )
})
