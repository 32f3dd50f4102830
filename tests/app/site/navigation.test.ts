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

const page = (slug: string) => visitPage('pages/[slug]', `/pages/${slug}`, { slug })

describe('the header and the footer', () => {
  test('lead to partners, questions and brochures as soon as there are any, and not to empty lists', async () => {
    const open = async (locale: string) => (await visitPage('ask', `/ask${locale}`)).html
    const lists = ['partners', 'questions', 'brochures']
    const linked = async () => {
      const pages = await Promise.all(['', '?locale=fr', '?locale=ar'].map(open))
      return pages.map((html) => lists.filter((list) => html.includes(`href="/${list}`)))
    }
    expect(await linked()).toEqual([[], [], []])
    await publish('partners', { name: 'Harbour', slug: 'harbour', kind: 'training', tier: 'gold' })
    expect(await linked()).toEqual(Array(3).fill(['partners']))
    await publish('faqs', { question: 'When?', answer: 'At high tide.' })
    expect(await linked()).toEqual(Array(3).fill(['partners', 'questions']))
  })

  test('lead to the form for messages where no page of staff does', async () => {
    const footer = async () =>
      (await visitPage('ask', '/ask')).html.split('<footer')[1]?.includes('href="/contact"')
    expect(await footer()).toBe(true)
    await publish('pages', { title: 'Contact us', slug: 'contact-us' })
    expect(await footer()).toBe(false)
  })

  test('leave a catalog without courses with a way on, and do not speak of its filters', async () => {
    const { html } = await visitPage('courses', '/courses')
    expect(html).toContain('<p><a class="button" href="/contact">')
    expect(html).not.toContain('Filter by level')
  })

  test('are as staff wrote them at the next request, in each language', async () => {
    expect((await visitPage('partners', '/partners')).html).toContain('href="/courses"')
    const { id } = await publish('pages', { title: 'Our fleet', slug: 'fleet' })
    const [status, stored] = await write('POST', '/api/globals/header', {
      items: [
        {
          label: 'Ships',
          url: '/partners',
          children: [{ label: 'The fleet', doc: { relationTo: 'pages', value: id } }],
        },
      ],
      calls: [{ label: 'Book a berth', url: '/demo' }],
    })
    expect(status).toBe(200)
    await write('POST', '/api/globals/footer', {
      columns: [{ title: 'Aboard', links: [{ label: 'Rules', url: '/policies' }] }],
      legal: 'Quay Ltd, 123',
    })
    const { html } = await visitPage('partners', '/partners')
    for (const text of ['>Ships<', 'href="/pages/fleet"', 'Book a berth', '>Rules<', 'Quay Ltd'])
      expect(html).toContain(text)
    const global = (stored['items'] ? stored : undefined) as { items: Doc[] } | undefined
    expect(global?.items).toHaveLength(1)
    await write('PATCH', `/api/pages/${id}`, { slug: 'ships' })
    expect((await visitPage('partners', '/partners')).html).toContain('href="/pages/ships"')
  })
})

