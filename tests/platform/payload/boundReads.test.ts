import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

const key = { 'x-api-key': adminKey }
const form = 'application/x-www-form-urlencoded'
const asPost = { 'x-payload-http-method-override': 'GET', 'content-type': form }

beforeAll(async () => {
  foyer = await boot()
  const faq = { question: 'Q', answer: 'A', _status: 'published' }
  await foyer.callAsAdmin('/api/faqs', { method: 'POST', json: faq })
})
afterAll(() => foyer.stop())

async function refusal(path: string, init: RequestInit = {}): Promise<[number, string]> {
  const response = await foyer.call(path, init)
  const { errors } = (await response.json()) as { errors?: { message: string }[] }
  return [response.status, errors?.[0]?.message ?? '']
}

const conditions = (count: number, path = 'image.filename') =>
  Array.from(
    { length: count },
    (_, at) => `where[or][${String(at)}][${path}][equals]=d${String(at)}`,
  ).join('&')

describe('the question of a visitor', () => {
  test('has at most 30 conditions, however it is sent', async () => {
    const refused = [400, expect.stringMatching(/at most 30 conditions/)]
    for (const path of ['/api/courses', '/api/courses/count']) {
      expect(await refusal(`${path}?${conditions(31)}`)).toEqual(refused)
      expect((await foyer.call(`${path}?${conditions(30)}`)).status).toBe(200)
    }
    const json = JSON.stringify({
      or: Array.from({ length: 31 }, () => ({ title: { equals: 1 } })),
    })
    expect(await refusal(`/api/courses?where=${encodeURIComponent(json)}`)).toEqual(refused)
    const sent = { method: 'POST', headers: asPost, body: conditions(300) }
    expect(await refusal('/api/courses', sent)).toEqual(refused)
    // Not even parsed.
    const long = await foyer.call('/api/courses', { ...sent, body: conditions(1_000) })
    expect(long.status).toBe(413)
    const several = 'where[title][in]=a&where[title][not_equals]=b'
    expect((await foyer.call(`/api/courses?${several}`)).status).toBe(200)
  })

  test('compares numbers with numbers and dates with dates', async () => {
    for (const [path, given, type] of [
      ['price.amount', '[equals]=x', 'number'],
      ['price.amount', '[not_in]=1,x', 'number'],
      ['durationHours', '[in][0]=Infinity', 'number'],
      ['updatedAt', '[greater_than]=soon', 'date'],
    ]) {
      const refused = [400, `Send a ${String(type)} for \`${String(path)}\`.`]
      expect(await refusal(`/api/courses?where[${String(path)}]${String(given)}`)).toEqual(refused)
    }
    const sound = [
      ...['where[price.amount][in]=1,2.5', 'where[price.amount][equals]=null'],
      ...['where[updatedAt][less_than]=2026-11-25', 'where[durationHours][exists]=false'],
    ]
    for (const query of sound) {
      expect([query, (await foyer.call(`/api/courses?${query}`)).status]).toEqual([query, 200])
    }
  })

  test('compares with something that can be compared, and does not find everything without it', async () => {
    const day = 'Send a date for `updatedAt`.'
    const boolean = 'Send true or false for `exists`.'
    for (const [query, message] of [
      ['order][greater_than]=', 'Send a number for `order`.'],
      ['order][less_than_equal]=null', 'Send a number for `order`.'],
      ['order][in]=', 'Send a number for `order`.'],
      ['updatedAt][less_than]=', day],
      ['updatedAt][equals]=2026-02-30', day],
      ['updatedAt][greater_than]=2027-02-29T00:00:00Z', day],
      ['logo][exists]=maybe', boolean],
      ['title][exists]=', boolean],
      ['name][exists]=1', boolean],
    ]) {
      const refused = [query, 400, message]
      expect([query, ...(await refusal(`/api/partners?where[${String(query)}`))]).toEqual(refused)
    }
    for (const query of [
      ...['order][equals]=', 'order][not_equals]=null', 'updatedAt][equals]=', 'name][equals]='],
      ...['logo][exists]=false', 'name][exists]=true', 'updatedAt][greater_than]=2028-02-29'],
    ]) {
      expect([query, ...(await refusal(`/api/partners?where[${query}`))]).toEqual([query, 200, ''])
    }
    const json = JSON.stringify({ name: { exists: false } })
    expect(await refusal(`/api/partners?where=${json}`)).toEqual([200, ''])
  })

  test('is told what can be chosen, and that a list of IDs is empty', async () => {
    const tiers = 'Send one of these for `tier`: platinum, gold, '
    for (const query of [
      '[equals]=nope',
      '[in]=gold,nope',
      '[not_equals]=',
      '[in]=',
      '[equals]=null',
    ]) {
      expect(await refusal(`/api/partners?where[tier]${query}`)).toEqual([
        400,
        expect.stringContaining(tiers),
      ])
    }
    for (const query of ['[equals]=gold', '[in]=gold,platinum', '[exists]=true']) {
      const answer = await refusal(`/api/partners?where[tier]${query}`)
      expect([query, ...answer]).toEqual([query, 200, ''])
    }
    const ids = [400, 'Send the ID of a document for `id`, or a list of them.']
    expect(await refusal('/api/policies?where[id][in]=')).toEqual(ids)
    expect(await refusal(`/api/policies?where[id][not_in]=${randomUUID()},x`)).toEqual(ids)
    expect(await refusal(`/api/policies?where[id][in]=${randomUUID()}`)).toEqual([200, ''])
    expect(await refusal('/api/policies?where[id][equals]=nope')).toEqual([200, ''])
  })

  test('follows relations over at most 5 paths, joined lists and sorts included', async () => {
    const over = (...fields: string[]) =>
      fields.map((field, at) => `where[or][${String(at)}][image.${field}][exists]=true`).join('&')
    const five = over('filename', 'alt', 'width', 'height', 'mimeType')
    expect((await foyer.call(`/api/courses?${five}`)).status).toBe(200)
    const refused = [400, expect.stringMatching(/at most 5 relation paths/)]
    expect(await refusal(`/api/courses?${five}&sort=image.filesize`)).toEqual(refused)
    const six = over('filename', 'alt', 'width', 'height', 'mimeType', 'filesize')
    expect(await refusal(`/api/courses?${six}`)).toEqual(refused)
    expect((await foyer.call(`/api/courses?${six}`, { headers: key })).status).toBe(200)
  })

  test('is neither deeper nor longer than anybody means', async () => {
    const deep = (levels: number) =>
      encodeURIComponent(`${'{"and":['.repeat(levels)}{}${']}'.repeat(levels)}`)
    expect(await refusal(`/api/courses?where=${deep(200)}`, { headers: key })).toEqual([
      400,
      expect.stringMatching(/at most 10 deep/),
    ])
    const body = `where[title][in]=${'x,'.repeat(10_000)}`
    const asked = { method: 'POST', headers: asPost, body }
    expect((await foyer.call('/api/courses', asked)).status).toBe(413)
  })
})

