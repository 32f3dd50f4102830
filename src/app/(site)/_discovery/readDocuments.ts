import type { Payload } from 'payload'

import { published } from '../_frame/published.js'
import { remember } from '../_frame/remember.js'

/** A published document as site-wide lists show it. */
export type Listed = { path: string; title: string; summary: string; updatedAt: string }

/** The collections whose documents each have a page, below the path of the collection's name. */
const folders = ['courses', 'pages', 'policies', 'forms'] as const

export type Folder = (typeof folders)[number]

/** The limit of a sitemap (sitemaps.org). */
const maxDocuments = 15_000

/** Every published document with a page that search engines may show, by collection, in the default language. */
export async function readDocuments(payload: Payload): Promise<Record<Folder, Listed[]>> {
  return remember(payload, {
    key: 'documents',
    tags: [...folders],
    load: async () => {
      const lists = await Promise.all(folders.map((folder) => readFolder(payload, folder)))
      return Object.fromEntries(folders.map((name, index) => [name, lists[index] ?? []])) as {
        [name in Folder]: Listed[]
      }
    },
  })
}

type Found = {
  seo?: { hidden?: boolean | null }
  slug: string
  title: string
  summary?: string | null
  updatedAt: string
}

async function readFolder(payload: Payload, folder: Folder): Promise<Listed[]> {
  const { docs } = await payload.find({
    ...published,
    collection: folder,
    sort: 'slug',
    limit: maxDocuments,
    pagination: false,
    depth: 0,
    select: {
      ...{ slug: true, title: true, summary: true, updatedAt: true },
      ...(folder !== 'forms' && { seo: { hidden: true } }),
    } as never,
  })
  return (docs as unknown as Found[])
    .filter(({ seo }) => seo?.hidden !== true)
    .map(({ slug, title, summary, updatedAt }) => ({
      path: `/${folder}/${slug}`,
      title,
      summary: summary ?? '',
      updatedAt,
    }))
}
