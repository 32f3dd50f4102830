import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { until } from '../../../platform/jobs/until.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { makeDates } from '../makeDates.js'
import { publishSampleCatalog } from '../sampleCatalog.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  await publishSampleCatalog(foyer)
  const json = { slug: 'hidden', title: 'Hidden', summary: 'Not out yet', level: 'expert' }
  await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
})
afterAll(() => foyer.stop())

const all = [
  'ai-act-basics',
  'audit-clinic',
  'gouvernance-des-donnees',
  'red-teaming',
  'well-being',
]

async function list(query: Record<string, string> | [string, string][] = {}) {
  const response = await foyer.call(`/api/lms/courses?${new URLSearchParams(query).toString()}`)
  expect(response.status).toBe(200)
  return await response.json()
}

async function slugs(query: Record<string, string> | [string, string][] = {}): Promise<string[]> {
  const { docs } = await list(query)
  return docs.map(({ slug }: { slug: string }) => slug)
}

describe('a listed course', () => {
  test('has every documented field, its sessions in order', async () => {
    const { docs } = await list({ q: 'clinic' })
    expect(docs).toEqual([
      {
        slug: 'audit-clinic',
        title: 'Audit clinic',
        summary: 'Two days with an auditor.',
        level: 'expert',
        format: 'classroom',
        topics: ['Audit'],
        language: 'en',
        durationHours: 12.5,
        price: { amount: 90_000, currency: 'EUR' },
        image: null,
        instructors: [],
        sessions: [
          {
            id: expect.any(String),
            startsAt: '2031-03-01T09:00:00.000Z',
            endsAt: '2031-03-01T09:00:01.000Z',
            timeZone: 'UTC',
            mode: 'online',
            venue: null,
            status: 'open',
            seatsLeft: 20,
          },
          {
            id: expect.any(String),
            startsAt: '2031-05-10T07:00:00.000Z',
            endsAt: '2031-05-11T15:00:00.000Z',
            timeZone: 'Europe/Paris',
            mode: 'onsite',
            venue: { name: 'The Quay', address: '1 Quay Street', mapUrl: null },
            status: 'open',
            seatsLeft: 8,
          },
        ],
        outcomes: [],
        certificate: false,
        url: 'http://localhost:3000/courses/audit-clinic',
        paymentLink: null,
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    ])
  })

  test('has no open date once that has begun, though nothing is written then', async () => {
    const json = { slug: 'at-once', title: 'At once', summary: 'S', _status: 'published' }
    const { doc } = await (await foyer.callAsAdmin('/api/courses', { method: 'POST', json })).json()
    // The clock of the service stands until the dates are read, however long a busy machine takes for that.
    const { clock } = foyer.platform
    const now = clock.now()
    foyer.platform.clock = { now: () => now }
    const startsAt = new Date(now.getTime() + 1_500).toISOString()
    await makeDates(foyer.payload, doc.id, [{ startsAt: '2020-01-01T09:00:00Z' }, { startsAt }])
    const states = async () => {
      const one = await (await foyer.call('/api/lms/courses/at-once')).json()
      const listed = (await list({ q: 'At once' })).docs[0]
      return [one, listed].map(({ sessions }) =>
        sessions.map(({ status }: { status: string }) => status),
      )
    }
    expect(await states()).toEqual([
      ['full', 'open'],
      ['full', 'open'],
    ])
    foyer.platform.clock = clock
    await until(async () => (await states()).flat().every((status) => status === 'full'))
    await foyer.payload.delete({ collection: 'courses', id: doc.id })
  })

  test('says of a free one either no price or the amount 0', async () => {
    const { docs } = await list({ priceMax: '0' })
    const prices = docs.map(({ price }: { price: unknown }) => price)
    expect(prices).toEqual([{ amount: 0, currency: 'EUR' }, null])
  })

  test('is never a draft, and is gone the moment it becomes one', async () => {
    const json = { slug: 'short', title: 'Short', summary: 'Here today', _status: 'published' }
    const made = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
    const { doc } = (await made.json()) as { doc: { id: string } }
    expect(await slugs({ q: 'here today' })).toEqual(['short'])
    const path = `/api/courses/${doc.id}`
    await foyer.callAsAdmin(path, { method: 'PATCH', json: { _status: 'draft' } })
    expect(await slugs()).toEqual(all)
    await foyer.callAsAdmin(path, { method: 'DELETE' })
  })
})

describe('the order', () => {
  test.each([
    ['title', all],
    ['-title', [...all].reverse()],
    [
      'startsAt',
      ['audit-clinic', 'gouvernance-des-donnees', 'red-teaming', 'ai-act-basics', 'well-being'],
    ],
    [
      '-startsAt',
      ['gouvernance-des-donnees', 'red-teaming', 'audit-clinic', 'ai-act-basics', 'well-being'],
    ],
    [
      'price',
      ['ai-act-basics', 'well-being', 'gouvernance-des-donnees', 'audit-clinic', 'red-teaming'],
    ],
    [
      '-price',
      ['audit-clinic', 'gouvernance-des-donnees', 'red-teaming', 'ai-act-basics', 'well-being'],
    ],
  ])('is %s as asked', async (sort, expected) => {
    expect(await slugs({ sort })).toEqual(expected)
  })

  test('by price begins with the currency that staff put first, and never mixes two', async () => {
    const json = { codes: ['USD', 'EUR'] }
    const saved = await foyer.callAsAdmin('/api/globals/currencies', { method: 'POST', json })
    expect(saved.status).toBe(200)
    const [first, last] = [await slugs({ sort: 'price' }), await slugs({ sort: '-price' })]
    expect(first.slice(2)).toEqual(['red-teaming', 'gouvernance-des-donnees', 'audit-clinic'])
    expect(last.slice(0, 3)).toEqual(['red-teaming', 'audit-clinic', 'gouvernance-des-donnees'])
    for (const codes of [[], ['XAU'], ['EUR', 'EUR']]) {
      const path = '/api/globals/currencies'
      const refused = await foyer.callAsAdmin(path, { method: 'POST', json: { codes } })
      expect([codes, refused.status]).toEqual([codes, 400])
    }
    await foyer.callAsAdmin('/api/globals/currencies', {
      method: 'POST',
      json: { codes: ['EUR', 'USD'] },
    })
  })

  test('is by title where nothing is asked', async () => {
    expect(await slugs()).toEqual(all)
  })

  test('by start counts the first session that is still wanted', async () => {
    expect(await slugs({ sort: 'startsAt', startsAfter: '2031-03-02' })).toEqual([
      'gouvernance-des-donnees',
      'red-teaming',
      'audit-clinic',
    ])
  })

  test('popular has every course', async () => {
    expect((await slugs({ sort: 'popular' })).sort()).toEqual(all)
  })
})

describe('the pages', () => {
  test('put together give every course once', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page, limit: '2' })))
    expect(pages.flatMap(({ docs }) => docs.map(({ slug }: { slug: string }) => slug))).toEqual(all)
    const [first, , last] = pages.map(({ docs: _, facets: __, ...page }) => page)
    expect(first).toEqual({
      totalDocs: 5,
      limit: 2,
      page: 1,
      totalPages: 3,
      hasPrevPage: false,
      hasNextPage: true,
      prevPage: null,
      nextPage: 2,
    })
    expect(last).toMatchObject({
      hasPrevPage: true,
      hasNextPage: false,
      prevPage: 2,
      nextPage: null,
    })
  })

  test('beyond the last are empty', async () => {
    const page = await list({ page: '7', limit: '2' })
    expect(page).toMatchObject({
      docs: [],
      totalDocs: 5,
      page: 7,
      hasNextPage: false,
      nextPage: null,
    })
  })

  test('hold a hundred at most', async () => {
    expect(await list({ limit: '100' })).toMatchObject({ limit: 100, totalPages: 1 })
  })
})

