import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypedLocale } from 'payload'

import type { PaymentLink } from '../../../payload-types.js'
import { query } from '../../../platform/database/requestDatabase.js'
import type { Days } from '../../../platform/days.js'
import { serializePicture } from '../../../platform/content/pictures.js'
import { slugsOf } from '../../../platform/content/publishedSlugs.js'
import { platformOf } from '../../../platform/platform.js'
import type { Link, LinkLimits } from './Link.js'

export type Links = {
  /** Including drafts; newest first. */
  all: readonly Link[]
  /** By current and former slug. */
  bySlug: ReadonlyMap<string, Link>
}

const batchSize = 200
const bytesPerLink = 2_000

/** The cache key of the links in one language. */
function linksKey(locale: string): string {
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
      const former = (await slugsOf(req, 'payment-links')).flatMap(({ slug, id }) => {
        const link = byId.get(id)
        return link ? ([[slug, link]] as const) : []
      })
      const bySlug = new Map([...former, ...all.map((link) => [link.slug, link] as const)])
      return { value: { all, bySlug }, bytes: bytesPerLink * all.length, keep: true }
    },
  })
}

/**
 * A cached link by its current or former slug, in whichever language is cached; so use it only for fields that are the
 * same in all.
 */
export function peekLink(payload: Payload, slug: string): Link | undefined {
  const { localization } = payload.config
  const { cache } = platformOf(payload)
  for (const code of localization ? localization.localeCodes : []) {
    const links = cache.peek(linksKey(code)) as Links | undefined
    if (links) return links.bySlug.get(slug)
  }
  return undefined
}

async function readLinks(req: PayloadRequest, locale: TypedLocale): Promise<Link[]> {
  const { serverUrl } = platformOf(req.payload)
  const links: Link[] = []
  for (;;) {
    // By key, not by page, which would read all those before it.
    const last = links.at(-1)?.id
    const { docs } = await req.payload.find({
      collection: 'payment-links',
      where: last === undefined ? {} : { id: { less_than: last } },
      sort: '-id',
      depth: 1,
      limit: batchSize,
      pagination: false,
      locale,
      overrideAccess: true,
      select: { visits: false },
    })
    links.push(...docs.map((document) => linkFrom(document, serverUrl)))
    if (docs.length < batchSize) return links
  }
}

/** Reads a link from a document; if its title is not translated, the slug takes its place. */
function linkFrom(document: Omit<PaymentLink, 'visits'>, serverUrl: string): Link {
  const { price, course, session } = document
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
    session: (typeof session === 'object' ? session?.id : session) ?? null,
    image: serializePicture(document.image, serverUrl),
  }
}

function timeOf(iso: string | null | undefined): number | null {
  return iso ? Date.parse(iso) : null
}

/**
 * Lets one visitor at a time take a place of a limited link: the count in the next statement then sees every earlier
 * order.
 */
export async function lockLink(req: PayloadRequest, id: string): Promise<void> {
  await query(req)`select from payment_links where id = ${id} for no key update`
}

/** A link as the database has it now, without the cache; undefined if it is gone. */
export async function findLinkLimits(
  req: PayloadRequest,
  linkId: string,
): Promise<LinkLimits | undefined> {
  const [row] = await query<LinkLimits>(req)`
    select state, max_uses::int as "maxUses",
      extract(epoch from available_from)::float8 * 1000 as "availableFrom",
      extract(epoch from available_until)::float8 * 1000 as "availableUntil"
    from payment_links where id = ${linkId}`
  return row
}

/** SQL: the link if it is active and in its window at this time, whatever is left of its places. */
export function activeLink(linkId: string, at: string): SQL {
  return sql`(
    select id, max_uses from payment_links where id = ${linkId} and state = 'active'
      and (available_from is null or available_from <= ${at}::timestamptz)
      and (available_until is null or available_until > ${at}::timestamptz))`
}

/** SQL: the ids and slugs of all links. */
export const linkSlugs = sql`(select id, slug from payment_links)`

/** SQL: every link with its visits in these days. */
export function linkVisits({ from, until }: Days): SQL {
  return sql`(
    select id, slug, kind::text as kind, coalesce(visits, 0) as visits
    from payment_links left join (
      select link_id, sum(visits)::float8 as visits from payment_link_visits
      where day between ${from}::date and ${until}::date group by link_id
    ) counted on link_id = id)`
}
