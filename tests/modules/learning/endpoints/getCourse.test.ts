import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { until } from '../../../platform/jobs/until.js'
import { boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer

const course = {
  title: 'AI Act basics',
  slug: 'ai-act-basics',
  summary: 'What the regulation asks.',
  price: { amount: 1_000, currency: 'JPY' },
  syllabus: [
    { title: 'First', lessons: [{ slug: 'scope', title: 'Scope', minutes: 20 }] },
    { title: 'Second', lessons: [{ slug: 'duties', title: 'Duties' }] },
  ],
  outcomes: ['Name the roles'],
  instructors: [{ name: 'Zoë', role: 'Lawyer' }],
  certificate: true,
  bodyMarkdown: '## Why\n\nBecause **so**.',
  _status: 'published',
}

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

let number = 0

async function make(fields: object = {}): Promise<{ id: string; slug: string }> {
  number += 1
  const json = { ...course, slug: `course-${String(number)}`, ...fields }
  const response = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: string; slug: string } }).doc
}

async function change(id: string, json: object, query = '') {
  const response = await foyer.callAsAdmin(`/api/courses/${id}${query}`, { method: 'PATCH', json })
  expect(response.status).toBe(200)
}

const get = (path: string, headers: Record<string, string> = {}) =>
  foyer.call(`/api/lms/courses/${path}`, { headers })

async function read(path: string) {
  const response = await get(path)
  expect(response.status).toBe(200)
  return await response.json()
}

