import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

const policy = {
  title: 'Privacy policy',
  slug: 'privacy',
  kind: 'privacy',
  version: '2026-01',
  effectiveDate: '2026-01-15',
  summary: 'What we keep and why.',
  bodyMarkdown: '## Data\n\nWe keep **little**.',
  _status: 'published',
}

const html = /<h2>Data<\/h2><p>We keep <strong>little<\/strong>\.<\/p>/

async function make(fields: object = {}): Promise<string> {
  const json = { ...policy, ...fields }
  const response = await foyer.callAsAdmin('/api/policies', { method: 'POST', json })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

async function read(path: string) {
  const response = await foyer.call(path)
  expect([path, response.status]).toEqual([path, 200])
  return await response.json()
}

let privacy: string

beforeAll(async () => {
  foyer = await boot()
  privacy = await make()
  await make({
    slug: 'terms',
    title: 'Terms',
    kind: 'terms',
    version: '3',
    effectiveDate: '2025-03-01',
  })
  await foyer.callAsAdmin(`/api/policies/${privacy}?locale=fr`, {
    method: 'PATCH',
    json: { title: 'Confidentialité', bodyMarkdown: 'Très peu.' },
  })
})
afterAll(() => foyer.stop())

describe('GET /api/policies', () => {
  test('has every documented field', async () => {
    const { docs, ...page } = await read('/api/policies?where[slug][equals]=privacy')
    expect(page).toMatchObject({
      totalDocs: 1,
      limit: 10,
      page: 1,
      totalPages: 1,
      hasNextPage: false,
    })
    expect(docs[0]).toMatchObject({
      id: privacy,
      title: 'Privacy policy',
      slug: 'privacy',
      kind: 'privacy',
      version: '2026-01',
      effectiveDate: '2026-01-15T00:00:00.000Z',
      summary: 'What we keep and why.',
      body: { root: { type: 'root' } },
      html: expect.stringMatching(html),
      updatedAt: expect.stringMatching(/Z$/),
    })
    expect(docs[0]).not.toHaveProperty('bodyMarkdown')
  })

  test('gives the version as a string whatever was written', async () => {
    const id = await make({ slug: 'numbered', version: 7 })
    expect((await read(`/api/policies/${id}`)).version).toBe('7')
    await foyer.callAsAdmin(`/api/policies/${id}`, { method: 'DELETE' })
  })

  test('takes where, sort, limit and page', async () => {
    const slugs = async (query: string) => {
      const { docs } = await read(`/api/policies?${query}`)
      return docs.map(({ slug }: { slug: string }) => slug)
    }
    expect(await slugs('')).toEqual(['privacy', 'terms'])
    expect(await slugs('sort=-title')).toEqual(['terms', 'privacy'])
    expect(await slugs('sort=effectiveDate')).toEqual(['terms', 'privacy'])
    expect(await slugs('limit=1&page=2')).toEqual(['terms'])
    expect(await slugs('where[kind][equals]=terms')).toEqual(['terms'])
    expect(await slugs('where[effectiveDate][greater_than]=2025-12-31')).toEqual(['privacy'])
    expect(await slugs('where[kind][in]=terms,cookies')).toEqual(['terms'])
  })

  test.each(['limit=0', 'limit=500', 'pagination=false'])(
    'gives a hundred at most with ?%s',
    async (query) => {
      expect((await read(`/api/policies?${query}`)).limit).toBeLessThanOrEqual(100)
    },
  )

  test.each([
    ['select[title]=true', ['id', 'title']],
    ['select[html]=true', ['html', 'id']],
    ['select[html]=true&select[slug]=true', ['html', 'id', 'slug']],
    ['select[body]=true', ['body', 'id']],
    ['select[body]=true&select[html]=true', ['body', 'html', 'id']],
  ])('gives with ?%s just that', async (query, names) => {
    const one = await read(`/api/policies/${privacy}?${query}`)
    const { docs } = await read(`/api/policies?where[slug][equals]=privacy&${query}`)
    for (const doc of [one, docs[0]]) {
      expect(Object.keys(doc).sort()).toEqual(names)
      if ('html' in doc) expect(doc.html).toMatch(html)
      if ('body' in doc) expect(doc.body.root.type).toBe('root')
    }
  })

  test('gives the HTML even if the body is left out', async () => {
    for (const query of ['select[body]=false', 'select[body]=false&select[title]=false']) {
      const doc = await read(`/api/policies/${privacy}?${query}`)
      expect(doc.html).toMatch(html)
      expect(doc).not.toHaveProperty('body')
      expect(doc).toHaveProperty('slug')
      expect('title' in doc).toBe(!query.includes('title'))
    }
  })

  test('speaks the language asked for, and else the default one', async () => {
    const french = await read(`/api/policies/${privacy}?locale=fr`)
    expect(french).toMatchObject({ title: 'Confidentialité', summary: 'What we keep and why.' })
    expect(french.html).toContain('Très peu.')
    expect((await read(`/api/policies/${privacy}?locale=ar`)).title).toBe('Privacy policy')
  })

  test('knows nothing by an id that is none', async () => {
    for (const id of ['1', 'abc', '01a1f8a0-5624-717c-b821-bb5841c59caa', '%00']) {
      const { status } = await foyer.call(`/api/policies/${id}`)
      expect([id, status]).toEqual([id, 404])
    }
  })

  test('is kept by browsers until it changes', async () => {
    const first = await foyer.call('/api/policies')
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await foyer.call('/api/policies', { headers })).status).toBe(304)
    await foyer.callAsAdmin(`/api/policies/${privacy}`, {
      method: 'PATCH',
      json: { summary: 'New.' },
    })
    const third = await foyer.call('/api/policies', { headers })
    expect(third.status).toBe(200)
    expect(await third.text()).toContain('New.')
    const json = { summary: policy.summary }
    await foyer.callAsAdmin(`/api/policies/${privacy}`, { method: 'PATCH', json })
  })
})

