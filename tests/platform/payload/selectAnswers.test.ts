import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

type Answer = { doc: Record<string, unknown> & { id: string }; docs: unknown[] }

async function ask(method: string, path: string, json?: unknown) {
  const response = await foyer.callAsAdmin(path, { method, json })
  return { status: response.status, ...((await response.json()) as Answer) }
}

const course = (slug: string) => ({ title: slug, slug, summary: 'Short', _status: 'published' })

async function movedTo(slug: string) {
  const { status, headers } = await foyer.call(`/api/lms/courses/${slug}`)
  return [status, headers.get('location')]
}

test('a change whose answer is a selection keeps the old slug, and answers what was selected', async () => {
  const { doc } = await ask('POST', '/api/courses?select[title]=true', course('first'))
  expect(doc).toEqual({ id: doc.id, title: 'first' })
  const path = `/api/courses/${doc.id}?select[title]=true`
  const changed = await ask('PATCH', path, { slug: 'second' })
  expect(changed.doc).toEqual({ id: doc.id, title: 'first' })
  expect(await movedTo('first')).toEqual([301, expect.stringMatching(/second$/)])
})

test('courses that are changed at once keep their old slugs', async () => {
  await ask('POST', '/api/courses', course('third'))
  const path = '/api/courses?where[slug][equals]=third&select[title]=true'
  const changed = await ask('PATCH', path, { slug: 'fourth' })
  expect(changed.docs).toEqual([{ id: expect.any(String), title: 'third' }])
  expect(await movedTo('third')).toEqual([301, expect.stringMatching(/fourth$/)])
})

test('a risk is announced whatever its answer selects', async () => {
  const risk = { title: 'A risk', category: 'safety', severity: 'high' }
  const made = await ask('POST', '/api/risk-items?select[status]=true', risk)
  expect([made.status, made.doc]).toEqual([201, { id: made.doc.id, status: 'open' }])
  const feed = await (await foyer.call('/api/tools/ai-assurance/telemetry')).text()
  expect(feed).toContain('A risk')
})

test('a selection reaches into groups and rows', async () => {
  const rows = {
    ...{ title: 'Rows', slug: 'rows', summary: 'Short', price: { amount: 100, currency: 'EUR' } },
    syllabus: [{ title: 'One', lessons: [{ slug: 'a', title: 'A', minutes: 5 }] }],
  }
  const select = 'select[price][amount]=true&select[syllabus][lessons][slug]=true'
  const { doc } = await ask('POST', `/api/courses?${select}`, rows)
  expect(doc).toEqual({
    id: doc.id,
    price: { amount: 100 },
    syllabus: [{ id: expect.any(String), lessons: [{ id: expect.any(String), slug: 'a' }] }],
  })
})

test('a deleted file is gone from the store', async () => {
  const form = new FormData()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  form.set('file', new Blob([svg], { type: 'image/svg+xml' }), 'gone.svg')
  form.set('_payload', JSON.stringify({ alt: 'Nothing' }))
  const made = await foyer.call('/api/media', {
    ...{ method: 'POST', body: form, headers: { 'x-api-key': adminKey } },
  })
  const { doc } = (await made.json()) as Answer
  const folder = join(process.env.DATA_DIR ?? '', 'media')
  expect(existsSync(folder) ? readdirSync(folder) : []).toContain('gone.svg')
  await ask('DELETE', `/api/media?where[id][equals]=${doc.id}&select[alt]=true`)
  expect(readdirSync(folder)).not.toContain('gone.svg')
})

test('a global that is changed answers what was selected', async () => {
  const { result } = (await ask('POST', '/api/globals/branding?select[name]=true', {
    tagline: 'Anew',
  })) as unknown as { result: Record<string, unknown> }
  expect(Object.keys(result).sort()).toEqual(['id', 'name'])
  const branding = (await (await foyer.call('/api/branding')).json()) as { tagline: string }
  expect(branding.tagline).toBe('Anew')
})
