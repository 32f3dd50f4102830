import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import {
  bodyAsMarkdown,
  contentAsMarkdown,
} from '../../../src/platform/content/contentAsMarkdown.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

type Doc = { id: string; slug: string; html: unknown }

let made = 0

async function write(fields: object, collection = 'policies', query = '') {
  made += 1
  const own = { title: `Text ${String(made)}`, slug: `text-${String(made)}` }
  const policy = { kind: 'other', version: '1', effectiveDate: '2026-01-01T00:00:00.000Z' }
  const response = await foyer.callAsAdmin(`/api/${collection}${query}`, {
    method: 'POST',
    json: {
      ...own,
      ...(collection === 'policies' && policy),
      _status: 'published',
      ...fields,
    },
  })
  const { doc } = (await response.json()) as { doc: Doc }
  return { status: response.status, doc }
}

const read = async (id: string, query = '') =>
  (await (await foyer.call(`/api/policies/${id}${query}`)).json()) as Doc

const base = { direction: null, format: '', indent: 0, version: 1 }
const root = (...children: unknown[]) => ({ root: { type: 'root', ...base, children } })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', ...base, children })
const text = (words: string) => ({
  type: 'text',
  text: words,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
const linkTo = (relationTo: string, value: string) =>
  paragraph({
    type: 'link',
    ...base,
    fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
    children: [text('read on')],
  })

const nested = (depth: number): unknown =>
  depth === 0 ? text('deep') : paragraph(nested(depth - 1))

describe('a rich body', () => {
  test.each([
    ['is a string', 'words'],
    ['is a list', [paragraph()]],
    ['has no root', { a: 1 }],
    ['has a root of another type', { root: { type: 'paragraph', children: [] } }],
    ['has children that are no list', { root: { type: 'root', children: 'no' } }],
    ['has a child that is null', root(null)],
    ['has a child that is a number', root(paragraph(7))],
    ['has a node of a made-up type', root({ type: 'script', version: 1 })],
    ['has a node without a type', root({ children: [] })],
    ['has a text without text', root(paragraph({ type: 'text' }))],
    ['has a link without fields', root(paragraph({ type: 'link', children: [] }))],
    ['is nested too deep', root(nested(60))],
  ])('that %s is refused and leaves nothing behind', async (_, body) => {
    const { totalDocs } = await foyer.payload.count({ collection: 'policies' })
    expect((await write({ body })).status).toBe(400)
    expect(await foyer.payload.count({ collection: 'policies' })).toEqual({ totalDocs })
  })

  test('keeps the words and the parts of a quote apart, wherever its lines break', async () => {
    const bodyMarkdown = '> at least six\n> months, and\n> **never** less\n>\n> Second part'
    const { doc } = await write({ bodyMarkdown })
    const quotes = String(doc.html).match(/<blockquote>.*?<\/blockquote>/gs) ?? []
    expect(quotes.map((quote) => quote.replace(/<[^>]+>/g, '').trim())).toEqual([
      'at least six months, and never less',
      'Second part',
    ])
  })

  test('has lists within lists, by as many spaces as the text above is indented by', async () => {
    const bodyMarkdown = '- one\n  - two\n    - three\n- four\n\n1. five\n   1. six\n2. seven'
    const { doc } = await write({ bodyMarkdown })
    const outline = String(doc.html).replace(/<(\/?[ou]l|li)[^>]*>|<[^>]+>|\s+/g, '$1 ')
    expect(outline.split(' ').filter(Boolean).join(' ')).toBe(
      'ul li one li ul li two li ul li three /ul /ul li four /ul ol li five li ol li six /ol li seven /ol',
    )
  })

  test('takes nothing in a block of code for Markdown', async () => {
    const bodyMarkdown = 'Run:\n\n```sh\n# install\n  - npm ci\n```\n\n# A heading'
    const { doc } = await write({ bodyMarkdown })
    expect(String(doc.html).replace(/\s*\n\s*/g, '')).toBe(
      '<p>Run:</p><p><code># install</code><br /><code>\u00a0\u00a0- npm ci</code></p><h1>A heading</h1>',
    )
  })

  test('of sound nodes is taken', async () => {
    const { doc } = await write({ body: root(paragraph(text('sound')), nested(20)) })
    expect((await read(doc.id)).html).toContain('<p>sound</p>')
  })

  test('links to the page of a published document, and nowhere for a draft', async () => {
    const shown = (await write({}, 'pages')).doc
    const hidden = (await write({ _status: 'draft' }, 'pages')).doc
    const body = root(linkTo('pages', shown.id), linkTo('pages', hidden.id))
    const { html } = await read((await write({ body })).doc.id)
    expect(html).toContain(`/pages/${shown.slug}">read on`)
    expect(html).toContain('href="#">read on')
    expect(html).not.toContain(hidden.slug)
    const markdown = await bodyAsMarkdown(await createLocalReq({}, foyer.payload), body)
    const { serverUrl } = foyer.platform
    expect(markdown).toBe(`[read on](${serverUrl}/pages/${shown.slug})\n\n[read on](#)`)
  })

  test('has the boxes of a list to check as they were ticked, for nobody to change', async () => {
    const bodyMarkdown = '- [ ] one **bold**\n- [x] two\n\ntext\n\n- three'
    const { doc } = await write({ bodyMarkdown })
    const { html } = await read(doc.id)
    const item = '<li class="list-item-checkbox" style="list-style-type: none;"><label>'
    expect(html).toContain(
      `${item}<input type="checkbox" disabled> one <strong>bold</strong></label></li>` +
        `${item}<input type="checkbox" disabled checked> two</label></li>`,
    )
    expect(html).not.toMatch(/htmlFor|readOnly|tabIndex| id=/)
    expect(html).toMatch(/<ul class="list-bullet"><li[^>]*>three<\/li><\/ul>/)
  })

  test('is HTML in every language where all are asked for', async () => {
    const { doc } = await write({ body: root(paragraph(text('English'))) })
    await foyer.callAsAdmin(`/api/policies/${doc.id}?locale=fr`, {
      method: 'PATCH',
      json: { body: root(paragraph(text('français'))) },
    })
    expect((await read(doc.id, '?locale=all')).html).toEqual({
      en: '<p>English</p>',
      fr: '<p>français</p>',
    })
  })
})

test('a picture in a body stays when its Markdown is read and sent back, and is shown by its address', async () => {
  const form = new FormData()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
  form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'shown.svg')
  form.append('_payload', JSON.stringify({ alt: 'What is shown' }))
  const headers = { 'x-api-key': adminKey }
  const uploaded = await foyer.call('/api/media', { method: 'POST', body: form, headers })
  const { doc: picture } = (await uploaded.json()) as { doc: { id: string; url: string } }
  const upload = { type: 'upload', ...base, relationTo: 'media', value: picture.id, fields: {} }
  const body = root(paragraph(text('before')), upload, paragraph(text('after')))
  const { doc } = await write({ body })
  const { html } = await read(doc.id)
  for (const depth of ['0', '1', '2']) {
    const markdown = await read(doc.id, `?select[bodyMarkdown]=true&depth=${depth}`)
    const { bodyMarkdown } = markdown as unknown as { bodyMarkdown: string }
    expect(bodyMarkdown).toBe(`before\n\n![media:${picture.id}]()\n\nafter`)
    const json = { bodyMarkdown }
    await foyer.callAsAdmin(`/api/policies/${doc.id}`, { method: 'PATCH', json })
    expect((await read(doc.id)).html).toBe(html)
  }
  const stored = await foyer.payload.findByID({ collection: 'policies', id: doc.id, depth: 1 })
  const req = await createLocalReq({}, foyer.payload)
  expect(await contentAsMarkdown(req, 'policies', stored)).toContain(
    `![What is shown](${picture.url})`,
  )
})

test('JSON that is not UTF-8 is refused, before its letters become question marks', async () => {
  const body = Buffer.from('{"question":"Café?","answer":null}', 'latin1')
  const headers = { 'content-type': 'application/json', 'x-api-key': adminKey }
  const answer = await foyer.call('/api/faqs', { method: 'POST', body, headers })
  expect([answer.status, await answer.json()]).toEqual([
    ...[400, expect.objectContaining({ code: 'invalid_json' })],
  ])
})

test('a picture that does not exist is refused', async () => {
  const logo = '00000000-0000-7000-8000-000000000000'
  const fields = { name: 'A partner', tier: 'gold', kind: 'training', logo }
  const { status } = await write(fields, 'partners')
  expect(status).toBe(400)
})

describe('what is kept of a body', () => {
  test('ends with the document that it links to', async () => {
    const { doc: draft } = await write({ _status: 'draft' }, 'pages')
    const { doc: policy } = await write({ body: root(linkTo('pages', draft.id)) })
    const list = `/api/policies?where[id][equals]=${policy.id}`
    const listed = async () =>
      ((await (await foyer.call(list)).json()) as { docs: Doc[] }).docs[0]?.html
    expect(await listed()).not.toContain(draft.slug)
    await foyer.callAsAdmin(`/api/pages/${draft.id}`, {
      method: 'PATCH',
      json: { _status: 'published' },
    })
    expect(await listed()).toContain(`/pages/${draft.slug}`)
    await foyer.callAsAdmin(`/api/pages/${draft.id}`, {
      method: 'PATCH',
      json: { _status: 'draft' },
    })
    expect(await listed()).not.toContain(draft.slug)
    expect(await (await foyer.call(list)).text()).not.toContain(draft.slug)
  })
})

test('Markdown with lists too deep is refused: the document could not be saved again', async () => {
  const deep = (levels: number) =>
    Array.from({ length: levels }, (_, level) => `${' '.repeat(2 * level)}- a\n`).join('')
  const { status, doc } = await write({ bodyMarkdown: deep(20) })
  expect(status).toBe(201)
  const again = { method: 'PATCH', json: { summary: 'Another', _status: 'published' } }
  expect((await foyer.callAsAdmin(`/api/policies/${doc.id}`, again)).status).toBe(200)
  expect((await write({ bodyMarkdown: deep(60) })).status).toBe(400)
})

describe('Markdown with a thousand signs of emphasis', () => {
  test.each(['*', '_', '~~', '`', '\n*'])(
    'that have no end (%j), which took half a minute to convert, is refused and says what to do',
    async (sign) => {
      const response = await foyer.callAsAdmin('/api/policies?draft=true', {
        method: 'POST',
        json: { title: 'Signs', slug: 'signs', bodyMarkdown: `${sign}a `.repeat(1_000) },
      })
      const [error] = (await response.json()).errors
      expect([response.status, error.data.errors[0].path]).toEqual([400, 'bodyMarkdown'])
      expect(error.data.errors[0].message).toContain('backslash')
    },
  )

  test('is taken where they are escaped, within words, or in paragraphs and items of their own', async () => {
    const texts = ['\\*a ', 'a_b ', '*a* and **b**\n\n', '- *a* and **b**\n', '# *a*\n']
    for (const text of texts) {
      const { status } = await write({ bodyMarkdown: text.repeat(1_000) })
      expect([text, status]).toEqual([text, 201])
    }
  })
})
