import type { CollectionSlug } from 'payload'

import type { Foyer } from '../../support/boot.js'

/** One document of a collection, and its version where it has versions. */
export type Documents = Map<string, { id: string; version?: string }>

const contents: Record<string, Record<string, unknown>> = {
  pages: { title: 'Page', slug: 'a-page' },
  policies: {
    title: 'Policy',
    slug: 'a-policy',
    kind: 'terms',
    version: '1',
    effectiveDate: '2026-01-01',
  },
  partners: { name: 'Partner', slug: 'a-partner' },
  faqs: { question: 'Why?', answer: 'Because.' },
  courses: { title: 'Course', slug: 'a-course', summary: 'About' },
  forms: { title: 'Form', slug: 'a-form', fields: [{ name: 'why', label: 'Why?', type: 'text' }] },
}

const others: Record<string, Record<string, unknown>> = {
  users: { email: 'another@staff.example', password: 'a long password', role: 'viewer' },
  leads: {
    reference: 'LD-1',
    kind: 'contact',
    email: 'a@mail.example',
    emailKey: 'a@mail.example',
    status: 'new',
    locale: 'en',
  },
  media: { alt: 'A picture' },
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

/** One published document of each collection of content, and one of the main others. */
export async function makeDocuments({ payload }: Pick<Foyer, 'payload'>): Promise<Documents> {
  const documents: Documents = new Map()
  const make = async (slug: string, data: object) => {
    const file = { data: svg, name: 'made.svg', mimetype: 'image/svg+xml', size: svg.byteLength }
    const collection = slug as CollectionSlug
    const upload = slug === 'media' ? { file } : {}
    return (await payload.create({ collection, data: data as never, ...upload })).id
  }
  for (const [slug, data] of Object.entries(others)) {
    documents.set(slug, { id: await make(slug, data) })
  }
  for (const [slug, data] of Object.entries(contents)) {
    const id = await make(slug, { ...data, _status: 'published' })
    const where = { parent: { equals: id } }
    const { docs } = await payload.findVersions({ collection: slug as 'pages', where })
    documents.set(slug, { id, version: docs[0]?.id ?? '' })
  }
  return documents
}
