import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { findPage } from '../../../src/app/(site)/findPage.js'
import { boot, type Foyer } from '../../support/boot.js'

const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'app', '(site)')
const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|\/)route\.tsx?$/.test(path))
  .map((path) => `/${dirname(path).replace(/^\.$/, '')}`)

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({}, { findPage, pages: (_, outgoing) => outgoing.end('Next') })
})
afterAll(() => foyer.stop())

describe('a page of the site', () => {
  test('is found wherever there is a route; only missing pages are for Next', () => {
    const addresses = routes.map((path) =>
      path.replace(/\/\[\[\.\.\.\w+\]\]/, '').replace(/\[\w+\]/g, 'x'),
    )
    const missing = addresses.filter((path) => !findPage(path))
    expect(missing).toEqual(['/[...path]'])
    expect(addresses.length).toBeGreaterThan(40)
  })

  test.each([
    '/courses/',
    '/courses/%C3%A9',
    '/%63ourses',
    '/courses/[slug]',
    '/Courses',
    '/courses/a/b',
    '/constructor',
    '/__proto__',
    '/_next/static/x.js',
    '/admin/login',
    '/no-such-page',
  ])('is not at %s, which Next knows to answer', async (path) => {
    expect(findPage(path)).toBeUndefined()
    const answer = await foyer.call(path)
    expect(await answer.text()).toBe('Next')
  })

  test('answers with its length before its bytes, and HEAD with the same headers', async () => {
    const page = await foyer.call('/courses')
    expect(page.status).toBe(200)
    expect(await page.text()).toMatch(/^<!doctype html><html lang="en".*<\/html>$/s)
    const head = await foyer.call('/courses', { method: 'HEAD' })
    for (const name of [
      'content-type',
      'content-language',
      'vary',
      'cache-control',
      'content-encoding',
    ])
      expect([name, head.headers.get(name)]).toEqual([name, page.headers.get(name)])
    expect(page.headers.get('content-length')).toMatch(/^\d+$/)
    expect(await head.text()).toBe('')
  })

  test('is given the parts of its path, its query and the nonce of its policy', async () => {
    const page = await foyer.call('/courses/no-such-course?locale=fr')
    expect(page.status).toBe(404)
    const html = await page.text()
    expect(html).toContain('<html lang="fr"')
    const [, nonce = ''] =
      /'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? []
    expect(html).toContain(`nonce="${nonce}"`)
    expect(html).toContain(page.headers.get('x-request-id') ?? 'none')
  })

  test('takes a form, and says which methods it takes where it has none', async () => {
    const form = await foyer.call('/contact', {
      method: 'POST',
      body: new URLSearchParams({ email: 'x' }),
    })
    expect(form.status).toBe(422)
    expect(await form.text()).toContain('aria-invalid="true"')
    const refused = await foyer.call('/courses', { method: 'POST', body: '' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect(await refused.json()).toMatchObject({ status: 405, code: 'method_not_allowed' })
  })

  test('says itself what others may know of its address', async () => {
    const { headers } = await foyer.call('/payments/result')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })
})