describe('one course', () => {
  test('has its syllabus and its text beside what the list has', async () => {
    const { slug } = await make()
    const found = await read(slug)
    const { docs } = await (await foyer.call('/api/lms/courses?limit=100')).json()
    const listed = docs.find((each: { slug: string }) => each.slug === slug)
    expect(found).toEqual({
      ...listed,
      syllabus: [
        {
          title: 'First',
          lessons: [{ slug: 'scope', title: 'Scope', minutes: 20, kind: 'text', isPreview: false }],
        },
        {
          title: 'Second',
          lessons: [
            { slug: 'duties', title: 'Duties', minutes: null, kind: 'text', isPreview: false },
          ],
        },
      ],
      html: '<h2>Why</h2><p>Because <strong>so</strong>.</p>',
    })
  })

  test('has its payment link for as long as that can be used, and so has the list', async () => {
    const ending = await make()
    const opening = await make()
    // The clock of the service stands until the links are read, however long a busy machine takes for that.
    const { clock } = foyer.platform
    const now = clock.now()
    foyer.platform.clock = { now: () => now }
    const change = new Date(now.getTime() + 1_500).toISOString()
    const link = async (sold: { id: string; slug: string }, fields: object) => {
      const { price } = course
      const json = { ...fields, title: 'L', slug: `by-${sold.slug}`, course: sold.id, price }
      const by = { method: 'POST', json: { ...json, kind: 'gateway', state: 'active' } }
      expect((await foyer.callAsAdmin('/api/payment-links', by)).status).toBe(201)
    }
    await link(ending, { availableUntil: change })
    await link(opening, { availableFrom: change })
    const shown = async () => {
      const { docs } = await (await foyer.call('/api/lms/courses?limit=100')).json()
      const links = [ending, opening].map(async ({ slug }) => [
        (await read(slug)).paymentLink,
        docs.find((each: { slug: string }) => each.slug === slug).paymentLink,
      ])
      return (await Promise.all(links)).flat()
    }
    const [first, second] = [`by-${ending.slug}`, `by-${opening.slug}`]
    expect(await shown()).toEqual([first, first, null, null])
    foyer.platform.clock = clock
    await until(async () => (await shown()).join() === [null, null, second, second].join())
  })

  test('shows a picture with its full address', async () => {
    const form = new FormData()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="9" height="9"/></svg>'
    form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'cover.svg')
    form.append('_payload', JSON.stringify({ alt: 'A bar' }))
    const headers = { 'x-api-key': 'the-admin-api-key-of-the-tests-0123456789' }
    const uploaded = await foyer.call('/api/media', { method: 'POST', body: form, headers })
    const { doc } = (await uploaded.json()) as { doc: { id: string } }
    const { slug } = await make({ image: doc.id })
    const picture = {
      url: 'http://localhost:3000/api/media/file/cover.svg',
      width: 40,
      height: 20,
      alt: 'A bar',
      focus: { x: 50, y: 50 },
    }
    expect((await read(slug)).image).toEqual(picture)
    await foyer.callAsAdmin(`/api/media/${doc.id}`, { method: 'PATCH', json: { alt: 'A beam' } })
    expect((await read(slug)).image).toEqual({ ...picture, alt: 'A beam' })
  })

  test('says which point of its picture must stay visible', async () => {
    const data = await sharp({
      create: { width: 60, height: 30, channels: 3, background: '#12525e' },
    })
      .png()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(data)], { type: 'image/png' }), 'wide.png')
    form.append('_payload', JSON.stringify({ alt: 'A wide one', focalX: 20, focalY: 80 }))
    const headers = { 'x-api-key': 'the-admin-api-key-of-the-tests-0123456789' }
    const uploaded = await foyer.call('/api/media', { method: 'POST', body: form, headers })
    const { doc } = (await uploaded.json()) as { doc: { id: string } }
    const { slug } = await make({ image: doc.id })
    expect((await read(slug)).image.focus).toEqual({ x: 20, y: 80 })
  })

  test('is found by no one while it is a draft', async () => {
    const { slug } = await make({ _status: 'draft' })
    const response = await get(slug)
    expect(response.status).toBe(404)
    expect((await response.json()).code).toBe('not_found')
  })

  test.each([
    ...['unknown', 'UPPER', '-a', 'a_b', 'a%20b', '%00', '%ZZ', '..%2f..%2fetc', 'x'.repeat(97)],
  ])('is not found by %s', async (slug) => {
    const response = await get(slug)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  test.each(['locale=de', 'locale=', 'draft=true', 'depth=2'])('refuses ?%s', async (query) => {
    const { slug } = await make()
    const response = await get(`${slug}?${query}`)
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_query'])
  })

  test('answers HEAD, and 304 to whoever has it', async () => {
    const { slug } = await make()
    const head = await foyer.call(`/api/lms/courses/${slug}`, { method: 'HEAD' })
    const etag = head.headers.get('etag') ?? ''
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await get(slug, { 'if-none-match': etag })).status).toBe(304)
    expect((await get(slug, { 'if-none-match': `W/${etag}` })).status).toBe(304)
    expect((await get(slug, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('is a schema.org course where linked data is asked for', async () => {
    const { slug } = await make()
    const response = await get(slug, { accept: 'application/ld+json' })
    expect(response.headers.get('content-type')).toBe('application/ld+json')
    expect(response.headers.get('vary')?.split(', ')).toContain('Accept')
    expect(await response.json()).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'AI Act basics',
      teaches: ['Name the roles'],
      educationalCredentialAwarded: 'Certificate',
      syllabusSections: [
        { '@type': 'Syllabus', name: 'First' },
        { '@type': 'Syllabus', name: 'Second' },
      ],
      // The yen has no smaller unit.
      offers: { '@type': 'Offer', category: 'Paid', price: 1_000, priceCurrency: 'JPY' },
      hasCourseInstance: [
        { '@type': 'CourseInstance', instructor: [{ '@type': 'Person', name: 'Zoë' }] },
      ],
    })
  })
})

describe('an old slug', () => {
  test('leads to the present one, with the query', async () => {
    const { id } = await make({ slug: 'first-name' })
    await change(id, { slug: 'second-name' })
    await change(id, { slug: 'third-name' })
    for (const old of ['first-name', 'second-name']) {
      const response = await get(`${old}?locale=fr`)
      expect(response.status).toBe(301)
      expect(response.headers.get('location')).toBe('/api/lms/courses/third-name?locale=fr')
    }
    expect((await get('third-name')).status).toBe(200)
  })

  test('is not found while the course is not published', async () => {
    const { id } = await make({ slug: 'old-of-draft' })
    await change(id, { slug: 'new-of-draft', _status: 'draft' })
    expect((await get('old-of-draft')).status).toBe(404)
    expect((await get('new-of-draft')).status).toBe(404)
  })

  test('belongs to the course that has it now', async () => {
    const { id } = await make({ slug: 'contested' })
    await change(id, { slug: 'moved-away' })
    await make({ slug: 'contested', title: 'The new one' })
    expect((await read('contested')).title).toBe('The new one')
  })

  test('of a draft that was never published leads nowhere', async () => {
    const { id } = await make({ slug: 'never-out', _status: 'draft' })
    await change(id, { slug: 'out-now', _status: 'published' })
    expect((await get('never-out')).status).toBe(404)
  })

  test('is forgotten with the course', async () => {
    const { id } = await make({ slug: 'gone-old' })
    await change(id, { slug: 'gone-new' })
    await foyer.callAsAdmin(`/api/courses/${id}`, { method: 'DELETE' })
    expect((await get('gone-old')).status).toBe(404)
  })
})

describe('a published course with a newer draft', () => {
  test('shows what was published, everywhere and however it is asked for', async () => {
    const { id, slug } = await make({ title: 'Published' })
    await change(id, { title: 'Secret', slug: 'secret-slug', _status: 'draft' }, '?draft=true')
    const where = `where[id][equals]=${id}`
    const answers = await Promise.all(
      [
        `/api/lms/courses/${slug}`,
        '/api/lms/courses?q=published',
        `/api/courses/${id}`,
        `/api/courses/${id}?draft=true`,
        `/api/courses?${where}`,
        `/api/courses?${where}&draft=true`,
        `/api/courses?${where}&draft=true&depth=4&locale=all`,
        `/api/courses?${where}&where[_status][equals]=published`,
      ].map(async (path) => ({ path, text: await (await foyer.call(path)).text() })),
    )
    for (const { path, text } of answers) {
      expect([path, text.includes('Published')]).toEqual([path, true])
      expect([path, text.includes('Secret')]).toEqual([path, false])
    }
    expect((await get('secret-slug')).status).toBe(404)
  })

  test('shows the draft to staff who ask for it', async () => {
    const { id } = await make({ title: 'Published' })
    await change(id, { title: 'Secret', _status: 'draft' }, '?draft=true')
    const asked = await foyer.callAsAdmin(`/api/courses/${id}?draft=true`)
    expect((await asked.json()).title).toBe('Secret')
    const plain = await foyer.callAsAdmin(`/api/courses/${id}`)
    expect((await plain.json()).title).toBe('Published')
  })
})

describe('languages', () => {
  test('are given where they are written, else the default one', async () => {
    const { id, slug } = await make()
    await change(id, { title: 'Bases', outcomes: ['Nommer les rôles'] }, '?locale=fr')
    expect(await read(`${slug}?locale=fr`)).toMatchObject({
      title: 'Bases',
      summary: 'What the regulation asks.',
      outcomes: ['Nommer les rôles'],
    })
    expect(await read(`${slug}?locale=ar`)).toMatchObject({ title: 'AI Act basics' })
    expect(await read(slug)).toMatchObject({ title: 'AI Act basics', outcomes: ['Name the roles'] })
    const found = await (await foyer.call('/api/lms/courses?locale=fr&q=bases')).json()
    expect(found.docs.map((each: { slug: string }) => each.slug)).toContain(slug)
  })

  test('do not take the list down where only another one was written', async () => {
    const json = { ...course, slug: 'seulement-en-francais', title: 'Seulement', summary: 'Un' }
    await foyer.callAsAdmin('/api/courses?locale=fr', { method: 'POST', json })
    expect((await foyer.call('/api/lms/courses')).status).toBe(200)
    expect((await get('seulement-en-francais?locale=ar')).status).toBeLessThan(500)
  })
})
