import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { type Doc, staffWrites } from './staffWrites.js'
import { visitPage } from './visitPage.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const { publish, write } = staffWrites(() => foyer)

const page = (slug: string, query = '') =>
  visitPage('pages/[slug]', `/pages/${slug}${query}`, { slug })

/** One of each, with everything they refer to. */
async function everyBlock() {
  const partner = await publish('partners', { name: 'Lumenfold', slug: 'lumenfold' })
  const faq = await publish('faqs', { question: 'Is it free?', answer: 'Yes, all of it.' })
  const course = await publish('courses', { title: 'Ropes', slug: 'ropes', summary: 'On ropes' })
  const { docs } = (await (await foyer.callAsAdmin('/api/brochures')).json()) as { docs: Doc[] }
  expect(docs).toEqual([])
  return [
    {
      blockType: 'hero',
      layout: 'beside',
      kicker: 'From May',
      heading: 'Hold fast',
      lead: 'For crews.',
      calls: [
        { label: 'Come aboard', doc: { relationTo: 'courses', value: course.id } },
        { label: 'Ring us', url: 'tel:+442079460321' },
      ],
      drawing: 'report',
    },
    { blockType: 'text', heading: 'Words', bodyMarkdown: 'Plain and *true*.' },
    { blockType: 'picture', heading: 'Beside', bodyMarkdown: 'It shows.', drawing: 'course' },
    {
      blockType: 'features',
      heading: 'Why',
      items: [{ icon: 'lock', title: 'Safe knots', text: 'They hold.', url: '/partners' }],
    },
    { blockType: 'steps', heading: 'How', items: [{ title: 'Cast off', text: 'At noon.' }] },
    { blockType: 'logos', heading: 'With', partners: [partner.id] },
    { blockType: 'figures', items: [{ value: '2,100', label: 'sailors' }] },
    {
      blockType: 'voices',
      items: [{ quote: 'Never a dull day.', name: 'Mo Reed', role: 'Bosun' }],
    },
    { blockType: 'team', people: [{ name: 'Ada Quay', role: 'Captain', text: 'Thirty years.' }] },
    { blockType: 'questions', heading: 'Asked', questions: [faq.id] },
    { blockType: 'courses', heading: 'Learn', courses: [course.id] },
    { blockType: 'form', heading: 'Sign on', form: 'contact', points: [{ text: 'We answer' }] },
    {
      blockType: 'call',
      layout: 'band',
      heading: 'Set sail',
      calls: [{ label: 'Go', url: '/demo' }],
    },
  ]
}

const seen = [
  ['hero', '<h1 dir="auto">Hold fast</h1>'],
  ['a link to a document', 'href="/courses/ropes"'],
  ['a link to an address', 'href="tel:+442079460321"'],
  ['text', 'Plain and <em>true</em>.'],
  ['picture beside text', 'It shows.'],
  ['features', 'Safe knots'],
  ['steps', 'Cast off'],
  ['logos', 'Lumenfold'],
  ['figures', '2,100'],
  ['voices', 'Never a dull day.'],
  ['team', 'Ada Quay'],
  ['questions', 'Yes, all of it.'],
  ['courses', 'On ropes'],
  ['form', 'action="/contact"'],
  ['call to action', 'Set sail'],
] as const

