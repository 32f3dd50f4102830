import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../support/boot.js'
import { visitPage } from './visitPage.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  const documents = [
    ['pages', { title: 'Our [way]', slug: 'way', summary: 'How\nwe work', _status: 'published' }],
    ['pages', { title: 'Not yet', slug: 'not-yet', _status: 'draft' }],
    ['courses', { title: 'Risk & care', slug: 'risk', summary: 'S', _status: 'published' }],
    [
      'policies',
      {
        title: 'Security',
        slug: 'safe',
        kind: 'security',
        version: '1',
        effectiveDate: '2026-01-01T00:00:00.000Z',
        _status: 'published',
      },
    ],
  ] as const
  for (const [collection, json] of documents) {
    const response = await foyer.callAsAdmin(`/api/${collection}`, { method: 'POST', json })
    expect(response.status).toBe(201)
  }
})
afterAll(() => foyer.stop())

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { GET } = (await import(`../../../src/app/(site)/${path}/route.js`)) as {
    GET: (request: Request) => Promise<Response>
  }
  return GET(new Request(`http://localhost:3000/${path}`, { headers }))
}

async function read(path: string) {
  const response = await ask(path)
  expect(response.status).toBe(200)
  return { type: response.headers.get('content-type') ?? '', text: await response.text() }
}

async function uploadIcon() {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>'
  const form = new FormData()
  form.set('file', new File([svg], 'icon.svg', { type: 'image/svg+xml' }))
  form.set('_payload', JSON.stringify({ alt: 'Icon' }))
  const headers = { 'x-api-key': adminKey }
  const made = await foyer.call('/api/media', { method: 'POST', headers, body: form })
  return ((await made.json()) as { doc: { id: string; url: string } }).doc
}

