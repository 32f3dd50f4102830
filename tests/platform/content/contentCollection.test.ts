import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

type Doc = Record<string, unknown> & { id: string; slug: string; updatedAt: string }

async function write(path: string, json: object, method = 'POST') {
  const response = await foyer.callAsAdmin(path, { method, json })
  type Fault = { message: string; data?: { errors: object[] } }
  const { doc, errors } = (await response.json()) as { doc: Doc; errors?: Fault[] }
  const [fault] = errors ?? []
  return { status: response.status, doc, faults: fault?.data?.errors, message: fault?.message }
}

let made = 0

/** A published policy, whose slug gives way to that of `fields`. */
async function makePolicy(fields: object = {}): Promise<Doc> {
  made += 1
  const title = `Policy ${String(made)}`
  const { status, doc } = await write('/api/policies', {
    title,
    slug: `policy-${String(made)}`,
    kind: 'other',
    version: '1',
    effectiveDate: '2026-01-01T00:00:00.000Z',
    _status: 'published',
    ...fields,
  })
  expect(status).toBe(201)
  return doc
}

const patch = (doc: Doc, fields: object, query = '') =>
  write(`/api/policies/${doc.id}${query}`, fields, 'PATCH')

const bySlug = (slug: string) => foyer.call(`/api/policies/slug/${slug}`)

async function read(doc: Doc, query = '', collection = 'policies'): Promise<Doc> {
  return (await (await foyer.call(`/api/${collection}/${doc.id}${query}`)).json()) as Doc
}

test('content is a draft or published, and never neither', async () => {
  const doc = await makePolicy()
  const { status, faults } = await patch(doc, { _status: null })
  expect([status, faults]).toEqual([400, [expect.objectContaining({ path: '_status' })]])
  expect((await bySlug(doc.slug)).status).toBe(200)
  const made = await write('/api/faqs', { question: 'Q', answer: 'A', _status: null })
  expect(made.status).toBe(400)
})