describe('a page of parts', () => {
  let html = ''
  let headers = new Headers()
  let markdown = ''
  let id = ''
  beforeAll(async () => {
    const blocks = await everyBlock()
    ;({ id } = await publish('pages', { title: 'Aboard', slug: 'aboard', blocks }))
    ;({ html, headers } = await page('aboard'))
    markdown = (await page('aboard.md')).html
  })

  test.each(seen)('shows its %s', (_, text) => {
    expect(html).toContain(text)
  })

  test('has one main heading, no inline style, and each picture with its size', () => {
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).not.toMatch(/<[^>]+ style=/)
    expect(html).not.toMatch(/<img(?![^>]*width=)/)
    expect(headers.get('content-type')).toContain('text/html')
  })

  test('is there as Markdown, with all that its parts say', () => {
    for (const said of [
      '## Hold fast',
      '[Come aboard](http://localhost:3000/courses/ropes)',
      'Plain and *true*.',
      '- **Safe knots**: They hold.',
      '- **Cast off**: At noon.',
      '- **2,100**: sailors',
      'Never a dull day.',
      'Ada Quay',
      '[Ropes](http://localhost:3000/courses/ropes)',
      'Set sail',
    ]) {
      expect(markdown).toContain(said)
    }
  })

  test('is read over REST with the documents that its parts name', async () => {
    const response = await foyer.call(`/api/pages/${id}?depth=1`)
    const { blocks } = (await response.json()) as { blocks: Record<string, unknown>[] }
    expect(blocks.map(({ blockType }) => blockType)).toHaveLength(13)
    expect(blocks[5]).toMatchObject({ partners: [{ slug: 'lumenfold' }] })
    expect(blocks[1]).toMatchObject({ body: { root: { type: 'root' } } })
    expect(blocks[1]).not.toHaveProperty('bodyMarkdown')
  })

  test('is read over GraphQL by the types of its parts', async () => {
    const query = `{ Pages(where: { slug: { equals: "aboard" } }) { docs { blocks {
      ... on HeroBlock { heading calls { label url } } ... on StepsBlock { items { title } } } } } }`
    const response = await foyer.call('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as {
      data?: { Pages: { docs: { blocks: object[] }[] } }
      errors?: object
    }
    expect(errors).toBeUndefined()
    expect(data?.Pages.docs[0]?.blocks[0]).toMatchObject({ heading: 'Hold fast' })
  })

  test('is found by the words of any part', async () => {
    for (const words of ['bosun', 'cast off at noon']) {
      const response = await foyer.call(`/api/search?q=${encodeURIComponent(words)}`)
      expect(await response.text()).toContain('/pages/aboard')
    }
  })

  test('follows what its parts show as soon as that changes', async () => {
    const { docs } = (await (await foyer.call('/api/faqs')).json()) as { docs: Doc[] }
    await write('PATCH', `/api/faqs/${docs[0]?.id ?? ''}`, { answer: 'Yes, still.' })
    expect((await page('aboard')).html).toContain('Yes, still.')
  })

  test('has its words in each language, and falls back where one is missing', async () => {
    const response = await foyer.callAsAdmin(
      `/api/pages/${id}?locale=fr&fallback-locale=none&depth=0`,
    )
    const stored = (await response.json()) as Doc
    const blocks = (stored['blocks'] as Doc[]).map((block) => {
      if (block['blockType'] === 'hero') return { ...block, heading: 'Tenez bon' }
      const hasText = ['text', 'picture'].includes(String(block['blockType']))
      return hasText ? { ...block, bodyMarkdown: 'Des mots simples et *vrais*.' } : block
    })
    const [status] = await write('PATCH', `/api/pages/${id}?locale=fr`, {
      blocks,
      title: 'À bord',
      _status: 'published',
    })
    expect(status).toBe(200)
    const french = await page('aboard', '?locale=fr')
    expect(french.html).toContain('Tenez bon')
    expect(french.html).toContain('Safe knots')
    expect((await page('aboard')).html).toContain('Hold fast')
    expect((await page('aboard.md', '?locale=fr')).html).toContain('## Tenez bon')
    const found = await foyer.call('/api/search?q=tenez%20bon&locale=fr')
    expect(await found.text()).toContain('/pages/aboard')
  })

  test('keeps a draft of its parts to staff', async () => {
    await write('PATCH', `/api/pages/${id}?draft=true`, {
      blocks: [{ blockType: 'hero', heading: 'Secret voyage', drawing: 'none' }],
      _status: 'draft',
    })
    expect((await page('aboard')).html).not.toContain('Secret voyage')
    expect(await (await foyer.call(`/api/pages/${id}?draft=true`)).text()).not.toContain('Secret')
    const preview = await foyer.callAsAdmin(`/api/pages/${id}/preview`, {
      method: 'POST',
      json: {},
    })
    expect(await preview.text()).toContain('Secret voyage')
  })
})

