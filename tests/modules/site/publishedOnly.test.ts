import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'

/** The required fields of a document in each collection, with a recognisable text. */
const contents: Record<string, (text: string, slug: string) => object> = {
  policies: (text, slug) => ({
    title: text,
    slug,
    kind: 'terms',
    version: '1',
    effectiveDate: '2026-01-01',
    summary: text,
    bodyMarkdown: text,
  }),
  partners: (text, slug) => ({ name: text, slug, summary: text }),
  pages: (text, slug) => ({ title: text, slug, summary: text, bodyMarkdown: text }),
  faqs: (text) => ({ question: text, answer: text }),
  courses: (text, slug) => ({ title: text, slug, summary: text, bodyMarkdown: text }),
}

let foyer: Foyer
const ids: Record<string, { open: string; closed: string; edited: string }> = {}

async function write(collection: string, json: object): Promise<string> {
  const response = await foyer.callAsAdmin(`/api/${collection}`, { method: 'POST', json })
  expect(response.status).toBe(201)
  const { doc } = (await response.json()) as { doc: { id: string } }
  return doc.id
}

beforeAll(async () => {
  foyer = await boot()
  for (const [collection, content] of Object.entries(contents)) {
    const open = await write(collection, { ...content('Open', 'open'), _status: 'published' })
    const closed = await write(collection, { ...content('Secret', 'closed'), _status: 'draft' })
    const edited = await write(collection, { ...content('Open', 'edited'), _status: 'published' })
    await foyer.callAsAdmin(`/api/${collection}/${edited}?draft=true`, {
      method: 'PATCH',
      json: { ...content('Secret', 'secret'), _status: 'draft' },
    })
    ids[collection] = { open, closed, edited }
  }
})
afterAll(() => foyer.stop())

const call = async (path: string, init?: RequestInit) => {
  const response = await foyer.call(path, init)
  return { path, status: response.status, text: await response.text() }
}

const listTricks = [
  '',
  'draft=true',
  'draft=true&locale=all',
  'draft=true&where[_status][equals]=draft',
  'draft=true&where[version._status][equals]=draft',
  'where[_status][equals]=draft',
  'where[_status][not_equals]=published',
  'where[or][0][_status][equals]=draft',
  'where[or][0][_status][equals]=draft&where[or][1][_status][equals]=published',
  'where[_status][exists]=false',
  'trash=true',
  'pagination=false&limit=0',
  'depth=99&populate[media][alt]=true',
  'select[_status]=true&select[summary]=true',
  'overrideAccess=true',
  'showHiddenFields=true',
  'user[role]=admin&user[collection]=users',
  'autosave=true&draft=true',
  'sort=-_status&limit=100',
  'locale=all&fallback-locale=none',
]

describe.each(Object.keys(contents))('visitors of %s', (collection) => {
  test.each(listTricks)('list published documents alone with ?%s', async (query) => {
    const { status, text } = await call(`/api/${collection}?${query}`)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('Secret')
    if (status !== 200) return
    const { docs } = JSON.parse(text)
    const found = docs.map(({ id }: { id: string }) => id)
    expect(found).not.toContain(ids[collection]?.closed)
  })

  test.each(['', 'draft=true'])(
    'list a published document with a newer draft with ?%s',
    async (query) => {
      const { text } = await call(`/api/${collection}?${query}`)
      const { docs } = JSON.parse(text)
      const found = docs.map(({ id }: { id: string }) => id).sort()
      expect(found).toEqual([ids[collection]?.open, ids[collection]?.edited].sort())
    },
  )

  test('read no draft by its id', async () => {
    const { closed = '', edited = '', open = '' } = ids[collection] ?? {}
    const spoofed = encodeURIComponent('{"title":"Spoofed","name":"Spoofed","question":"Spoofed"}')
    for (const query of ['', 'draft=true', 'trash=true', `data=${spoofed}`, 'depth=3&locale=all']) {
      const answer = await call(`/api/${collection}/${closed}?${query}`)
      expect([answer.path, answer.status]).toEqual([answer.path, 404])
    }
    for (const query of ['', 'draft=true', `data=${spoofed}`]) {
      const { status, text } = await call(`/api/${collection}/${edited}?${query}`)
      expect(status).toBe(200)
      expect(text).not.toMatch(/Secret|Spoofed/)
    }
    expect((await call(`/api/${collection}/${open}`)).status).toBe(200)
  })

  test('count published documents alone', async () => {
    for (const query of ['', 'where[_status][equals]=published', 'draft=true', 'trash=true']) {
      const { text } = await call(`/api/${collection}/count?${query}`)
      expect([query, JSON.parse(text).totalDocs]).toEqual([query, 2])
    }
    const { text } = await call(`/api/${collection}/count?where[_status][equals]=draft`)
    expect(JSON.parse(text).totalDocs).toBe(0)
  })

  test('see no versions', async () => {
    for (const path of [
      'versions',
      'versions?where[parent][exists]=true',
      `versions/${String(ids[collection]?.edited)}`,
    ]) {
      const { status, text } = await call(`/api/${collection}/${path}`)
      expect([path, status, text.includes('Secret')]).toEqual([path, 403, false])
    }
  })

  test('find out nothing by asking about the fields of drafts', async () => {
    const field = { partners: 'name', faqs: 'question' }[collection] ?? 'title'
    const { text } = await call(`/api/${collection}?where[${field}][like]=Secret&draft=true`)
    expect(JSON.parse(text).totalDocs).toBe(0)
  })

  test('gain nothing by sending the query as a body', async () => {
    const { status, text } = await call(`/api/${collection}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
      },
      body: 'draft=true&where[_status][equals]=draft&overrideAccess=true',
    })
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('Secret')
  })
})

describe('staff', () => {
  test.each(Object.keys(contents))('see drafts of %s', async (collection) => {
    const plain = await foyer.callAsAdmin(`/api/${collection}`)
    expect((await plain.json()).totalDocs).toBe(3)
    const drafts = await foyer.callAsAdmin(
      `/api/${collection}/${String(ids[collection]?.edited)}?draft=true`,
    )
    expect(await drafts.text()).toContain('Secret')
  })
})
