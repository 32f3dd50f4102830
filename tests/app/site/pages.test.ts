import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { makeDates } from '../../modules/learning/makeDates.js'
import { boot, type Foyer } from '../../support/boot.js'
import { visitPage } from './visitPage.js'

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

/** Requests a page like Next does, with the nonce that the front puts into the request. */
async function open(route: string, path: string, headers: Record<string, string> = {}) {
  const { GET } = (await import(`../../../src/app/(site)/${route}/route.js`)) as { GET: Handler }
  const request = new Request(`http://localhost:3000${path}`, {
    headers: { 'x-nonce': 'the-nonce', ...headers },
  })
  const slug = new URL(request.url).pathname.split('/').at(-1)
  const params = Promise.resolve(route.includes('[slug]') ? { slug } : undefined) as Promise<never>
  const response = await GET(request, { params })
  return { response, status: response.status, html: await response.text() }
}

async function publish(collection: string, document: Record<string, unknown>) {
  const response = await foyer.callAsAdmin(`/api/${collection}`, {
    method: 'POST',
    json: { _status: 'published', ...document },
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { doc: { id: string } }).doc.id
}

describe('a page of any name', () => {
  test.each(['branding', 'menu', 'questions'])(
    '%s is not there before it is written',
    async (name) => {
      await open('', '/')
      expect((await open('pages/[slug]', `/pages/${name}`)).status).toBe(404)
      await publish('pages', { title: `About ${name}`, slug: name })
      const { status, html } = await open('pages/[slug]', `/pages/${name}`)
      expect([status, html.includes(`About ${name}`)]).toEqual([200, true])
      expect((await open('', '/')).status).toBe(200)
    },
  )
})

describe('a course', () => {
  test('is shown with its price, its dates and its linked data', async () => {
    const id = await publish('courses', {
      title: 'Risk & </script><b>care',
      slug: 'risk',
      summary: 'About risk',
      price: { amount: 49000, currency: 'EUR' },
    })
    await makeDates(foyer.payload, id, [
      {
        startsAt: '2099-12-09T09:00:00Z',
        mode: 'onsite',
        venue: { name: 'The Quay' },
        capacity: 3,
      },
    ])
    const { status, html } = await open('courses/[slug]', '/courses/risk')
    expect(status).toBe(200)
    expect(html).toContain('<h1 dir="auto">Risk &amp; &lt;/script&gt;&lt;b&gt;care</h1>')
    expect(html).toContain('€490')
    expect(html).toMatch(/Wednesday,? 9 December 2099/)
    expect(html).toContain('3 places left')
    expect(html).toContain('The Quay')
    const linked = /<script type="application\/ld\+json" nonce="the-nonce">(.*?)<\/script>/.exec(
      html,
    )
    expect(JSON.parse(linked?.[1] ?? '')).toMatchObject({ name: 'Risk & </script><b>care' })
  })

  test('is reached by its old address, with the query kept', async () => {
    const id = await publish('courses', { title: 'Old', slug: 'old', summary: 'S' })
    await foyer.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json: { slug: 'new' } })
    const { response } = await open('courses/[slug]', '/courses/old?locale=fr')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/courses/new?locale=fr')
  })

  test('that is named back is found: browsers ask again where a former address leads', async () => {
    const id = await publish('courses', { title: 'There', slug: 'there', summary: 'S' })
    const rename = (slug: string) =>
      foyer.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json: { slug } })
    await rename('elsewhere')
    const { response } = await open('courses/[slug]', '/courses/there')
    expect([response.status, response.headers.get('cache-control')]).toEqual([301, 'no-cache'])
    await rename('there')
    expect((await open('courses/[slug]', '/courses/there')).status).toBe(200)
  })

  test('is not there as a draft, and the page says how to go on', async () => {
    await publish('courses', { title: 'Draft', slug: 'draft', summary: 'S', _status: 'draft' })
    const { status, html } = await open('courses/[slug]', '/courses/draft')
    expect(status).toBe(404)
    expect(html).toContain('We can’t find that page')
    expect(html).toContain('href="/courses"')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('the list of courses', () => {
  test('keeps what was searched for, and offers to remove it', async () => {
    const { html } = await open('courses', '/courses?q=nothing-like-it')
    expect(html).toContain('value="nothing-like-it"')
    expect(html).toContain('No course matches')
    expect(html).toContain('aria-label="Remove the filter “nothing-like-it”"')
  })

  test('says so where the address holds a filter that does not exist', async () => {
    const { status, html } = await open('courses', '/courses?level=nobody')
    expect(status).toBe(400)
    expect(html).toContain('This list cannot be shown')
  })
})

describe('a page', () => {
  test('shows its text, and is in the footer of every other page', async () => {
    await publish('pages', {
      title: 'Our method',
      slug: 'method',
      bodyMarkdown: 'Slow and *sure*.',
    })
    const { html } = await open('pages/[slug]', '/pages/method')
    expect(html).toContain('Slow and <em>sure</em>.')
    expect((await open('partners', '/partners')).html).toContain('href="/pages/method"')
  })

  test('shows an edit to the very next reader, in the text and in the menus', async () => {
    const id = await publish('pages', { title: 'First title', slug: 'edited' })
    expect((await open('pages/[slug]', '/pages/edited')).html).toContain('First title')
    await foyer.callAsAdmin(`/api/pages/${id}`, { method: 'PATCH', json: { title: 'Second' } })
    const { html } = await open('pages/[slug]', '/pages/edited')
    expect(html).toContain('<h1 dir="auto">Second</h1>')
    expect(html).not.toContain('First title')
  })

  test('is shown whatever its title is made of, with a share image of its beginning', async () => {
    const title = `A${'😀'.repeat(199)}`
    await publish('pages', { title, slug: 'many-faces' })
    const { status, html } = await open('pages/[slug]', '/pages/many-faces')
    expect(status).toBe(200)
    const image = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const { searchParams, pathname, search } = new URL(image)
    expect(searchParams.get('title')).toBe(title)
    expect((await foyer.call(pathname + search)).status).toBe(200)
  })

  test('is reached by its old address', async () => {
    const id = await publish('pages', { title: 'Moved', slug: 'before' })
    await foyer.callAsAdmin(`/api/pages/${id}`, { method: 'PATCH', json: { slug: 'after' } })
    const { response } = await open('pages/[slug]', '/pages/before')
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/pages/after')
  })
})

describe('a policy', () => {
  test('names its version and the day it took effect', async () => {
    await publish('policies', {
      title: 'Terms',
      slug: 'terms',
      kind: 'terms',
      version: '2026-05',
      effectiveDate: '2026-05-18T00:00:00.000Z',
      bodyMarkdown: 'Be fair.',
    })
    const { html } = await open('policies/[slug]', '/policies/terms')
    expect(html).toContain('Be fair.')
    expect(html).toContain('Version <bdi dir="ltr">2026-05</bdi> · in effect since 18 May 2026')
  })

  test('that does not exist is not there', async () => {
    expect((await open('policies/[slug]', '/policies/nothing')).status).toBe(404)
  })
})

describe('every page', () => {
  test('is written from right to left in Arabic, and its links stay in Arabic', async () => {
    const { html, response } = await open('policies', '/policies?locale=ar')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('href="/courses?locale=ar"')
    expect(response.headers.get('content-language')).toBe('ar')
  })

  test('takes an unknown language for the default one', async () => {
    expect((await open('policies', '/policies?locale=xx')).html).toContain(
      '<html lang="en" dir="ltr">',
    )
  })

  test('brings one script, which is of this site and waits for the page', async () => {
    const { html } = await open('partners', '/partners')
    expect(html.match(/<script[^>]*>/g)).toEqual([
      expect.stringMatching(
        /^<script defer="" nonce="the-nonce" src="\/assets\/site\.[0-9a-f]{12}\.js"/,
      ),
    ])
  })

  test('says what happened when a read fails, with the number to quote, and tells nothing else', async () => {
    const { payload } = foyer
    const { find } = payload
    payload.find = () => Promise.reject(new Error('connection to db.internal refused'))
    try {
      const { status, html } = await open('pages/[slug]', '/pages/never-read-before', {
        'x-request-id': 'request-0001',
      })
      expect(status).toBe(500)
      expect(html).toContain('Something went wrong on our side')
      expect(html).toContain('<code>request-0001</code>')
      expect(html).not.toContain('db.internal')
    } finally {
      payload.find = find
    }
  })

  test.each([
    ['a page', 'pages/[slug]', '/pages/never-read'],
    ['a certificate', 'certificates/[slug]', '/certificates/never-read'],
    ['a link to an order', 'payments/result', `/payments/result?order=${'0'.repeat(26)}&token=x`],
    ['a link to a brochure', 'brochures/[slug]/download', '/brochures/never-read/download?token=x'],
    ['a lesson', 'learn/[course]/[lesson]', '/learn/never-read/either'],
  ])(
    'says of %s that it can be had later while the database is away, and when',
    async (_, route, path) => {
      const { pool } = postgresOf(foyer.payload)
      const kept = { connect: pool.connect.bind(pool), query: pool.query.bind(pool) }
      const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
      Object.assign(pool, { connect: away, query: away })
      try {
        const params = { slug: 'never-read', course: 'never-read', lesson: 'either' }
        const page = await visitPage(route, path, { params })
        expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
        expect(page.html).toContain('Something went wrong on our side')
        expect(page.html).toContain(`href="${path.replaceAll('&', '&amp;')}"`)
      } finally {
        Object.assign(pool, kept)
      }
    },
  )
})

test('a payer whose browser keeps no cookie is told where to turn', async () => {
  const { html } = await open('payments/result', '/payments/result')
  expect(html).toContain('We can’t show your payment here')
  expect(html).toMatch(/<a class="button" href="\/contact">Write to us</)
})

describe('outside the demo', () => {
  test('there is no mailbox', async () => {
    expect((await open('dev/mailbox', '/dev/mailbox')).status).toBe(404)
  })

  test('the start page shows no doors into the platform', async () => {
    const { html, status } = await open('.', '/')
    expect(status).toBe(200)
    expect(html).not.toContain('Try the platform')
  })
})