describe('what is sent as a part', () => {
  const send = (block: unknown) =>
    write('POST', '/api/pages', { title: 'Odd', _status: 'published', blocks: [block] })

  test.each([
    ['of an unknown type', { blockType: 'nothing' }],
    ['without a type', { heading: 'What?' }],
    ['that is no object', 'hero'],
    ['without its heading', { blockType: 'hero' }],
    ['with a heading that is no text', { blockType: 'hero', heading: { a: 1 } }],
    ['with a choice that there is not', { blockType: 'call', heading: 'A', layout: 'round' }],
    [
      'with a script for an address',
      { blockType: 'call', heading: 'A', calls: [{ label: 'B', url: 'javascript:alert(1)' }] },
    ],
    [
      'with a brochure that there is not',
      { blockType: 'brochure', heading: 'A', brochure: 'no-such-thing' },
    ],
    ['with a link to nowhere', { blockType: 'call', heading: 'A', calls: [{ label: 'B' }] }],
  ])('is refused %s', async (_, block) => {
    const [status] = await send(block)
    expect(status).toBe(400)
  })

  test('keeps only the fields that the part has', async () => {
    const [status, doc] = await send({
      blockType: 'steps',
      evil: 'kept',
      items: [{ title: 'One', evil: 'kept' }],
    })
    expect([status, JSON.stringify(doc).includes('evil')]).toEqual([201, false])
  })

  test('cannot be filtered by, which no index would serve', async () => {
    const response = await foyer.call('/api/pages?where[blocks.heading][equals]=x')
    expect(response.status).toBe(400)
  })

  test('fills a new page from a template', async () => {
    const [status, doc] = await write('POST', '/api/pages', {
      title: 'Campaign',
      template: 'landing',
      _status: 'published',
    })
    expect(status).toBe(201)
    expect((doc['blocks'] as Doc[]).map(({ blockType }) => blockType)).toEqual([
      ...['hero', 'logos', 'features', 'steps', 'questions', 'form'],
    ])
    expect((await page('campaign')).html).toContain('How it goes')
  })
})

test('a brochure is offered by its slug, as soon as it is there, and still when it is renamed', async () => {
  const { payload } = foyer
  const data = Buffer.from('%PDF-1.4\nxref\n0 0\ntrailer<<>>\n%%EOF\n')
  const file = { data, name: 'knots.pdf', mimetype: 'application/pdf', size: data.length }
  const { id } = await payload.create({ collection: 'brochure-files', data: {}, file })
  const brochure = await payload.create({
    collection: 'brochures',
    data: { title: 'Knots', slug: 'knots', file: id },
  })
  const blocks = [{ blockType: 'brochure', heading: 'Take it home', brochure: 'knots' }]
  await publish('pages', { title: 'Leaflet', slug: 'leaflet', blocks })
  const { html } = await page('leaflet')
  expect(html).toContain('Take it home')
  expect(html).toContain('href="/brochures?brochure=knots"')
  await write('PATCH', `/api/brochures/${brochure.id}`, { slug: 'bends' })
  expect((await page('leaflet')).html).toContain('href="/brochures?brochure=bends"')
})

describe('the start page', () => {
  test('is made of what is published until staff write one', async () => {
    await publish('pages', { title: 'Services', slug: 'services', summary: 'What we do' })
    const { status, html } = await visitPage('', '/')
    expect([status, html.match(/<h1/g)?.length]).toEqual([200, 1])
    expect(html).toContain('Lumenfold')
  })

  test('is the page called home, with its words as Markdown that name where it is', async () => {
    const blocks = [{ blockType: 'hero', heading: 'Welcome aboard', drawing: 'none' }]
    await publish('pages', { title: 'Start', slug: 'home', blocks })
    const { html } = await visitPage('', '/')
    expect(html).toContain('<h1 dir="auto">Welcome aboard</h1>')
    expect(html).toContain('href="http://localhost:3000/pages/home.md"')
    expect((await page('home')).headers.get('location')).toBe('/')
    const text = await page('home.md', '?locale=fr')
    expect(text.html).toContain('Welcome aboard')
    const canonical = '<http://localhost:3000/?locale=fr>; rel="canonical"'
    expect(text.headers.get('link')).toBe(canonical)
    const sitemap = await visitPage('sitemap.xml', '/sitemap.xml')
    expect(sitemap.html).not.toContain('/pages/home')
  })
})
