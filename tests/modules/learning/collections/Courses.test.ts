import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const course = { title: 'A course', summary: 'About something', _status: 'published' }

async function create(json: object, query = '') {
  const response = await foyer.callAsAdmin(`/api/courses${query}`, { method: 'POST', json })
  return { status: response.status, body: await response.json() }
}

type Refusal = { errors: { data: { errors: { path: string }[] } }[] }

/** The fields in which Payload found errors: `price.amount`. */
function faultsIn({ errors }: Refusal): string[] {
  return errors.flatMap(({ data }) => data.errors.map(({ path }) => path))
}

const syllabus = (...slugs: string[]) => ({
  syllabus: slugs.map((slug) => ({ title: 'Module', lessons: [{ slug, title: 'Lesson' }] })),
})
const many = (length: number) => Array.from({ length }, (_, index) => `entry ${String(index)}`)

describe('a course', () => {
  test('needs a title, of which its slug is made, and a summary', async () => {
    const { status, body } = await create({ _status: 'published' })
    expect(status).toBe(400)
    expect(faultsIn(body).sort()).toEqual(['summary', 'title'])
  })

  test.each<[string, object, string]>([
    ['a slug with capitals', { slug: 'Bad' }, 'slug'],
    ['a slug with a space', { slug: 'a b' }, 'slug'],
    ['a slug that begins with a hyphen', { slug: '-a' }, 'slug'],
    ['a slug of 97 characters', { slug: 'x'.repeat(97) }, 'slug'],
    ['a level that does not exist', { level: 'guru' }, 'level'],
    ['a format that does not exist', { format: 'hybrid' }, 'format'],
    ['a language that is a word', { language: 'english' }, 'language'],
    ['a language without a name', { language: 'xx' }, 'language'],
    ['a negative price', { price: { amount: -1, currency: 'EUR' } }, 'price.amount'],
    ['a fraction of a cent', { price: { amount: 1.5, currency: 'EUR' } }, 'price.amount'],
    ['a price of 13 digits', { price: { amount: 1_000_000_000_000 } }, 'price.amount'],
    ['a price without its currency', { price: { amount: 1, currency: null } }, 'price.currency'],
    ['a currency we do not take', { price: { amount: 1, currency: 'XXX' } }, 'price.currency'],
    ['a bare number as price', { price: 49_000 }, 'price'],
    ['a bare text as price', { price: '490 EUR' }, 'price'],
    ['two lessons of one slug', syllabus('one', 'two', 'one'), 'syllabus'],
    ['a lesson whose slug is none', syllabus('One'), 'syllabus.0.lessons.0.slug'],
    [
      'a lesson of half a minute',
      { syllabus: [{ title: 'M', lessons: [{ slug: 'a', title: 'L', minutes: 0.5 }] }] },
      'syllabus.0.lessons.0.minutes',
    ],
    ['61 modules', syllabus(...many(61).map((_, index) => `lesson-${String(index)}`)), 'syllabus'],
    ['21 topics', { topics: many(21) }, 'topics'],
    ['a topic of 61 characters', { topics: ['x'.repeat(61)] }, 'topics'],
    ['a topic that is no text', { topics: [7] }, 'topics'],
    ['topics that are no list', { topics: 'AI' }, 'topics'],
    ['21 outcomes', { outcomes: many(21) }, 'outcomes'],
    ['an outcome of 301 characters', { outcomes: ['x'.repeat(301)] }, 'outcomes'],
    ['an outcome that is no text', { outcomes: [{}] }, 'outcomes'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title'],
    ['a summary of 501 characters', { summary: 'x'.repeat(501) }, 'summary'],
    ['less than no hours', { durationHours: -1 }, 'durationHours'],
    ['a certificate that is a word', { certificate: 'yes' }, 'certificate'],
    ['Markdown that is a number', { bodyMarkdown: 7 }, 'bodyMarkdown'],
  ])('does not take %s', async (_, fields, path) => {
    const { status, body } = await create({ ...course, slug: 'refused', ...fields })
    expect([status, faultsIn(body)]).toEqual([400, [path]])
  })

  test('takes the limits themselves', async () => {
    const { status } = await create({
      ...course,
      slug: 'x'.repeat(96),
      title: 'x'.repeat(200),
      summary: 'x'.repeat(500),
      topics: many(20),
      outcomes: many(20),
      price: { amount: 999_999_999_999, currency: 'IDR' },
    })
    expect(status).toBe(201)
  })

  test('has a slug of its own', async () => {
    expect((await create({ ...course, slug: 'taken' })).status).toBe(201)
    const { status, body } = await create({ ...course, slug: 'taken' })
    expect([status, faultsIn(body)]).toEqual([400, ['slug']])
  })

  test('has a slug of its own even where two are written at once', async () => {
    const answers = await Promise.all(many(6).map(() => create({ ...course, slug: 'raced' })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 400, 400, 400, 400, 400])
  })

  test('keeps each topic once, trimmed', async () => {
    const { body } = await create({
      ...course,
      slug: 'tidy',
      topics: [' AI Act ', '', 'ai act', 'Data'],
    })
    expect(body.doc.topics).toEqual(['AI Act', 'Data'])
  })

  test('costs euros where nothing else is said, and nothing where no amount is', async () => {
    await create({ ...course, slug: 'in-euros', price: { amount: 5 } })
    await create({ ...course, slug: 'free' })
    const price = async (slug: string) => {
      const response = await foyer.call(`/api/lms/courses/${slug}`)
      return (await response.json()).price
    }
    expect(await price('in-euros')).toEqual({ amount: 5, currency: 'EUR' })
    expect(await price('free')).toBeNull()
  })

  test('cannot become free by losing its currency', async () => {
    const { body } = await create({
      ...course,
      slug: 'priced',
      price: { amount: 5, currency: 'EUR' },
    })
    const response = await foyer.callAsAdmin(`/api/courses/${body.doc.id}`, {
      method: 'PATCH',
      json: { price: { currency: null } },
    })
    expect([response.status, faultsIn(await response.json())]).toEqual([400, ['price.currency']])
  })

  test('takes its text as Markdown, in which HTML and scripts are mere text', async () => {
    const bodyMarkdown =
      '# One\n\n- two\n\n<script>alert(1)</script> [x](https://a.example/?b=1&c=2)'
    const { status, body } = await create({ ...course, slug: 'markdown', bodyMarkdown })
    expect(status).toBe(201)
    expect(body.doc).not.toHaveProperty('bodyMarkdown')
    const { html } = await (await foyer.call('/api/lms/courses/markdown')).json()
    expect(html).toMatch(
      /<h1>One<\/h1>.*two.*&lt;script&gt;.*href="https:\/\/a\.example\/\?b=1&amp;c=2"/s,
    )
    expect(html).not.toMatch(/<script/)
  })

  test('may be kept unfinished as a draft, and is checked when it is published', async () => {
    const { status, body } = await create({ price: { amount: -1 } }, '?draft=true')
    expect(status).toBe(201)
    const response = await foyer.callAsAdmin(`/api/courses/${body.doc.id}`, {
      method: 'PATCH',
      json: { _status: 'published' },
    })
    expect(response.status).toBe(400)
    expect(faultsIn(await response.json()).sort()).toEqual(['price.amount', 'summary', 'title'])
  })

  test('has its dates in a newer draft, too', async () => {
    const { body } = await create({ ...course, slug: 'dated' })
    const id = String(body.doc.id)
    const time = { startsAt: '2099-03-02T09:00:00.000Z', endsAt: '2099-03-02T17:00:00.000Z' }
    await foyer.callAsAdmin('/api/course-sessions', {
      method: 'POST',
      json: { course: id, ...time, mode: 'online', capacity: 3 },
    })
    const change = { method: 'PATCH', json: { title: 'Sails and more' } }
    expect((await foyer.callAsAdmin(`/api/courses/${id}?draft=true`, change)).status).toBe(200)
    const read = async (query: string) =>
      (await foyer.callAsAdmin(`/api/courses/${id}?${query}`)).json() as Promise<object>
    const published = (await read('depth=0')) as { sessions: { docs: unknown[] } }
    expect(published.sessions.docs).toHaveLength(1)
    expect(await read('depth=0&draft=true')).toMatchObject({
      title: 'Sails and more',
      sessions: published.sessions,
    })
    const selected = await read('depth=0&draft=true&select[title]=true')
    expect(selected).not.toHaveProperty('sessions')

    const [admin] = (await foyer.payload.find({ collection: 'users', limit: 1 })).docs
    const json = { name: 'A script', scopes: ['courses:read'], owner: admin?.id }
    const made = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
    const { key } = ((await made.json()) as { doc: { key: string } }).doc
    const headers = { 'x-api-key': key }
    const limited = await foyer.call(`/api/courses/${id}?draft=true`, { headers })
    const found: unknown = await limited.json()
    expect(found).toMatchObject({ title: 'Sails and more' })
    expect(found).not.toHaveProperty('sessions')
  })

  test('keeps what visitors see when an unfinished version is restored, and is checked where they see none', async () => {
    const { body } = await create({ ...course, slug: 'restored' })
    const path = `/api/courses/${body.doc.id}`
    await foyer.callAsAdmin(`${path}?draft=true`, {
      method: 'PATCH',
      json: { title: null, price: { amount: -1 } },
    })
    const where = `where[parent][equals]=${String(body.doc.id)}&sort=-updatedAt&limit=1`
    const versions = await foyer.callAsAdmin(`/api/courses/versions?${where}`)
    const { docs } = (await versions.json()) as { docs: { id: string }[] }
    const restore = async () => {
      const version = `/api/courses/versions/${String(docs[0]?.id)}`
      return (await foyer.callAsAdmin(version, { method: 'POST' })).status
    }
    expect(await restore()).toBe(200)
    expect((await foyer.call('/api/lms/courses/restored')).status).toBe(200)
    const offline = await foyer.callAsAdmin(path, { method: 'PATCH', json: { _status: 'draft' } })
    expect(offline.status).toBe(200)
    expect(await restore()).toBe(400)
    // Who misspells `draft` would publish.
    const misspelt = `/api/courses/versions/${String(docs[0]?.id)}?drafts=true`
    const refused = await foyer.callAsAdmin(misspelt, { method: 'POST' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ code: 'invalid_query' })
  })
})
