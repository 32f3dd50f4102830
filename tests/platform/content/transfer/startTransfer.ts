import type { Where } from 'payload'

import { adminKey, boot, type Foyer } from '../../../support/boot.js'

export type Answer = {
  status: number
  created: number
  updated: number
  unchanged: number
  docs: { slug: string; action: string }[]
  code: string
  errors: { path: string; code: string; message: string }[]
}

/** A course with something in every field, much of it hard to bring through a file. */
export const full = {
  slug: 'full',
  title: '=SUM(1) "quoted", é\nsecond line',
  summary: "'=odd, but said so",
  level: 'expert',
  format: 'blended',
  topics: ['Law', 'Risk, and more'],
  language: 'fr-CA',
  durationHours: 1.5,
  price: { amount: 49_000, currency: 'GBP' },
  certificate: true,
  outcomes: ['-1 is less', '[not JSON', 'two\nlines'],
  syllabus: [
    { title: 'First', lessons: [{ slug: 'scope', title: 'Scope', minutes: 20 }] },
    { title: 'Second', lessons: [{ slug: 'duties', title: 'Duties' }] },
  ],
  instructors: [{ name: 'Ada', role: '@lead' }],
  bodyMarkdown: '## Why\n\nBecause **so**.\n\n- one\n- two',
}

/** The service with a picture named cover.svg, and what sends and fetches files of courses. */
export async function startTransfer() {
  const foyer: Foyer = await boot()
  const form = new FormData()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
  form.append('file', new Blob([svg], { type: 'image/svg+xml' }), 'cover.svg')
  form.append('_payload', JSON.stringify({ alt: 'A cover' }))
  const headers = { 'x-api-key': adminKey }
  const uploaded = await foyer.call('/api/media', { method: 'POST', body: form, headers })
  const { doc: picture } = (await uploaded.json()) as { doc: { id: string } }
  const fetchFile = (format: string, query: string) =>
    foyer.callAsAdmin(`/api/courses/export?format=${format}${query}`)
  return {
    foyer,
    clear: () => foyer.payload.delete({ collection: 'courses', where: { slug: { exists: true } } }),
    csv: async (query = '') => (await fetchFile('csv', query)).text(),
    json: async (query = '') =>
      (await (await fetchFile('json', query)).json()) as { docs: Record<string, unknown>[] },
    send: async (body: string | object, query = '', more: Record<string, string> = {}) => {
      const isCsv = typeof body === 'string'
      const response = await foyer.call(`/api/courses/import?${query}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': isCsv ? 'text/csv' : 'application/json', ...more },
        body: isCsv ? body : JSON.stringify(body),
      })
      return { ...((await response.json()) as Answer), status: response.status }
    },
    store: (fields: object = full, _status = 'published') => {
      const data = { title: 'T', summary: 'S', image: picture.id, _status, ...fields }
      return foyer.payload.create({ collection: 'courses', data: data as never })
    },
    versions: async () => (await foyer.payload.countVersions({ collection: 'courses' })).totalDocs,
    find: async (slug: string, locale?: 'fr') => {
      const where: Where = { slug: { equals: slug } }
      const query = { collection: 'courses', where, draft: true, depth: 0 } as const
      const { docs } = await foyer.payload.find({ ...query, ...(locale && { locale }) })
      return docs[0]
    },
  }
}

export type Transfers = Awaited<ReturnType<typeof startTransfer>>

export const counts = ({ created, updated, unchanged }: Answer) => [created, updated, unchanged]
export const places = ({ errors }: Answer) => errors.map(({ path, code }) => [path, code])
