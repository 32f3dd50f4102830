import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const send = async (path: string, json: object, method = 'POST') => {
  const response = await foyer.callAsAdmin(path, { method, json })
  const body = (await response.json()) as {
    doc?: Record<string, unknown>
    result?: Record<string, unknown>
    errors?: { data?: { errors?: { path: string }[] } }[]
  }
  return {
    status: response.status,
    saved: body.doc ?? body.result,
    faults: body.errors?.[0]?.data?.errors?.map(({ path: at }) => at),
  }
}

const course = { title: 'A course', slug: 'a-course', summary: 'About it.' }

describe('a group sent as null', () => {
  test('is emptied, on create and on update', async () => {
    const made = await send('/api/courses', { ...course, price: null, _status: 'published' })
    expect(made).toMatchObject({ status: 201, saved: { price: { amount: null } } })
    const path = `/api/courses/${String(made.saved?.['id'])}`
    const price = { amount: 49_000, currency: 'EUR' }
    expect(await send(path, { price }, 'PATCH')).toMatchObject({ status: 200, saved: { price } })
    expect(await send(path, { price: null }, 'PATCH')).toMatchObject({
      status: 200,
      saved: { price: { amount: null, currency: null } },
    })
    const listed = await (await foyer.call('/api/lms/courses/a-course')).json()
    expect(listed).toMatchObject({ price: null })
  })

  test('is emptied in a global, down to the groups within', async () => {
    const contact = { email: 'a@acme.example' }
    expect((await send('/api/globals/branding', { contact })).saved).toMatchObject({ contact })
    const emptied = await send('/api/globals/branding', { contact: null, fonts: null })
    expect(emptied).toMatchObject({ status: 200, saved: { contact: { email: null } } })
  })

  test('is a fault where a part of it is required', async () => {
    const link = { title: 'A link', slug: 'a-link', kind: 'gateway', price: null }
    expect((await send('/api/payment-links', { ...link, state: 'draft' })).status).toBe(201)
    const active = await send('/api/payment-links', { ...link, slug: 'b', state: 'active' })
    expect(active).toMatchObject({ status: 400, faults: ['price.currency', 'price.amount'] })
  })
})

describe('a list sent as null', () => {
  test('is emptied, on create and on update', async () => {
    const made = await send('/api/courses', { ...course, slug: 'lists', syllabus: null })
    expect(made).toMatchObject({ status: 201, saved: { syllabus: [] } })
    const path = `/api/courses/${String(made.saved?.['id'])}`
    const instructors = [{ name: 'Ada' }]
    expect((await send(path, { instructors }, 'PATCH')).saved).toMatchObject({ instructors })
    expect((await send(path, { topics: ['ai'] }, 'PATCH')).saved).toMatchObject({ topics: ['ai'] })
    const nothing = { instructors: null, syllabus: 0, topics: null }
    expect(await send(path, nothing, 'PATCH')).toMatchObject({
      status: 200,
      saved: { instructors: [], syllabus: [], topics: [] },
    })
  })
})

test('a time without a zone is a fault: it was read in that of the machine, and one that clocks skip as another', async () => {
  const made = await send('/api/courses', { ...course, slug: 'zoned', _status: 'published' })
  const endsAt = '2027-03-28T15:00:00Z'
  const date = { course: made.saved?.['id'], endsAt, timeZone: 'Europe/Berlin', capacity: 5 }
  const found = async (startsAt: string) => {
    const where = `where[startsAt][greater_than]=${encodeURIComponent(startsAt)}`
    return (await foyer.call(`/api/course-sessions?${where}`)).status
  }
  for (const startsAt of ['2027-03-28T02:30', '2027-03-28 02:30:00', '3/28/2027 2:30 AM', '1']) {
    const refused = await send('/api/course-sessions', { ...date, mode: 'online', startsAt })
    expect(refused).toMatchObject({ status: 400, faults: ['startsAt'] })
  }
  // Callers of Payload's lists send what its clients send.
  for (const startsAt of ['2027-03-28', '2027-03-28T02:30']) {
    expect(await found(startsAt)).toBe(200)
  }
  expect(await found('1')).toBe(400)
  for (const startsAt of ['2027-03-28T01:30:00Z', '2027-03-28T03:30:00.000+02:00']) {
    expect(await found(startsAt)).toBe(200)
    const saved = { startsAt: '2027-03-28T01:30:00.000Z' }
    const sent = await send('/api/course-sessions', { ...date, mode: 'online', startsAt })
    expect(sent).toMatchObject({ status: 201, saved })
  }
})

