import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { Problem, problems } from '../../../src/platform/http/Problem.js'
import { searchRate } from '../../../src/search/searchInTurn.js'
import { until } from '../../platform/jobs/until.js'
import { boot, type Foyer } from '../../support/boot.js'
import { visitPage } from './visitPage.js'

type Handler = (request: Request, context: { params: Promise<undefined> }) => Promise<Response>

let foyer: Foyer
let faq: string

beforeAll(async () => {
  foyer = await boot()
  const write = async (collection: string, json: object) => {
    const options = { method: 'POST', json: { ...json, _status: 'published' } }
    const response = await foyer.callAsAdmin(`/api/${collection}`, options)
    return ((await response.json()) as { doc: { id: string } }).doc.id
  }
  faq = await write('faqs', { question: 'Why <b>walruses</b>?', answer: 'A walrus & its tusks.' })
  for (let number = 1; number <= 11; number += 1) {
    const title = `Walrus ${String(number)}`
    await write('pages', { title, slug: `walrus-${String(number)}` })
  }
})
afterAll(() => foyer.stop())

async function open(route: string, search = '') {
  const { GET } = (await import(`../../../src/app/(site)/${route}/route.js`)) as { GET: Handler }
  const request = new Request(`http://localhost:3000/${route}${search}`)
  const response = await GET(request, { params: Promise.resolve(undefined) })
  return { status: response.status, html: await response.text() }
}

describe('the search page', () => {
  test('is a form without a query, and search engines may list it', async () => {
    const { status, html } = await open('search')
    expect(status).toBe(200)
    expect(html).toContain('action="/search"')
    expect(html).not.toContain('noindex')
  })

  test('shows results with the words marked, nothing of a document taken for HTML', async () => {
    const { html } = await open('search', '?q=tusks&type=')
    expect(html).toContain('value="tusks"')
    expect(html).toContain('1 result')
    expect(html).toContain(`href="/questions#${faq}"`)
    expect(html).toContain('Why &lt;b&gt;walruses&lt;/b&gt;?')
    expect(html).toContain('A walrus &amp; its <mark>tusks</mark>')
    expect(html).toContain('noindex')
  })

  test('leads to the next page and narrows to one kind, with the language kept', async () => {
    const { html } = await open('search', '?q=walrus&locale=fr')
    expect(html).toContain('12 résultats')
    expect(html).toContain('href="/search?q=walrus&amp;page=2&amp;locale=fr"')
    expect(html).toContain('href="/search?q=walrus&amp;type=faq&amp;locale=fr"')
    expect(html).toContain('href="/pages/walrus-1?locale=fr"')
    const faqs = await open('search', '?q=walrus&type=faq')
    expect(faqs.html).toContain('1 result')
    expect(faqs.html).toContain('Questions <span class="count">1</span>')
  })

  test('says in which language a result is that nobody translated', async () => {
    const json = { title: 'Walrus à Paris', _status: 'published' }
    const translated = '/api/pages?where[slug][equals]=walrus-2&locale=fr&draft=true'
    const { status } = await foyer.callAsAdmin(translated, { method: 'PATCH', json })
    expect(status).toBe(200)
    const titleOf = async (slug: string, q: string) => {
      const { html } = await open('search', `?q=${q}&locale=fr`)
      return new RegExp(`<h2([^>]*)><a href="/pages/${slug}\\?`).exec(html)?.[1]
    }
    expect(await titleOf('walrus-1', 'walrus')).toContain('lang="en"')
    expect(await titleOf('walrus-2', 'paris')).toBe(' class="card-title" dir="auto"')
  })

  test('says how a misspelt word was understood, and what to do where nothing is found', async () => {
    expect((await open('search', '?q=walrsu')).html).toContain('Showing results for “walrus”.')
    expect((await open('search', '?q=zzzzqx')).html).toContain('Nothing found')
  })

  test('says that a query is too long', async () => {
    const { status, html } = await open('search', `?q=${'a'.repeat(201)}`)
    expect(status).toBe(400)
    expect(html).toContain('This search cannot be done')
  })
})

describe.each([
  ['search', 'The search is not ready yet'],
  ['courses', 'Something went wrong on our side'],
])('who searches on /%s', (route, unready) => {
  test('too often is told to wait, and for how long', async () => {
    const client = `192.0.2.${String(route.length)}`
    const { limits } = foyer.platform
    const isRefused = () =>
      limits.consume(searchRate, client).then(
        () => false,
        () => true,
      )
    await Promise.all(Array.from({ length: 600 }, isRefused))
    // A store that is slow to count has the process begin to count anew.
    await until(isRefused)
    const page = await visitPage(route, `/${route}?q=wallruss`, { client })
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([429, 'noindex'])
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(page.html).toContain('Too many requests')
    expect((await visitPage(route, `/${route}?q=wallruss`)).status).toBe(200)
  })

  test('before it can be answered is told when to try again', async () => {
    const { search } = foyer.platform
    const { documents } = search
    search.documents = () => {
      throw new Problem(problems.unavailable, { headers: { 'retry-after': '2' } })
    }
    try {
      const page = await visitPage(route, `/${route}?q=wallrusses`)
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
      expect(page.html).toContain(unready)
    } finally {
      search.documents = documents
    }
  })
})

describe('the questions', () => {
  test('each have an address that results lead to', async () => {
    const { html } = await open('questions')
    expect(html).toContain(`id="${faq}"`)
    expect(html).toContain('A walrus &amp; its tusks.')
  })
})