describe('a redirect', () => {
  const visit = (path: string) => visitPage('[...path]', path)

  test('leads from an old address, keeps the query, and says whether it is for good', async () => {
    const [status, doc] = await write('POST', '/api/redirects', { from: '/old/', url: '/courses' })
    expect([status, doc['from']]).toEqual([201, '/old'])
    const { status: moved, headers } = await visit('/old?utm_source=mail')
    expect([moved, headers.get('location')]).toEqual([301, '/courses?utm_source=mail'])
    await write('POST', '/api/redirects', { from: '/now', url: '/partners', status: '302' })
    expect((await visit('/now')).status).toBe(302)
  })

  test('is found however the codes of its address are written, there and in the visit', async () => {
    const [, doc] = await write('POST', '/api/redirects', { from: '/caf%c3%a9/', url: '/courses' })
    expect(doc['from']).toBe('/caf%C3%A9')
    await foyer.payload.db.updateOne({
      ...{ collection: 'redirects', where: { id: { equals: doc.id } } },
      data: { from: '/caf%c3%a9' },
    })
    await write('POST', '/api/redirects', { from: '/thé', url: '/partners' })
    for (const [path, target] of [
      ['/caf%c3%a9', '/courses'],
      ['/caf%C3%A9', '/courses'],
      ['/th%c3%a9', '/partners'],
      ['/th%C3%A9/', '/partners'],
    ] as const)
      expect([path, (await visit(path)).headers.get('location')]).toEqual([path, target])
  })

  test('follows its document to its present address', async () => {
    const { id } = await publish('pages', { title: 'Harbour', slug: 'harbour' })
    const doc = { relationTo: 'pages', value: id }
    await write('POST', '/api/redirects', { from: '/pages/port', doc })
    await write('PATCH', `/api/pages/${id}`, { slug: 'quay' })
    expect((await page('port')).headers.get('location')).toBe('/pages/quay')
  })

  test('is refused where it would lead in a circle, elsewhere unasked, or from what is no page', async () => {
    await write('POST', '/api/redirects', { from: '/a', url: '/b' })
    const [first] = await write('POST', '/api/redirects', { from: '/b', url: '/a' })
    const [second] = await write('POST', '/api/redirects', { from: '/c', url: '/c/' })
    const [third] = await write('POST', '/api/redirects', { from: '/d', url: 'https://x.example' })
    const [fourth] = await write('POST', '/api/redirects', { from: '/api/me', url: '/b' })
    const [fifth] = await write('POST', '/api/redirects', { from: '//x.example', url: '/b' })
    expect([first, second, third, fourth, fifth]).toEqual([400, 400, 400, 400, 400])
    const chosen = { from: '/d', url: 'https://x.example', elsewhere: true }
    expect((await write('POST', '/api/redirects', chosen))[0]).toBe(201)
  })

  test('is told what is wrong with its target, whatever is ticked', async () => {
    for (const url of ['contact', 'http://x.example', 'mailto:a@x.example']) {
      for (const elsewhere of [false, true]) {
        const [status, answer] = await write('POST', '/api/redirects', {
          from: '/e',
          url,
          elsewhere,
        })
        expect(status).toBe(400)
        expect(JSON.stringify(answer)).toContain('Enter a path of this site')
      }
    }
  })

  test('takes one step where several follow each other, and never hides a page', async () => {
    await write('POST', '/api/redirects', { from: '/b', url: '/courses' })
    expect((await visit('/a')).headers.get('location')).toBe('/courses')
    await write('POST', '/api/redirects', { from: '/pages/quay', url: '/courses' })
    expect((await page('quay')).status).toBe(200)
  })
})

describe('the words for search engines', () => {
  test('stand in the head in place of the page’s own', async () => {
    const seo = { title: 'Ropes and knots', description: 'All about knots.' }
    await publish('pages', { title: 'Knots', slug: 'knots', summary: 'S', seo })
    const { html } = await page('knots')
    expect(html).toContain('<title>Ropes and knots')
    expect(html).toContain('<meta name="description" content="All about knots."/>')
    expect(html).toContain('<meta property="og:title" content="Ropes and knots"/>')
  })

  test.each(['pages', 'courses', 'policies'] as const)(
    'keep one of the %s out of search engines',
    async (folder) => {
      await publish(folder, {
        title: 'Hidden',
        slug: 'hidden',
        summary: 'S',
        seo: { hidden: true },
        ...(folder === 'policies' && { kind: 'other', version: '1', effectiveDate: '2026-01-01' }),
      })
      const { html, headers } = await visitPage(`${folder}/[slug]`, `/${folder}/hidden`, {
        slug: 'hidden',
      })
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      const { html: sitemap } = await visitPage('sitemap.xml', '/sitemap.xml')
      expect(sitemap).not.toContain(`/${folder}/hidden`)
    },
  )
})