describe('the files for machines', () => {
  test('llms.txt: a title, and links to what is published', async () => {
    const { type, text } = await read('llms.txt')
    expect(type).toMatch(/^text\/plain/)
    expect(text).toMatch(/^# \S/)
    expect(text).toContain('- [Our \\[way\\]](http://localhost:3000/pages/way.md): How we work\n')
    expect(text).toContain(
      '## Courses\n\n- [Risk & care](http://localhost:3000/courses/risk.md): S',
    )
    expect(text).toContain('http://localhost:3000/api/mcp')
    expect(text).not.toContain('Not yet')
  })

  test('sitemap.xml: every published page with its languages, no draft', async () => {
    const { type, text } = await read('sitemap.xml')
    expect(type).toMatch(/^application\/xml/)
    const places = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place)
    expect(places).toEqual([
      'http://localhost:3000/',
      'http://localhost:3000/courses',
      'http://localhost:3000/policies',
      'http://localhost:3000/partners',
      'http://localhost:3000/payments/links',
      'http://localhost:3000/demo',
      'http://localhost:3000/contact',
      'http://localhost:3000/questions',
      'http://localhost:3000/ask',
      'http://localhost:3000/courses/risk',
      'http://localhost:3000/pages/way',
      'http://localhost:3000/policies/safe',
    ])
    expect(text).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
  })

  test('sitemap.xml: a language is named where the text is written in it, and nowhere else', async () => {
    const { docs } = (await (await foyer.callAsAdmin('/api/courses')).json()) as {
      docs: [{ id: string }]
    }
    const path = `/api/courses/${docs[0].id}?locale=fr`
    const json = { title: 'Risque', bodyMarkdown: 'Un.' }
    expect((await foyer.callAsAdmin(path, { method: 'PATCH', json })).status).toBe(200)
    const { text } = await read('sitemap.xml')
    const course = 'http://localhost:3000/courses/risk'
    expect(text).toContain(`hreflang="fr" href="${course}?locale=fr"`)
    expect(text).not.toContain(`hreflang="ar" href="${course}?locale=ar"`)
    expect(text).toContain('hreflang="ar" href="http://localhost:3000/courses?locale=ar"')
  })

  test.each([
    { folder: 'courses', slug: 'risk', list: 'Courses', title: 'Risk & care' },
    { folder: 'policies', slug: 'safe', list: 'Policies', title: 'Security' },
  ])(
    'a page of $folder names its languages as the sitemap does, and the list that it belongs to',
    async ({ folder, slug, list, title }) => {
      const path = `/${folder}/${slug}`
      const { html } = await visitPage(`${folder}/[slug]`, path, { slug })
      const alternates = (text: string) =>
        Array.from(text.matchAll(/hreflang="([^"]*)" href="([^"]*)"/gi), ([, code, href]) => [
          code,
          href,
        ])
      const { text } = await read('sitemap.xml')
      const [, entry = ''] = text.split(`<url><loc>http://localhost:3000${path}</loc>`)
      const named = alternates(html.slice(0, html.indexOf('</head>')))
      expect(named).toEqual(alternates(entry.slice(0, entry.indexOf('</url>'))))
      expect(named.at(-1)).toEqual(['x-default', `http://localhost:3000${path}`])
      const linked = [
        ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
      ]
      expect(linked.map(([, json = '']) => JSON.parse(json) as object)).toContainEqual({
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: list, item: `http://localhost:3000/${folder}` },
          { '@type': 'ListItem', position: 2, name: title },
        ],
      })
    },
  )

  test('sitemap.xml: the start page is named in the languages that staff wrote it in, with its day, unless it is hidden', async () => {
    const json = { title: 'Welcome', slug: 'home', bodyMarkdown: 'In.', _status: 'published' }
    const answer = await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
    const { doc } = (await answer.json()) as { doc: { id: string } }
    const path = `/api/pages/${doc.id}?locale=fr`
    const french = { title: 'Bienvenue', bodyMarkdown: 'Dedans.' }
    await foyer.callAsAdmin(path, { method: 'PATCH', json: french })
    const { text } = await read('sitemap.xml')
    const start = 'http://localhost:3000/'
    const [, entry = ''] = text.split(`<url><loc>${start}</loc>`)
    const own = entry.slice(0, entry.indexOf('</url>'))
    expect(own).toMatch(/^<lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/)
    const languages = Array.from(own.matchAll(/hreflang="([^"]*)"/g), ([, name]) => name)
    expect(languages).toEqual(['en', 'fr', 'x-default'])
    await foyer.callAsAdmin(`/api/pages/${doc.id}`, {
      method: 'PATCH',
      json: { seo: { hidden: true } },
    })
    expect((await read('sitemap.xml')).text).not.toContain(`<loc>${start}</loc>`)
    await foyer.callAsAdmin(`/api/pages/${doc.id}`, { method: 'DELETE' })
  })

  test('robots.txt: the admin and the API are closed, and where the map is', async () => {
    const { text } = await read('robots.txt')
    expect(text).toContain('Disallow: /admin\n')
    expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml\n')
  })

  test('security.txt: a contact, an end within a year, and the policy', async () => {
    const { text } = await read('.well-known/security.txt')
    expect(text).toMatch(/^Contact: \S+$/m)
    expect(text).toContain('Policy: http://localhost:3000/policies/safe\n')
    const end = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(end).toBeGreaterThan(Date.now())
    expect(end).toBeLessThan(Date.now() + 365 * 86_400_000)
  })

  test('api-catalog: a linkset of the API’s descriptions', async () => {
    const { type, text } = await read('.well-known/api-catalog')
    expect(type).toMatch(/^application\/linkset\+json/)
    const { linkset } = JSON.parse(text) as { linkset: Record<string, unknown>[] }
    expect(linkset[0]).toMatchObject({
      anchor: 'http://localhost:3000/api',
      'service-desc': [{ href: 'http://localhost:3000/api/openapi.json' }],
    })
  })

  test.each([
    'llms.txt',
    'sitemap.xml',
    'robots.txt',
    '.well-known/security.txt',
    '.well-known/api-catalog',
  ])('%s has a tag, and is 304 for who has it', async (path) => {
    const { headers } = await ask(path)
    const tag = headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    const again = await ask(path, { 'if-none-match': `"other", ${tag}` })
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, ''])
    const other = await ask(path, { 'if-none-match': '"other"', 'accept-encoding': 'br, gzip' })
    // Next compresses responses, and would mislabel bytes that are already compressed.
    expect([other.status, other.headers.has('content-encoding')]).toEqual([200, false])
  })

  test('favicon.ico: a square in the brand’s colour, or where the brand’s icon is', async () => {
    const square = await ask('favicon.ico')
    expect([square.status, square.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(
      Buffer.from(await square.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    const icon = await uploadIcon()
    await foyer.callAsAdmin('/api/globals/branding', { method: 'POST', json: { favicon: icon.id } })
    const moved = await ask('favicon.ico')
    expect([moved.status, moved.headers.get('location')]).toEqual([302, new URL(icon.url).pathname])
    expect((await foyer.call(moved.headers.get('location') ?? '')).status).toBe(200)
  })

  test('name a document as soon as it is published', async () => {
    const json = { title: 'New', slug: 'brand-new', _status: 'published' }
    await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
    expect((await read('sitemap.xml')).text).toContain('/pages/brand-new')
  })
})