describe('the question of staff', () => {
  const asked = (path: string) => refusal(path, { headers: key })

  test('has at most 200 conditions over 20 relation paths, and any number of values in one', async () => {
    const alike = (count: number) => `/api/courses?${conditions(count, 'title')}`
    expect(await asked(alike(200))).toEqual([200, ''])
    const many = [400, expect.stringMatching(/at most 200 conditions/)]
    expect(await asked(alike(201))).toEqual(many)
    expect(await asked(`/api/courses?${conditions(300)}`)).toEqual(many)
    const values = Array.from({ length: 400 }, () => `where[id][in][]=${randomUUID()}`).join('&')
    const body = { method: 'POST', headers: { ...asPost, ...key }, body: values }
    expect(await refusal('/api/courses', body)).toEqual([200, ''])
    const pictured = ['alt', 'url', 'filename', 'mimeType', 'filesize', 'width', 'height']
    const known = ['title', 'slug', 'summary', 'level', 'format', 'language', 'durationHours']
    const dated = ['createdAt', 'updatedAt']
    const paths = [
      ...[...known, ...dated, 'certificate'].map((name) => `course.${name}`),
      ...[...pictured, ...dated].map((name) => `course.image.${name}`),
    ]
    const over = (all: string[]) =>
      `/api/course-sessions?${all.map((path, at) => `where[or][${String(at)}][${path}][exists]=true`).join('&')}`
    expect(await asked(over(paths))).toEqual([200, ''])
    const wide = [400, expect.stringMatching(/at most 20 relation paths/)]
    expect(await asked(over([...paths, 'course.image.focalX']))).toEqual(wide)
  })
})

test.each(['where[and][0]=x', 'where[or][0][question][equals]=a&where[or][1]=x'])(
  '%s lacks a condition, and does not find everything',
  async (query) => {
    const told = [400, expect.stringMatching('Send a condition in each place')]
    expect(await refusal(`/api/faqs?${query}`)).toEqual(told)
    expect(await refusal(`/api/faqs?${query}`, { headers: key })).toEqual(told)
  },
)

test.each(['1', 'true', '[]', '"Q"'])(
  'the filter %s is refused, and does not find everything',
  async (where) => {
    const told = [400, expect.stringMatching('where: Send conditions')]
    expect(await refusal(`/api/faqs?where=${where}`)).toEqual(told)
    expect(await refusal(`/api/faqs/count?where=${where}`, { headers: key })).toEqual(told)
  },
)