test('a choice that is made twice counts once', async () => {
  const events = ['lead.created', 'order.paid', 'lead.created']
  const made = await send('/api/webhooks', { url: 'https://hooks.example/foyer', events })
  expect(made).toMatchObject({ status: 201, saved: { events: ['lead.created', 'order.paid'] } })
})

test('a scope names an area that there is; a key that named one is still revoked', async () => {
  const make = (scope: string) => send('/api/api-keys', { name: 'A script', scopes: [scope] })
  for (const scope of ['lead:read', 'nonsense:*', 'leads', 'constructor:read']) {
    expect(await make(scope)).toMatchObject({ status: 400, faults: ['scopes'] })
  }
  for (const scope of ['leads:read', 'branding:update', 'people:read', '*:read', '*']) {
    expect((await make(scope)).status).toBe(201)
  }
  const { saved } = await make('payments:*')
  const id = String(saved?.['id'])
  const { pool } = postgresOf(foyer.payload)
  await pool.query(`update api_keys_texts set text = 'gone:read' where parent_id = $1`, [id])
  expect((await send(`/api/api-keys/${id}`, { revoked: true }, 'PATCH')).status).toBe(200)
})

describe('a bare value where an object belongs', () => {
  test.each([
    ['price', 49_000],
    ['price', '49000'],
    ['price', [1]],
    ['instructors.0', ['soon']],
    ['syllabus.1', [{ title: 'One', lessons: [] }, null]],
    ['syllabus.0.lessons.0', [{ title: 'One', lessons: ['first'] }]],
    ['syllabus.0.lessons', [{ title: 'One', lessons: 'first' }]],
    ['instructors', 5],
    ['instructors', 'soon'],
    ['instructors', {}],
    ['topics', 'ai'],
    ['durationHours', 'approx. 2'],
    ['durationHours', '12 hours'],
    ['durationHours', true],
  ])('%s is a fault, and nothing is written', async (path, value) => {
    const name = path.split('.')[0] ?? ''
    const refused = await send('/api/courses', { ...course, slug: 'bare', [name]: value })
    expect(refused).toMatchObject({ status: 400, faults: [path] })
    const { docs } = await (await foyer.callAsAdmin('/api/courses?where[slug][equals]=bare')).json()
    expect(docs).toEqual([])
  })

  test.each([
    ['/api/webhooks', { url: 'http://127.0.0.1:9/x', events: 'order.paid' }, 'events'],
    ['/api/partners', { name: {}, slug: 'p', tier: 'gold', kind: 'technology' }, 'name'],
    [
      '/api/partners',
      { name: 'P', slug: 'p', tier: 'gold', kind: 'technology', order: 'x' },
      'order',
    ],
    ['/api/users', { email: 5, password: 'correct horse battery', role: 'viewer' }, 'email'],
  ])('of %s %j is a fault', async (path, json, fault) => {
    expect(await send(path, json)).toMatchObject({ status: 400, faults: [fault] })
  })

  test('is a fault in a preview, which shows what is right', async () => {
    const made = await send('/api/courses', { ...course, slug: 'previewed' })
    const path = `/api/courses/${String(made.saved?.['id'])}/preview`
    const preview = (data: object) =>
      foyer.callAsAdmin(path, { method: 'POST', json: { data: { ...course, ...data } } })
    expect((await preview({ price: null, instructors: null })).status).toBe(200)
    for (const [at, data] of [
      ['/data/price', { price: 5 }],
      ['/data/instructors/0', { instructors: [null] }],
      ['/data/syllabus/0/lessons/0', { syllabus: [{ title: 'M', lessons: [null] }] }],
    ] as const) {
      const answer = await preview(data)
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ path: at }] }])
    }
  })

  test('is none where a form sends a number as text', async () => {
    const made = await send('/api/courses', { ...course, slug: 'forms', durationHours: '7.5' })
    expect(made).toMatchObject({ status: 201, saved: { durationHours: 7.5 } })
  })

  test('is a fault in a global too', async () => {
    const refused = await send('/api/globals/branding', { contact: 'call us' })
    expect(refused).toMatchObject({ status: 400, faults: ['contact'] })
  })
})