describe('the facets', () => {
  test('count each value of the courses found', async () => {
    const { facets } = await list()
    expect(facets).toEqual({
      level: { expert: 2, foundation: 1, practitioner: 1 },
      format: { blended: 1, classroom: 1, online: 2 },
      topic: { 'AI Act': 1, Audit: 1, Compliance: 2, Data: 1, Security: 1 },
      language: { en: 4, fr: 1 },
    })
  })

  test('leave out their own filter and no other', async () => {
    const { facets, totalDocs } = await list({ level: 'expert', format: 'online' })
    expect(totalDocs).toBe(1)
    expect(facets).toEqual({
      level: { expert: 1, foundation: 1 },
      format: { classroom: 1, online: 1 },
      topic: { Security: 1 },
      language: { en: 1 },
    })
  })

  test('are the same on every page', async () => {
    const [first, second] = await Promise.all(
      ['1', '2'].map((page) => list({ page, limit: '1', level: 'expert' })),
    )
    expect(first?.facets).toEqual(second?.facets)
  })
})

describe('HTTP', () => {
  test('answers HEAD as GET without the body', async () => {
    const [head, get] = await Promise.all([
      foyer.call('/api/lms/courses', { method: 'HEAD' }),
      foyer.call('/api/lms/courses'),
    ])
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect(await head.text()).toBe('')
  })

  test('answers 304 until a course changes', async () => {
    const first = await foyer.call('/api/lms/courses?level=expert')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)
    const ask = () =>
      foyer.call('/api/lms/courses?level=expert', { headers: { 'if-none-match': etag } })
    const second = await ask()
    expect([second.status, await second.text()]).toEqual([304, ''])
    const json = {
      slug: 'new',
      title: 'New',
      summary: 'New',
      level: 'expert',
      _status: 'published',
    }
    const made = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
    const { doc } = (await made.json()) as { doc: { id: string } }
    expect((await ask()).status).toBe(200)
    await foyer.callAsAdmin(`/api/courses/${doc.id}`, { method: 'DELETE' })
  })

  test('knows no other method', async () => {
    const response = await foyer.call('/api/lms/courses', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toMatch(/^GET, HEAD/)
  })
})