describe('GET /api/policies/slug/{slug}', () => {
  test('gives the policy as the list does', async () => {
    const found = await read('/api/policies/slug/privacy')
    const listed = await read(`/api/policies/${privacy}`)
    const names = [
      'id',
      'title',
      'slug',
      'kind',
      'version',
      'effectiveDate',
      'summary',
      'body',
      'html',
      'updatedAt',
    ]
    expect(found).toEqual(Object.fromEntries(names.map((name) => [name, listed[name]])))
  })

  test('takes a language', async () => {
    expect((await read('/api/policies/slug/privacy?locale=fr')).title).toBe('Confidentialité')
    for (const query of ['locale=de', 'draft=true']) {
      const response = await foyer.call(`/api/policies/slug/privacy?${query}`)
      expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_query'])
    }
  })

  test('leads on from an old slug, with the query', async () => {
    const id = await make({ slug: 'cookies-old' })
    await foyer.callAsAdmin(`/api/policies/${id}`, { method: 'PATCH', json: { slug: 'cookies' } })
    const response = await foyer.call('/api/policies/slug/cookies-old?locale=fr')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/api/policies/slug/cookies?locale=fr')
    expect((await foyer.call('/api/policies/slug/cookies')).status).toBe(200)
    await foyer.callAsAdmin(`/api/policies/${id}`, { method: 'DELETE' })
    expect((await foyer.call('/api/policies/slug/cookies-old')).status).toBe(404)
  })

  test('shows no draft, and nothing of a draft that is newer', async () => {
    const draft = await make({ slug: 'draft', _status: 'draft' })
    expect((await foyer.call('/api/policies/slug/draft')).status).toBe(404)
    await foyer.callAsAdmin(`/api/policies/${privacy}?draft=true`, {
      method: 'PATCH',
      json: { title: 'Not yet', slug: 'not-yet', _status: 'draft' },
    })
    expect((await read('/api/policies/slug/privacy')).title).toBe('Privacy policy')
    expect((await foyer.call('/api/policies/slug/not-yet')).status).toBe(404)
    await foyer.callAsAdmin(`/api/policies/${draft}`, { method: 'DELETE' })
  })

  test.each(['UPPER', 'a_b', '-', 'x'.repeat(97)])('knows nothing by %s', async (slug) => {
    expect((await foyer.call(`/api/policies/slug/${slug}`)).status).toBe(404)
  })
})

describe('a policy', () => {
  test.each<[string, object, string]>([
    ['without a kind', { kind: null }, 'kind'],
    ['of an unknown kind', { kind: 'ethics' }, 'kind'],
    ['without a version', { version: '' }, 'version'],
    ['without a date', { effectiveDate: null }, 'effectiveDate'],
    ['from some day', { effectiveDate: 'some day' }, 'effectiveDate'],
    ['from the year 12026', { effectiveDate: '+012026-01-01T00:00:00Z' }, 'effectiveDate'],
    ['with a slug that is none', { slug: 'No Slug' }, 'slug'],
    ['with a slug that is taken', { slug: 'terms' }, 'slug'],
  ])('is not taken %s', async (_, fields, path) => {
    const json = { ...policy, slug: 'new', ...fields }
    const response = await foyer.callAsAdmin('/api/policies', { method: 'POST', json })
    expect(response.status).toBe(400)
    const { errors } = await response.json()
    expect(errors[0].data.errors.map((fault: { path: string }) => fault.path)).toEqual([path])
  })
})