test.each([
  {},
  { or: [] },
  { question: {} },
  { answer: { equals: 'A' }, question: {} },
  { or: [{}] },
])('nothing is changed or deleted by %j, which says in part what is meant', async (where) => {
  const path = `/api/faqs?where=${encodeURIComponent(JSON.stringify(where))}`
  for (const method of ['PATCH', 'DELETE']) {
    const init = { method, headers: { ...key, 'content-type': 'application/json' } }
    const answer = await refusal(path, { ...init, body: '{"question":"Other"}' })
    expect(answer).toEqual([400, expect.stringMatching('Send a condition in each place')])
  }
  const { docs } = await foyer.payload.find({ collection: 'faqs' })
  expect(docs.map(({ question }) => question)).toEqual(['Q'])
})

describe('nobody', () => {
  const refused = [400, expect.stringMatching(/cannot be queried/)]

  test.each(['hash', 'salt', 'apiKeyIndex', 'resetPasswordToken', 'lockUntil', 'loginAttempts'])(
    'has a list sorted or filtered by the %s of whom a document names',
    async (secret) => {
      const asked = [
        `/api/users?sort=${secret}`,
        `/api/leads?depth=1&sort=assignee.${secret}`,
        `/api/leads?sort=createdAt,-assignee.${secret}`,
        `/api/leads?sort=assignee__${secret}`,
        `/api/lead-events?sort=by.${secret}`,
        `/api/payment-events?sort=-by.${secret}`,
        `/api/leads?joins[timeline][sort]=by.${secret}`,
        `/api/leads?joins[timeline][where][by.${secret}][exists]=true`,
        `/api/leads?where[assignee.${secret}][exists]=true`,
        `/api/leads/count?where[or][0][assignee.${secret}][exists]=true`,
      ]
      for (const path of asked) {
        expect([path, ...(await refusal(path, { headers: key }))]).toEqual([path, ...refused])
      }
    },
  )
})

describe('a path over relations', () => {
  const people = ['sales', 'finance', 'editor'] as const
  const keys = new Map<string, string>()

  beforeAll(async () => {
    const { payload } = foyer
    for (const role of people) {
      const key = `the-key-of-a-${role}-0123456789-0123456789`
      const data = { email: `${role}@staff.example`, password: 'a long password', role }
      const collection = 'users'
      await payload.create({ collection, data: { ...data, enableAPIKey: true, apiKey: key } })
      keys.set(role, key)
    }
    const scopes = ['courses', 'course-sessions', 'leads', 'bookings'].map((one) => `${one}:read`)
    const json = { name: 'A script', scopes }
    const made = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
    keys.set('limited', ((await made.json()) as { doc: { key: string } }).doc.key)
  })

  const asked = async (caller: string, path: string) => {
    const { status } = await foyer.call(`/api/${path}`, {
      headers: { 'x-api-key': keys.get(caller) ?? '' },
    })
    return [caller, path, status]
  }

  test.each([
    ['limited', 'course-sessions?where[course.image.alt][exists]=true'],
    ['limited', 'courses?where[sessions.course.image.alt][like]=a'],
    ['limited', 'leads?where[consents.policyVersion][exists]=true'],
    ['limited', 'leads?sort=assignee.email'],
    ['limited', 'course-sessions?sort=course.image.alt'],
    ['finance', 'bookings?sort=-buyer.email'],
    ['finance', 'bookings?where[buyer.email][like]=a'],
    ['finance', 'orders?joins[timeline][sort]=by.email'],
  ])('is refused to who may not read where it leads: %s, %s', async (caller, path) => {
    expect(await asked(caller, path)).toEqual([caller, path, 400])
  })

  test('sorts nothing by people of whom the caller reads some only', async () => {
    for (const path of ['payment-events?sort=by.email', 'refunds?sort=-createdAt,by.name']) {
      expect(await asked('finance', path)).toEqual(['finance', path, 400])
    }
  })

  test.each([
    ['limited', 'leads?where[assignee.id][exists]=true&sort=assignee'],
    ['limited', 'course-sessions?sort=course.title'],
    ['sales', 'bookings?sort=buyer.email&where[buyer.email][like]=a'],
    ['sales', 'leads?where[assignee.email][like]=a'],
    ['finance', 'payment-events?where[by.email][like]=a&sort=order.number'],
    ['editor', 'courses?where[sessions.course.price.amount][exists]=true&sort=image.alt'],
  ])('is open where all of it is: %s, %s', async (caller, path) => {
    expect(await asked(caller, path)).toEqual([caller, path, 200])
  })

  test('of visitors leads to what is published', async () => {
    const path = '/api/course-sessions?where[course.title][exists]=true&sort=course.title'
    expect((await foyer.call(path)).status).toBe(200)
  })
})
