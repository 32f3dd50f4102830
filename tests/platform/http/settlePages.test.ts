import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

const key = { 'x-api-key': adminKey }

beforeAll(async () => {
  foyer = await boot()
  for (let count = 0; count < 104; count += 1) {
    const data = { question: `Q${String(count)}`, answer: 'A', _status: 'published' as const }
    await foyer.payload.create({ collection: 'faqs', data })
  }
})
afterAll(() => foyer.stop())

describe('a limit', () => {
  test.each(['0', '-1', '101', '1000', '1e9', 'abc', '', 'NaN', 'Infinity'])(
    'of %s is a hundred',
    async (limit) => {
      const response = await foyer.call(`/api/faqs?limit=${limit}`)
      expect(await response.json()).toMatchObject({
        limit: 100,
        docs: { length: 100 },
        totalDocs: 104,
      })
    },
  )

  test.each(['pagination=false', 'pagination=false&limit=0', 'pagination=false&limit=5000'])(
    'by %s is a hundred',
    async (query) => {
      const { docs } = (await (await foyer.call(`/api/faqs?${query}`)).json()) as {
        docs: unknown[]
      }
      expect(docs).toHaveLength(100)
    },
  )

  test.each([
    ['', 10],
    ['limit=1', 1],
    ['limit=100', 100],
    ['pagination=false&limit=7', 7],
  ])('by "%s" is %i', async (query, length) => {
    const { docs } = (await (await foyer.call(`/api/faqs?${query}`)).json()) as { docs: unknown[] }
    expect(docs).toHaveLength(length)
  })

  test('holds for versions, and for staff', async () => {
    const response = await foyer.call('/api/faqs/versions?limit=0', { headers: key })
    expect(await response.json()).toMatchObject({ limit: 100, docs: { length: 100 } })
  })

  test('does not hold for our own code', async () => {
    const { docs } = await foyer.payload.find({ collection: 'faqs', limit: 0, depth: 0 })
    expect(docs).toHaveLength(104)
  })
})

describe('a page', () => {
  test.each(['abc', '1.5', '0', '-1', '1e999'])('of %s is a fault', async (page) => {
    const response = await foyer.call(`/api/faqs?page=${page}`)
    const { errors } = (await response.json()) as { errors: { message: string }[] }
    expect([response.status, errors]).toEqual([
      400,
      [{ message: 'A value in the request is not valid.' }],
    ])
  })

  test('beyond the last is empty, and says how much there is', async () => {
    const response = await foyer.call('/api/faqs?limit=50&page=9')
    expect(await response.json()).toEqual({
      docs: [],
      totalDocs: 104,
      limit: 50,
      page: 9,
      totalPages: 3,
      pagingCounter: 401,
      hasPrevPage: true,
      prevPage: 3,
      hasNextPage: false,
      nextPage: null,
    })
  })

  test('beyond the last counts what the caller may read, by his filters', async () => {
    await foyer.payload.create({ collection: 'faqs', data: { question: 'Draft', answer: 'A' } })
    const query = 'where[question][in]=Q1,Q2,Draft&page=2'
    const total = async (headers?: Record<string, string>) =>
      (await (await foyer.call(`/api/faqs?${query}`, { ...(headers && { headers }) })).json())
        .totalDocs
    expect([await total(), await total(key)]).toEqual([2, 3])
  })
})
