import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { admin, boot, type Foyer } from '../../support/boot.js'
import { until } from '../../platform/jobs/until.js'
import { visitPage } from './visitPage.js'

let foyer: Foyer
let session: Record<string, string>

beforeAll(async () => {
  foyer = await boot()
  // A machine that is busy while the service starts may answer 503, which says to try again.
  const response = await until(async () => {
    const answer = await foyer.call('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    })
    return answer.ok ? answer : undefined
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
  session = { cookie, 'sec-fetch-site': 'same-origin' }
})
afterAll(() => foyer.stop())

const body = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text }] }],
  },
})

const documents = {
  courses: { title: 'Published title', slug: 'doc', summary: 'S', bodyMarkdown: 'Old words.' },
  pages: { title: 'Published title', slug: 'doc', bodyMarkdown: 'Old words.' },
  policies: {
    title: 'Published title',
    slug: 'doc',
    kind: 'other',
    version: '1',
    effectiveDate: '2026-01-01T00:00:00.000Z',
    bodyMarkdown: 'Old words.',
  },
}

type Slug = keyof typeof documents

const slugs = Object.keys(documents) as Slug[]
const ids = new Map<Slug, string>()

async function write(path: string, json: object, method = 'POST'): Promise<string> {
  const response = await foyer.callAsAdmin(path, { method, json })
  expect(response.ok).toBe(true)
  return (await response.json()).doc.id
}

beforeAll(async () => {
  for (const slug of slugs) {
    const id = await write(`/api/${slug}`, { ...documents[slug], _status: 'published' })
    ids.set(slug, id)
    const draft = { title: 'Drafted title', bodyMarkdown: 'New words.', _status: 'draft' }
    await write(`/api/${slug}/${id}?draft=true`, draft, 'PATCH')
  }
})

const visit = (slug: Slug, headers: Record<string, string>, query = '') => {
  const path = `/${slug}/doc?preview=${ids.get(slug) ?? ''}${query}`
  return visitPage(`${slug}/[slug]`, path, { slug: 'doc', headers })
}
const send = (slug: Slug, headers: Record<string, string>, data: object) =>
  visitPage(`${slug}/[slug]`, `/${slug}/doc?preview=${ids.get(slug) ?? ''}`, {
    slug: 'doc',
    body: JSON.stringify({ data }),
    headers: { 'content-type': 'application/json', ...headers },
  })

describe.each(slugs)('the preview of one of the %s', (slug) => {
  test('shows its draft to staff, and nothing keeps it', async () => {
    const page = await visit(slug, session)
    expect(page.status).toBe(200)
    expect(page.html).toContain('Drafted title</h1>')
    expect(page.html).toContain('New words.')
    expect(page.html).toContain('preview-notice')
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
  })

  test.each([
    ['a stranger', () => ({})],
    ['a page of another site', () => ({ ...session, 'sec-fetch-site': 'cross-site' })],
    ['a session that is none', () => ({ ...session, cookie: 'foyer-token=x.y.z' })],
  ])('shows nothing of it to %s', async (_, headers) => {
    const page = await visit(slug, headers())
    expect(page.status).toBe(401)
    expect(page.html).not.toContain('Drafted title')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
  })

  test('leaves the page as visitors see it', async () => {
    await visit(slug, session)
    const page = await visitPage(`${slug}/[slug]`, `/${slug}/doc`, { slug: 'doc' })
    expect(page.html).toContain('Published title</h1>')
    expect(page.html).not.toContain('preview-notice')
    expect(page.html).not.toContain('postMessage')
  })

  test('shows the form before it is saved, and saves nothing', async () => {
    const data = { ...documents[slug], title: 'Typed title', body: body('Typed words.') }
    const page = await send(slug, session, data)
    expect(page.status).toBe(200)
    expect(page.html).toContain('Typed title</h1>')
    expect(page.html).toContain('Typed words.')
    expect((await visit(slug, session)).html).toContain('Drafted title</h1>')
  })

  test('takes no form from a stranger, nor from a page of another site', async () => {
    for (const headers of [
      {},
      { ...session, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    ]) {
      const page = await send(slug, headers, { title: 'Typed title' })
      expect([page.status, page.html.includes('Typed title')]).toEqual([401, false])
    }
  })

  test('says so where the form holds what cannot be shown', async () => {
    const page = await send(slug, session, { body: { root: { type: 'root', children: [7] } } })
    expect(page.status).toBe(422)
  })

  test('takes a form only for a draft that it names', async () => {
    const page = await visitPage(`${slug}/[slug]`, `/${slug}/doc`, {
      slug: 'doc',
      body: '{}',
      headers: { 'content-type': 'application/json', ...session },
    })
    expect(page.status).toBe(405)
  })

  test.each(['nobody', '019aa0c0-0000-7000-8000-000000000000', '../../users/me'])(
    'of what is not there is missing: %s',
    async (id) => {
      const path = `/${slug}/doc?preview=${encodeURIComponent(id)}`
      const page = await visitPage(`${slug}/[slug]`, path, { slug: 'doc', headers: session })
      expect(page.status).toBe(404)
    },
  )
})

describe('the preview of a course', () => {
  test('shows a draft that lacks nearly everything', async () => {
    const id = await write('/api/courses?draft=true', { slug: 'bare', _status: 'draft' })
    const page = await visitPage('courses/[slug]', `/courses/bare?preview=${id}`, {
      slug: 'bare',
      headers: session,
    })
    expect(page.status).toBe(200)
  })

  test('shows rows that were just added and are still empty', async () => {
    const data = { title: 'Typed title', syllabus: [{ lessons: [{}] }] }
    expect((await send('courses', session, data)).status).toBe(200)
  })

  test('is in the language that is asked for', async () => {
    const id = ids.get('courses') ?? ''
    await write(
      `/api/courses/${id}?draft=true&locale=fr`,
      { title: 'Brouillon', _status: 'draft' },
      'PATCH',
    )
    expect((await visit('courses', session, '&locale=fr')).html).toContain('Brouillon</h1>')
  })
})

describe('the endpoint behind it', () => {
  const ask = (headers: Record<string, string>) =>
    foyer.call(`/api/courses/${ids.get('courses') ?? ''}/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })

  test('is for staff, and its answers are kept nowhere', async () => {
    const response = await ask(session)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'private, no-store',
    ])
    expect((await ask({})).status).toBe(401)
  })
})
