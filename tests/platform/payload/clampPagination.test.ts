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
  test.each(['0', '101', '1000', '1000000'])('of %s is a hundred', async (limit) => {
    const response = await foyer.call(`/api/faqs?limit=${limit}`)
    expect(await response.json()).toMatchObject({
      limit: 100,
      docs: { length: 100 },
      totalDocs: 104,
    })
  })

  test.each(['pagination=false', 'pagination=false&limit=0', 'pagination=false&limit=5000'])(
    'by %s is a hundred',
    async (query) => {
      // A reader who walks the pages goes on.
      expect(await (await foyer.call(`/api/faqs?${query}`)).json()).toMatchObject({
        docs: { length: 100 },
        ...{ totalDocs: 104, totalPages: 2, hasNextPage: true, nextPage: 2 },
      })
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

  test('may be asked of versions with their own fields alone', async () => {
    const read = (query: string) =>
      foyer.call(`/api/faqs/versions?limit=1&${query}`, { headers: key })
    const picked = await read('select[version][question]=true')
    expect(picked.status).toBe(200)
    const { docs } = (await picked.json()) as { docs: { version: object }[] }
    expect(docs[0]?.version).toEqual({ question: expect.any(String) })
    expect((await read('select[parent]=true')).status).toBe(200)
    expect((await read('select[question]=true')).status).toBe(400)
  })

  test('does not hold for our own code', async () => {
    const { docs } = await foyer.payload.find({ collection: 'faqs', limit: 0, depth: 0 })
    expect(docs).toHaveLength(104)
  })
})

describe('what no list takes', () => {
  test.each([
    ['limit=abc', 'limit: Send a whole number.'],
    ['limit=-1', 'limit: Send at least 0.'],
    ['limit=1e9', 'limit: Send a whole number.'],
    ['limit=', 'limit: Send a whole number.'],
    ['limit[a]=1', 'limit[a]: This parameter is not known.'],
    ['page=abc', 'page: Send a whole number.'],
    ['page=0', 'page: Send at least 1.'],
    ['page=1.5', 'page: Send a whole number.'],
    ['page=1&page=2', 'page: Send one value, not several.'],
    ['depth=deep', 'depth: Send a whole number.'],
    ['depth=5', 'depth: Send at most 4.'],
    ['depth=99', 'depth: Send at most 4.'],
    ['foo=1', 'foo: This parameter is not known.'],
    ['locale=xx', 'locale: Send one of en, fr, ar, all, *.'],
    ['fallback-locale=xx', 'fallback-locale: Send one of en, fr, ar, none, null, false.'],
    ['fallback-locale=fr,en', 'fallback-locale: Send one of en, fr, ar, none, null, false.'],
    [
      'fallback-locale=fr&fallback-locale=en',
      'fallback-locale: Send one of en, fr, ar, none, null, false.',
    ],
    ['fallback-locale[]=fr', 'fallback-locale[]: This parameter is not known.'],
    ['pagination=maybe', 'pagination: Send one of true, false.'],
    ['sort=zzz', 'The following paths cannot be queried: zzz.'],
    ['sort=question,-zzz', 'The following paths cannot be queried: zzz.'],
  ])('is a fault and named: %s', async (query, message) => {
    for (const path of ['/api/faqs', '/api/faqs/versions']) {
      const response = await foyer.call(`${path}?${query}`, { headers: key })
      const { errors } = (await response.json()) as { errors?: object[] }
      expect([response.status, errors?.[0]]).toEqual([400, expect.objectContaining({ message })])
    }
  })

  test.each([
    ...['locale=xx', 'foo=1', 'depth=9', 'fallback-locale=xx'],
    ...['select=name', 'select[nothing]=true', 'populate[nothing][alt]=true'],
  ])('is a fault for one document and for a global as well: %s', async (query) => {
    const { docs } = await foyer.payload.find({ collection: 'faqs', limit: 1, depth: 0 })
    const [name = ''] = query.split('=', 1)
    for (const path of [`/api/faqs/${String(docs[0]?.id)}`, '/api/globals/branding']) {
      const response = await foyer.call(`${path}?${query}`, { headers: key })
      const { errors } = (await response.json()) as { errors?: { message: string }[] }
      expect([response.status, errors?.[0]?.message]).toEqual([
        ...[400, expect.stringContaining(`${name}: `)],
      ])
      const asAdmin = 'depth=0&draft=true&locale=fr&fallback-locale=none&trash=false'
      expect((await foyer.call(`${path}?${asAdmin}`, { headers: key })).status).toBe(200)
    }
  })

  test.each(['sort=order', 'where[question][equals]=Q', 'page=1', 'limit=1'])(
    'is a fault for what is named by its ID, which is in no list: %s',
    async (query) => {
      const { docs } = await foyer.payload.find({ collection: 'faqs', limit: 1, depth: 0 })
      const path = `/api/faqs/${String(docs[0]?.id)}?${query}`
      expect((await foyer.call(path, { headers: key })).status).toBe(400)
    },
  )

  test('is nothing of what the admin and the SDK send', async () => {
    const sent = [
      'depth=4&draft=true&fallback-locale=none&flattenLocales=false&joins=false&limit=5&locale=fr',
      'page=1&pagination=true&populate[media][alt]=true&select[question]=true&sort=-createdAt',
      'trash=false&where[and][0][question][like]=Q&fallbackLocale=en&sort=question,order&locale=all',
      'sort[]=question&limit=0&fallback-locale=null',
    ]
    for (const query of sent) {
      const { status } = await foyer.call(`/api/faqs?${query}`, { headers: key })
      expect([query, status]).toEqual([query, 200])
    }
  })
})

