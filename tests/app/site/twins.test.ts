import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { makeDates } from '../../modules/learning/makeDates.js'
import { boot, type Foyer } from '../../support/boot.js'
import { visitPage } from './visitPage.js'

let foyer: Foyer
const ids = new Map<string, string>()

const documents = {
  courses: {
    title: 'Risk & care',
    slug: 'risk',
    summary: 'About\nrisk',
    level: 'foundation',
    price: { amount: 49_000, currency: 'EUR' },
    outcomes: ['Name a risk'],
    syllabus: [{ title: 'Part one', lessons: [{ slug: 'a', title: 'Begin', minutes: 20 }] }],
    bodyMarkdown: '## Who it is for\n\nPeople who **approve** models.',
  },
  pages: { title: 'Our way', slug: 'way', bodyMarkdown: 'We [listen](https://example.com).' },
  policies: {
    title: 'Terms',
    slug: 'terms',
    kind: 'terms',
    version: '2.1',
    effectiveDate: '2026-01-01T00:00:00.000Z',
    bodyMarkdown: 'One. Two.',
  },
}

beforeAll(async () => {
  foyer = await boot()
  for (const [collection, document] of Object.entries(documents)) {
    const json = { _status: 'published', ...document }
    const response = await foyer.callAsAdmin(`/api/${collection}`, { method: 'POST', json })
    expect(response.status).toBe(201)
    ids.set(collection, ((await response.json()) as { doc: { id: string } }).doc.id)
  }
  await makeDates(foyer.payload, ids.get('courses') ?? '', [
    { startsAt: '2099-12-09T09:00:00Z', mode: 'onsite', venue: { name: 'The Quay' }, capacity: 3 },
  ])
})
afterAll(() => foyer.stop())

const read = (folder: string, slug: string, headers: Record<string, string> = {}) =>
  visitPage(`${folder}/[slug]`, `/${folder}/${slug}`, { slug, headers })

describe('the text of a page, at its address with .md', () => {
  test('is all of a course that its page says', async () => {
    const { status, headers, html: text } = await read('courses', 'risk.md')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(headers.get('link')).toBe('<http://localhost:3000/courses/risk>; rel="canonical"')
    expect(text).toMatch(/^# Risk & care\n\n> About risk\n\n- Price: €490/)
    for (const part of [
      '- Level: Foundation\n',
      '\n\n## Who it is for\n\nPeople who **approve** models.\n\n',
      '## What you will be able to do\n\n- Name a risk\n',
      '### Part one\n\n- Begin (20 minutes)\n',
      ', On site, The Quay, 3 places left\n',
    ]) {
      expect(text).toContain(part)
    }
  })

  test.each([
    ['pages', 'way', '# Our way\n\nWe [listen](https://example.com).\n'],
    ['policies', 'terms', '# Terms\n\n- Version: 2.1 (1 January 2026)\n\nOne. Two.\n'],
  ])('is the document of %s', async (folder, slug, text) => {
    expect((await read(folder, `${slug}.md`)).html).toBe(text)
  })

  test('is named by the page', async () => {
    const { html } = await visitPage('pages/[slug]', '/pages/way?locale=fr', { slug: 'way' })
    const address = 'http://localhost:3000/pages/way.md?locale=fr'
    expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${address}"/>`)
    expect((await visitPage('policies', '/policies')).html).not.toContain('text/markdown')
  })

  test('is 304 for who has it, until the document is edited', async () => {
    const tag = (await read('pages', 'way.md')).headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const again = await read('pages', 'way.md', { 'if-none-match': tag })
    expect([again.status, again.html]).toEqual([304, ''])
    const json = { bodyMarkdown: 'We listen more.', _status: 'published' }
    await foyer.callAsAdmin(`/api/pages/${ids.get('pages') ?? ''}`, { method: 'PATCH', json })
    const edited = await read('pages', 'way.md', { 'if-none-match': tag })
    expect([edited.status, edited.html]).toEqual([200, '# Our way\n\nWe listen more.\n'])
  })

  test('has moved with its page, and is there for nothing that is not published', async () => {
    const id = ids.get('courses') ?? ''
    await foyer.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json: { slug: 'care' } })
    const moved = await read('courses', 'risk.md')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/courses/care.md'])
    await foyer.callAsAdmin('/api/pages', {
      method: 'POST',
      json: { title: 'Secret', slug: 'secret', _status: 'draft', bodyMarkdown: 'Not yet' },
    })
    for (const slug of ['secret.md', 'none.md', '.md', 'a.md.md']) {
      expect([slug, (await read('pages', slug)).status]).toEqual([slug, 404])
    }
  })
})