describe('a slug', () => {
  test.each(['a', '0', 'a-b', 'a--b', 'x'.repeat(96)])('may be %s', async (slug) => {
    const { status, doc } = await write('/api/pages', { title: 'T', slug, _status: 'published' })
    expect([status, doc.slug]).toEqual([201, slug])
  })

  test.each(['-a', 'a-', 'A', 'a b', 'a_b', 'ä', 'a/b', '..', 'a\n', 'x'.repeat(97)])(
    'may not be %j',
    async (slug) => {
      const { status, faults } = await write('/api/pages', {
        title: 'T',
        slug,
        _status: 'published',
      })
      expect(status).toBe(400)
      expect(faults).toEqual([expect.objectContaining({ path: 'slug' })])
    },
  )

  test('of a draft may be missing, but not wrong', async () => {
    const draft = { title: 'T', _status: 'draft' }
    for (const collection of ['pages', 'policies', 'partners', 'courses']) {
      for (const slug of ['Bad Slug 2', '-a', 'ä', '../a']) {
        const sent = await write(`/api/${collection}?draft=true`, { ...draft, slug })
        const { status, faults, message } = sent
        expect([collection, status]).toEqual([collection, 400])
        expect(faults).toEqual([expect.objectContaining({ path: 'slug' })])
        // The admin shows faults of drafts beside no field.
        expect(message).toBe(
          'Slug – Use lower-case letters, digits and hyphens, at most 96, without a hyphen at either end.',
        )
      }
    }
    expect((await write('/api/pages?draft=true', draft)).status).toBe(201)
    const { doc, status } = await write('/api/pages?draft=true', { ...draft, slug: 'fine' })
    expect(status).toBe(201)
    const changed = await write(`/api/pages/${doc.id}?draft=true`, { slug: 'Not Fine' }, 'PATCH')
    expect(changed.status).toBe(400)
    expect((await write(`/api/pages/${doc.id}?draft=true`, { slug: '' }, 'PATCH')).status).toBe(200)
  })

  test('belongs to one document of a collection, and to one of another', async () => {
    await makePolicy({ slug: 'taken' })
    const again = { title: 'T', kind: 'other', version: '1', effectiveDate: '2026-01-01' }
    expect(
      (await write('/api/policies', { ...again, slug: 'taken', _status: 'published' })).status,
    ).toBe(400)
    expect(
      (await write('/api/pages', { title: 'T', slug: 'taken', _status: 'published' })).status,
    ).toBe(201)
  })

  test('redirects for good from each old one, once the new one is published', async () => {
    const doc = await makePolicy({ slug: 'first-name' })
    await patch(doc, { slug: 'second-name' })
    await patch(doc, { slug: 'third-name' })
    for (const old of ['first-name', 'second-name']) {
      const answer = await bySlug(old)
      expect([answer.status, answer.headers.get('location')]).toEqual([
        301,
        '/api/policies/slug/third-name',
      ])
    }
    expect((await bySlug('third-name')).status).toBe(200)
  })

  test('redirects the other way when a document takes back its old one', async () => {
    const doc = await makePolicy({ slug: 'there' })
    await patch(doc, { slug: 'and-back' })
    await patch(doc, { slug: 'there' })
    expect((await bySlug('there')).status).toBe(200)
    expect((await bySlug('and-back')).headers.get('location')).toBe('/api/policies/slug/there')
  })

  test('of a draft is nobody else’s business', async () => {
    const doc = await makePolicy({ slug: 'public-name' })
    await patch(doc, { slug: 'planned-name', _status: 'draft' }, '?draft=true')
    expect((await bySlug('public-name')).status).toBe(200)
    expect((await bySlug('planned-name')).status).toBe(404)
    await patch(doc, { slug: 'planned-name', _status: 'published' })
    expect((await bySlug('public-name')).headers.get('location')).toBe(
      '/api/policies/slug/planned-name',
    )
  })

  test('that another document takes over leads to that one', async () => {
    const former = await makePolicy({ slug: 'wanted' })
    await patch(former, { slug: 'given-up' })
    const next = await makePolicy({ slug: 'wanted' })
    const answer = (await (await bySlug('wanted')).json()) as Doc
    expect(answer.id).toBe(next.id)
    await patch(next, { slug: 'moved-on' })
    expect((await bySlug('wanted')).headers.get('location')).toBe('/api/policies/slug/moved-on')
  })

  test('leads nowhere once its document is unpublished or deleted', async () => {
    const doc = await makePolicy({ slug: 'short-lived' })
    await patch(doc, { slug: 'lived' })
    await patch(doc, { _status: 'draft' })
    expect((await bySlug('short-lived')).status).toBe(404)
    await patch(doc, { _status: 'published' })
    expect((await bySlug('short-lived')).status).toBe(301)
    await foyer.callAsAdmin(`/api/policies/${doc.id}`, { method: 'DELETE' })
    expect((await bySlug('short-lived')).status).toBe(404)
    expect((await bySlug('lived')).status).toBe(404)
  })

  test('is new and valid in a duplicate', async () => {
    const doc = await makePolicy({ slug: 'o'.repeat(96) })
    const { status, doc: copy } = await write(`/api/policies/${doc.id}/duplicate`, {})
    expect(status).toBe(200)
    expect(copy.slug).toMatch(/^o{80}-copy-[0-9a-f]{6}$/)
    expect((await patch(copy, { _status: 'published' })).status).toBe(200)
  })
})

describe('a title', () => {
  test.each([[''], ['   '], [null], [{ en: 'T' }], [['T']], [7]])(
    'may not be %j in the language that all fall back to',
    async (title) => {
      const { status } = await write('/api/pages', {
        title,
        slug: 'no-title',
        _status: 'published',
      })
      expect(status).toBe(400)
    },
  )
})