describe('a value of its field’s own kind that cannot be stored', () => {
  const date = { startsAt: '2031-01-01T09:00:00Z', endsAt: '2031-01-01T17:00:00Z', capacity: 1 }
  const partner = { name: 'P', slug: 'p', tier: 'gold', kind: 'technology' }

  test.each([
    ['/api/course-sessions', { ...date, startsAt: '2027-02-30T00:00:00Z' }, 'startsAt'],
    ['/api/course-sessions', { ...date, course: 'nope' }, 'course'],
    ['/api/course-sessions', { ...date, course: 5 }, 'course'],
    ['/api/policies', { title: 'P', effectiveDate: '2026-02-29' }, 'effectiveDate'],
    ['/api/partners', { ...partner, logo: 'nope' }, 'logo'],
    ['/api/partners', { ...partner, logo: ['nope'] }, 'logo'],
    ['/api/partners', { ...partner, regions: ['a\u0000'] }, 'regions'],
    ['/api/redirects', { from: '/a', doc: [null] }, 'doc'],
    ['/api/risk-items', { title: 'T', category: 'a\u0000b' }, 'category'],
    ['/api/risk-items', { title: 'T', category: 'a\ud800b' }, 'category'],
    ['/api/synonyms', { words: '' }, 'words'],
  ])('of %s %j is a fault with its path', async (path, json, fault) => {
    expect(await send(path, json)).toMatchObject({ status: 400, faults: [fault] })
  })

  test.each([
    ['/api/course-sessions', 'startsAt', 1],
    ['/api/course-sessions', 'capacity', '9'.repeat(400)],
    ['/api/pages', 'summary', true],
    ['/api/pages', 'title', false],
    ['/api/risk-items', 'severity', 0],
    ['/api/risk-items', 'status', true],
    ['/api/redirects', 'url', false],
    ['/api/webhooks', 'enabled', 0],
  ])('of %s: the field %s takes no %j', async (path, name, value) => {
    const { status, faults } = await send(path, { [name]: value })
    expect([status, faults]).toEqual([400, [name]])
  })

  test('is no number in a text, which is read as it is written', async () => {
    const json = { title: 'Numbered', slug: 'numbered', summary: 1.5, _status: 'published' }
    const { saved } = await send('/api/pages', json)
    const answer = await foyer.call(`/api/pages/${String(saved?.['id'])}`)
    expect(await answer.json()).toMatchObject({ summary: '1.5' })
    const redirect = await send('/api/redirects', { from: '/n', url: 1 })
    expect(redirect).toMatchObject({ status: 400, faults: ['url'] })
  })

  test('is told from one that can', async () => {
    const made = await send('/api/courses', { ...course, slug: 'dated', _status: 'published' })
    const leap = { startsAt: '2028-02-29T09:00:00Z', endsAt: '2028-02-29T17:00:00+01:00' }
    const json = { ...date, ...leap, course: made.saved?.['id'] }
    expect((await send('/api/course-sessions', json)).status).toBe(201)
  })
})