describe('what a list has no use for', () => {
  test.each([
    ['select[zzz]=true', 'select[zzz]: There is no such field.'],
    ['select[question]=maybe', 'select[question]: Send true or false.'],
    ['select=question', 'select: Name the fields, as in select[title]=true.'],
    ['populate[zzz][title]=true', 'populate[zzz][title]: There is no such collection.'],
    ['joins[zzz]=false', 'joins[zzz]: There is no such join.'],
    ['joins=1', 'joins: Send false, or name the join.'],
    ['where[question][constructor]=x', 'where[question][constructor]: No field has this name.'],
    ['where[__proto__][equals]=x', 'where[__proto__][equals]: No field has this name.'],
  ])('is a fault and named: %s', async (query, message) => {
    const response = await foyer.call(`/api/faqs?${query}`, { headers: key })
    const { errors } = (await response.json()) as { errors?: object[] }
    expect([response.status, errors?.[0]]).toEqual([400, expect.objectContaining({ message })])
  })

  test('is a join without a whole number for its limit and page', async () => {
    const status = async (query: string) =>
      (await foyer.call(`/api/leads?${query}`, { headers: key })).status
    expect(await status('joins[timeline][limit]=5&joins[timeline][page]=1')).toBe(200)
    expect(await status('joins[timeline][limit]=-5')).toBe(400)
    expect(await status('joins[timeline][limit]=abc')).toBe(400)
    expect(await status('joins[timeline][page]=0')).toBe(400)
  })
})

describe('a page', () => {
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
      prevPage: 8,
      hasNextPage: false,
      nextPage: null,
    })
  })

  test('beyond the last counts what the caller may read, by their filters', async () => {
    await foyer.payload.create({ collection: 'faqs', data: { question: 'Draft', answer: 'A' } })
    const query = 'where[question][in]=Q1,Q2,Draft&page=2'
    const total = async (headers?: Record<string, string>) =>
      (await (await foyer.call(`/api/faqs?${query}`, { ...(headers && { headers }) })).json())
        .totalDocs
    expect([await total(), await total(key)]).toEqual([2, 3])
  })

  test.each([
    'faqs?draft=true&where[answer][equals]=New',
    'faqs/versions?where[parent][exists]=true',
  ])('beyond the last counts drafts and versions as the first does: %s', async (path) => {
    const { docs } = await foyer.payload.find({ collection: 'faqs', limit: 1, depth: 0 })
    const [id, headers] = [String(docs[0]?.id), { ...key, 'content-type': 'application/json' }]
    const body = JSON.stringify({ answer: 'New' })
    await foyer.call(`/api/faqs/${id}?draft=true`, { method: 'PATCH', headers, body })
    const page = async (number: number) => {
      const answer = await foyer.call(`/api/${path}&page=${String(number)}`, { headers: key })
      return (await answer.json()) as { docs: unknown[]; totalDocs: number }
    }
    const { totalDocs } = await page(1)
    expect(totalDocs).toBeGreaterThan(0)
    expect(await page(900)).toMatchObject({ docs: [], totalDocs })
  })

  test('of an empty list says what our own lists say', async () => {
    const page = { totalDocs: 0, page: 1, totalPages: 1, hasPrevPage: false, prevPage: null }
    const empty = { docs: [], ...page, hasNextPage: false, nextPage: null }
    for (const query of ['where[question][equals]=none', 'where[id][exists]=false&sort=question']) {
      expect(await (await foyer.call(`/api/faqs?${query}`)).json()).toMatchObject(empty)
    }
    expect(await (await foyer.call('/api/payments/links')).json()).toMatchObject(empty)
  })
})
