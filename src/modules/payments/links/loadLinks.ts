import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, TypedLocale } from 'payload'

import type { Media, PaymentLink } from '../../../payload-types.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import type { Link } from './Link.js'

export type Links = {
  /** Including drafts; newest first. */
  all: readonly Link[]
  /** By current and former slug. */
  bySlug: ReadonlyMap<string, Link>
}

const batchSize = 200
const bytesPerLink = 2_000

/** The cache key of the links in one language. */
export function linksKey(locale: string): string {
  return `payment links ${locale}`
}

/** Every link in one language, cached until a link, a course or a picture changes. */
export async function loadLinks(req: PayloadRequest, locale: TypedLocale): Promise<Links> {
  const { cache } = platformOf(req.payload)
  return cache.remember<Links>({
    key: linksKey(locale),
    tags: ['payment-links', 'courses', 'media'],
    load: async () => {
      const all = await readLinks(req, locale)
      const byId = new Map(all.map((link) => [link.id, link]))
      const former = (await readFormerSlugs(req)).flatMap(({ slug, id }) => {
        const link = byId.get(id)
        return link ? ([[slug, link]] as const) : []
      })
      const bySlug = new Map([...former, ...all.map((link) => [link.slug, link] as const)])
      return { value: { all, bySlug }, bytes: bytesPerLink * all.length, keep: true }
    },
  })
}

async function readLinks(req: PayloadRequest, locale: TypedLocale): Promise<Link[]> {
  const { serverUrl } = platformOf(req.payload)
  const links: Link[] = []
  for (let page = 1; ; page += 1) {
    const { docs } = await req.payload.find({
      collection: 'payment-links',
      sort: '-id',
      depth: 1,
      limit: batchSize,
      page,
      pagination: false,
      locale,
      overrideAccess: true,
      select: { visits: false },
    })
    links.push(...docs.map((document) => linkFrom(document, serverUrl)))
    if (docs.length < batchSize) return links
  }
}

async function readFormerSlugs(req: PayloadRequest): Promise<{ slug: string; id: string }[]> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ slug: string; id: string }>(sql`
    select slug, document_id as id from published_slugs where collection = 'payment-links'`)
  return rows
}

/** Reads a link from a document; if its title is not translated, the slug takes its place. */
function linkFrom(document: Omit<PaymentLink, 'visits'>, serverUrl: string): Link {
  const { price, course } = document
  return {
    id: document.id,
    slug: document.slug,
    title: document.title || document.slug,
    description: document.description || null,
    kind: document.kind,
    state: document.state,
    amountMode: document.amountMode ?? 'fixed',
    amount: price?.amount ?? null,
    currency: price?.currency ?? null,
    min: document.min ?? null,
    max: document.max ?? null,
    target: document.target ?? null,
    availableFrom: timeOf(document.availableFrom),
    availableUntil: timeOf(document.availableUntil),
    // Redirects make no orders, so there is nothing to count.
    maxUses: document.kind === 'gateway' ? (document.maxUses ?? null) : null,
    course: course && typeof course === 'object' ? { id: course.id, slug: course.slug } : null,
    image: imageOf(document.image, serverUrl),
  }
}

function timeOf(iso: string | null | undefined): number | null {
  return iso ? Date.parse(iso) : null
}

function imageOf(image: string | Media | null | undefined, serverUrl: string): Link['image'] {
  if (!image || typeof image === 'string' || !image.url) return null
  return {
    url: new URL(image.url, serverUrl).href,
    width: image.width ?? null,
    height: image.height ?? null,
    alt: image.alt || '',
  }
}
