import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'

type Found = {
  id: string
  type: string
  title: string
  url: string
  excerpt: string
  highlights: [number, number][]
  score: number
}

let foyer: Foyer
const ids: Record<string, string> = {}

async function publish(collection: string, json: Record<string, unknown>): Promise<string> {
  const response = await foyer.callAsAdmin(`/api/${collection}`, {
    method: 'POST',
    json: { _status: 'published', ...json },
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

const translate = (path: string, locale: string, json: object) =>
  foyer.callAsAdmin(`${path}?locale=${locale}`, { method: 'PATCH', json })

const markdown = `Before any heading.

## Marmot husbandry

Marmots whistle when a hawk circles above the meadow, and sleep from October to April.

- Café visits are by appointment
- Bring *warm* clothes

## 高山动物

我们研究人工智能治理与高山动物。`

beforeAll(async () => {
  foyer = await boot()
  ids['page'] = await publish('pages', {
    title: 'Marmot handbook',
    slug: 'marmot-handbook',
    summary: 'All about the marmot.',
    bodyMarkdown: markdown,
  })
  ids['faq'] = await publish('faqs', {
    question: 'Do marmots bite?',
    answer: 'Seldom. <b>Never</b> feed them & keep your distance.',
  })
  ids['course'] = await publish('courses', {
    title: 'Mountain ecology',
    slug: 'mountain-ecology',
    summary: 'Policies for protecting meadows.',
    topics: ['Zoology'],
    outcomes: ['Count burrows'],
    instructors: [{ name: 'Zoë Ångström' }],
    syllabus: [{ title: 'Lichens', lessons: [{ slug: 'one', title: 'Symbiosis' }] }],
    bodyMarkdown: 'A hawk is mentioned here once.',
  })
  ids['policy'] = await publish('policies', {
    title: 'Burrow policy',
    slug: 'burrow',
    kind: 'other',
    version: '1',
    effectiveDate: '2026-01-01',
    summary: 'What we promise.',
    bodyMarkdown: 'Nobody digs.',
  })
  ids['partner'] = await publish('partners', {
    name: 'Edelweiss Institute',
    slug: 'edelweiss',
    summary: 'Studies flowers.',
    regions: ['Tyrol'],
  })
  await translate(`/api/pages/${ids['page']}`, 'fr', {
    title: 'Manuel de la marmotte',
    summary: 'Tout sur les données de la marmotte.',
  })
  await translate(`/api/pages/${ids['page']}`, 'ar', {
    title: 'دليل المرموط',
    summary: 'كل شيء عن سياسات المرموط.',
  })
})
afterAll(() => foyer.stop())

const ask = (query: Record<string, string> | [string, string][]) =>
  foyer.call(`/api/search?${new URLSearchParams(query).toString()}`)

async function search(q: string, more: Record<string, string> = {}) {
  const response = await ask({ q, ...more })
  expect(response.status).toBe(200)
  return (await response.json()) as {
    docs: Found[]
    totalDocs: number
    correctedQuery: unknown
  } & {
    facets: { type: Record<string, number> }
  }
}

async function titles(q: string, more: Record<string, string> = {}): Promise<string[]> {
  return (await search(q, more)).docs.map(({ title }) => title)
}

const marked = ({ excerpt, highlights }: Found) =>
  highlights.map(([start, end]) => excerpt.slice(start, end))

describe('an answer', () => {
  test('has the documented shape', async () => {
    const response = await ask({ q: 'whistle' })
    expect(await response.json()).toEqual({
      query: 'whistle',
      correctedQuery: null,
      docs: [
        {
          id: ids['page'],
          type: 'page',
          title: 'Marmot handbook',
          url: 'http://localhost:3000/pages/marmot-handbook',
          excerpt: expect.stringContaining('Marmots whistle when a hawk'),
          highlights: [[8, 15]],
          score: expect.any(Number),
          updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      ],
      facets: { type: { page: 1 } },
      totalDocs: 1,
      limit: 10,
      page: 1,
      totalPages: 1,
      hasPrevPage: false,
      hasNextPage: false,
      prevPage: null,
      nextPage: null,
    })
    expect(response.headers.get('server-timing')).toMatch(/^search;dur=\d+\.\d+$/)
    expect(response.headers.get('etag')).toMatch(/^"/)
    expect(response.headers.get('cache-control')).toContain('public')
  })

  test('is not sent again to whoever has it', async () => {
    const etag = (await ask({ q: 'whistle' })).headers.get('etag') ?? ''
    const path = '/api/search?q=whistle'
    const response = await foyer.call(path, { headers: { 'if-none-match': etag } })
    expect([response.status, await response.text()]).toEqual([304, ''])
    expect((await foyer.call(path, { method: 'HEAD' })).status).toBe(200)
  })

  test('is plain text, whatever an editor wrote', async () => {
    const [faq] = (await search('distance')).docs
    expect(faq?.excerpt).toBe('Seldom. <b>Never</b> feed them & keep your distance.')
    expect(faq && marked(faq)).toEqual(['distance'])
  })

  test('counts types without their own filter, and filters by several', async () => {
    const all = await search('marmot')
    expect(all.facets.type).toEqual({ faq: 1, page: 1 })
    const faqs = await search('marmot', { type: 'faq' })
    expect([faqs.totalDocs, faqs.facets.type]).toEqual([1, { faq: 1, page: 1 }])
    const both = await ask([
      ['q', 'marmot'],
      ['type', 'faq'],
      ['type', 'page'],
    ])
    expect((await both.json()).totalDocs).toBe(2)
    expect((await search('marmot', { type: 'partner' })).totalDocs).toBe(0)
  })

  test('put together from its pages holds every document once', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => search('hawk marmot meadow', { limit: '1', page })),
    )
    const all = await search('hawk marmot meadow')
    expect(pages.flatMap(({ docs }) => docs)).toEqual(all.docs.slice(0, 3))
    expect(new Set(all.docs.map(({ id }) => id)).size).toBe(all.totalDocs)
  })
})

describe('what is found', () => {
  test.each([
    ['the title', 'handbook', 'Marmot handbook'],
    ['the summary', 'protecting', 'Mountain ecology'],
    ['a list in the text', 'appointment', 'Marmot handbook'],
    ['emphasised words in a list', 'warm clothes', 'Marmot handbook'],
    ['a heading', 'husbandry', 'Marmot handbook'],
    ['a topic', 'zoology', 'Mountain ecology'],
    ['an outcome', 'count', 'Mountain ecology'],
    ['a person', 'Angstrom', 'Mountain ecology'],
    ['a lesson', 'symbiosis', 'Mountain ecology'],
    ['a region', 'Tyrol', 'Edelweiss Institute'],
    ['an accent left out', 'cafe visits', 'Marmot handbook'],
    ['an accent too many', 'märmot handbook', 'Marmot handbook'],
    ['a singular where the text has the plural', 'whistles', 'Marmot handbook'],
    ['a plural where the text has the singular', 'edelweiss institutes', 'Edelweiss Institute'],
    ['the beginning of the last word', 'ecol', 'Mountain ecology'],
    ['capitals', 'EDELWEISS', 'Edelweiss Institute'],
    ['two characters of a script without spaces', '人工', 'Marmot handbook'],
    ['a longer run of them', '人工智能', 'Marmot handbook'],
    ['one character', '高', 'Marmot handbook'],
  ])('by %s', async (_, q, title) => {
    expect((await titles(q))[0]).toBe(title)
  })

  test('has a title that says so before a text that mentions it', async () => {
    expect(await titles('policy')).toEqual(['Burrow policy', 'Mountain ecology'])
  })

  test('marks the words in the form they have there', async () => {
    const [page] = (await search('whistles marmot')).docs
    expect(page && marked(page)).toEqual(['Marmots', 'whistle'])
    const [chinese] = (await search('人工智能')).docs
    expect(chinese && marked(chinese)).toEqual(['人工智能'])
  })

  test('may be misspelt, and the answer says how it was understood', async () => {
    const { docs, correctedQuery } = await search('Edelwiess institue studies')
    expect([docs[0]?.title, correctedQuery]).toEqual([
      'Edelweiss Institute',
      'edelweiss institute studies',
    ])
    expect((await search('edelweiss')).correctedQuery).toBeNull()
    expect(await search('xqzvkj')).toMatchObject({ totalDocs: 0, correctedQuery: null })
  })
})

describe('in another language', () => {
  test('a translation is found in its words, with its address', async () => {
    const [page] = (await search('donnee marmottes', { locale: 'fr' })).docs
    expect(page).toMatchObject({
      title: 'Manuel de la marmotte',
      url: 'http://localhost:3000/pages/marmot-handbook?locale=fr',
    })
    expect((await titles('سياسة', { locale: 'ar' }))[0]).toBe('دليل المرموط')
    expect(await titles('marmottes')).not.toContain('Manuel de la marmotte')
  })

  test('what has no translation is found in English', async () => {
    expect(await titles('institutes', { locale: 'fr' })).toEqual(['Edelweiss Institute'])
    expect(await titles('whistles', { locale: 'fr' })).toEqual(['Manuel de la marmotte'])
  })
})

describe('what is not published', () => {
  test('is not found: drafts, drafts of something published, what was withdrawn or deleted', async () => {
    const slug = (name: string) => ({ title: `Gopher ${name}`, slug: `gopher-${name}` })
    await publish('pages', { ...slug('draft'), _status: 'draft' })
    const open = await publish('pages', slug('open'))
    const gone = await publish('pages', slug('gone'))
    expect((await titles('gopher')).sort()).toEqual(['Gopher gone', 'Gopher open'])
    await foyer.callAsAdmin(`/api/pages/${open}?draft=true`, {
      method: 'PATCH',
      json: { title: 'Gopher secret', _status: 'draft' },
    })
    await foyer.callAsAdmin(`/api/pages/${gone}`, { method: 'DELETE' })
    expect([await titles('gopher'), await titles('secret')]).toEqual([['Gopher open'], []])
    await foyer.callAsAdmin(`/api/pages/${open}`, { method: 'PATCH', json: { _status: 'draft' } })
    expect(await search('gopher')).toMatchObject({ totalDocs: 0, facets: { type: {} } })
  })
})