describe('bodyMarkdown', () => {
  const markdown =
    '# Rights\n\nYou may **ask** for [help](https://example.org/help).\n\n- one\n- two'

  test('becomes the body, and its HTML on every read', async () => {
    const doc = await makePolicy({ bodyMarkdown: markdown })
    const { body, html, ...rest } = await read(doc)
    expect(body).toMatchObject({ root: { children: [{ type: 'heading' }, {}, { type: 'list' }] } })
    expect(html).toMatch(
      /<h1>Rights<\/h1>.*<strong>ask<\/strong>.*https:\/\/example\.org\/help.*<li/s,
    )
    expect(rest).not.toHaveProperty('bodyMarkdown')
  })

  test('replaces a body that is there', async () => {
    const doc = await makePolicy({ bodyMarkdown: 'old words' })
    for (const words of ['new words', 'newer words', 'newest words']) {
      expect((await patch(doc, { bodyMarkdown: words })).status).toBe(200)
      expect((await read(doc)).html).toContain(words)
    }
  })

  test('leaves the body alone where it is not sent', async () => {
    const doc = await makePolicy({ bodyMarkdown: 'lasting words' })
    await patch(doc, { title: 'Renamed' })
    await patch(doc, { bodyMarkdown: null })
    expect(await read(doc)).toMatchObject({
      title: 'Renamed',
      html: expect.stringContaining('lasting words'),
    })
  })

  test('empties the body where it is empty', async () => {
    const doc = await makePolicy({ bodyMarkdown: 'words to go' })
    await patch(doc, { bodyMarkdown: '' })
    expect((await read(doc)).html).not.toContain('words')
  })

  test('wins over a body sent beside it', async () => {
    const { body } = await read(await makePolicy({ bodyMarkdown: 'from the body' }))
    const doc = await makePolicy({ body, bodyMarkdown: 'from the Markdown' })
    expect((await read(doc)).html).toContain('from the Markdown')
  })

  test('of a draft stays out of what is public until it is published', async () => {
    const doc = await makePolicy({ bodyMarkdown: 'public words' })
    await patch(doc, { bodyMarkdown: 'planned words', _status: 'draft' }, '?draft=true')
    expect((await read(doc)).html).toContain('public words')
    await patch(doc, { bodyMarkdown: 'planned words', _status: 'published' })
    expect((await read(doc)).html).toContain('planned words')
  })

  test('is one language’s', async () => {
    const doc = await makePolicy({ bodyMarkdown: 'English words' })
    await patch(doc, { bodyMarkdown: 'mots français' }, '?locale=fr')
    expect((await read(doc, '?locale=fr')).html).toContain('mots français')
    expect((await read(doc)).html).toContain('English words')
  })

  test.each([1, true, {}, ['a'], 'x'.repeat(200_001)])(
    'refuses what is no text or too long',
    async (value) => {
      const { status, faults } = await write('/api/pages', {
        title: 'T',
        slug: 'never-made',
        bodyMarkdown: value,
      })
      expect(status).toBe(400)
      expect(faults).toEqual([expect.objectContaining({ path: 'bodyMarkdown' })])
    },
  )
})

describe('a translated text', () => {
  test('is required in the default language', async () => {
    const { status, faults } = await write('/api/faqs', { answer: 'A', _status: 'published' })
    expect(status).toBe(400)
    expect(faults).toEqual([expect.objectContaining({ path: 'question' })])
  })

  test('may be missing in another, which then reads the default one’s', async () => {
    const { doc } = await write('/api/faqs', {
      question: 'Why?',
      answer: 'A',
      _status: 'published',
    })
    const { status } = await write(`/api/faqs/${doc.id}?locale=fr`, { answer: 'R' }, 'PATCH')
    expect(status).toBe(200)
    expect(await read(doc, '?locale=fr', 'faqs')).toMatchObject({ question: 'Why?', answer: 'R' })
    expect(await read(doc, '', 'faqs')).toMatchObject({ answer: 'A' })
  })

  test('is bounded in every language', async () => {
    const { doc } = await write('/api/faqs', {
      question: 'Why?',
      answer: 'A',
      _status: 'published',
    })
    const question = 'x'.repeat(301)
    const { status } = await write(`/api/faqs/${doc.id}?locale=fr`, { question }, 'PATCH')
    expect(status).toBe(400)
  })
})
