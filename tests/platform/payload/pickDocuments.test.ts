import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

beforeEach(async () => {
  await foyer.payload.delete({ collection: 'faqs', where: {} })
  for (const order of [1, 2, 3, 4, 5]) {
    const data = { question: `Q${String(order)}`, answer: 'A', order }
    await foyer.payload.create({ collection: 'faqs', data: { ...data, _status: 'published' } })
  }
})

async function many(method: 'DELETE' | 'PATCH', query: string) {
  const response = await foyer.callAsAdmin(`/api/faqs?where[answer][equals]=A&${query}`, {
    method,
    ...(method === 'PATCH' && { json: { answer: 'B' } }),
  })
  const { code } = (await response.json()) as { code?: string }
  return code ?? response.status
}

/** The places of those that are left as they were. */
async function untouched() {
  const headers = { 'x-api-key': adminKey }
  const response = await foyer.call('/api/faqs?where[answer][equals]=A&sort=order', { headers })
  return ((await response.json()) as { docs: { order: number }[] }).docs.map(({ order }) => order)
}

describe.each(['DELETE', 'PATCH'] as const)('%s of many documents', (method) => {
  test.each([
    ['limit=2&sort=order', [3, 4, 5]],
    ['limit=2&sort=-order', [1, 2, 3]],
    ['limit=2&page=2&sort=order', [1, 2, 5]],
    ['limit=2&page=4&sort=order', [1, 2, 3, 4, 5]],
    ['limit=0', []],
    ['sort=order', []],
  ])('is of those that the list by %s has', async (query, left) => {
    expect(await many(method, query)).toBe(200)
    expect(await untouched()).toEqual(left)
  })

  test.each(['limit=x', 'limit=-1', 'page=0', 'limits=1', 'limit=1&sort=nope'])(
    'is refused with %s, and touches none',
    async (query) => {
      expect(await many(method, query)).toBe('invalid_query')
      expect(await untouched()).toHaveLength(5)
    },
  )
})

test.each(['drfat=true', 'draft=maybe', 'publishSpecificLocale=xx', 'depth=9'])(
  'a change with the parameter %s is refused and publishes nothing',
  async (query) => {
    const { docs } = await foyer.payload.find({ collection: 'faqs', limit: 1 })
    const id = docs[0]?.id ?? ''
    const json = { answer: 'Not yet' }
    for (const [path, method] of [
      [`/api/faqs/${id}`, 'PATCH'],
      ['/api/faqs', 'POST'],
      [`/api/faqs/${id}`, 'DELETE'],
      ['/api/globals/header', 'POST'],
    ]) {
      const response = await foyer.callAsAdmin(`${String(path)}?${query}`, { method, json })
      expect([path, response.status]).toEqual([path, 400])
    }
    expect(await foyer.payload.findByID({ collection: 'faqs', id })).toMatchObject({ answer: 'A' })
  },
)

test('what the admin sends with a change is taken', async () => {
  const query = 'depth=0&fallback-locale=null&locale=en&draft=true&autosave=true'
  const json = { question: 'Q', answer: 'A' }
  const made = await foyer.callAsAdmin(`/api/faqs?${query}`, { method: 'POST', json })
  expect(made.status).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: string } }
  const published = await foyer.callAsAdmin(
    `/api/faqs/${doc.id}?locale=fr&publishSpecificLocale=fr&depth=0`,
    { method: 'PATCH', json: { ...json, _status: 'published' } },
  )
  expect(published.status).toBe(200)
  const copied = await foyer.callAsAdmin(
    `/api/faqs/${doc.id}/duplicate?locale=en&selectedLocales[0]=en`,
    { method: 'POST', json: {} },
  )
  expect(copied.status).toBe(200)
})
