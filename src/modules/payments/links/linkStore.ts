import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypedLocale, Where } from 'payload'

import type { PaymentLink } from '../../../payload-types.js'
import { query, queryOne } from '../../../platform/database/requestDatabase.js'
import type { Days } from '../../../platform/days.js'
import { serializePicture } from '../../../platform/content/pictures.js'
import { slugsOf } from '../../../platform/content/publishedSlugs.js'
import { idOf } from '../../../platform/payload/idOf.js'
import { platformOf } from '../../../platform/platform.js'
import type { Link, LinkLimits } from './Link.js'

/** What each link is known by, drafts too: current and former slugs. */
export type LinkNames = ReadonlyMap<string, { id: string; currency: string | null }>

const batchSize = 200
const bytesPerLink = 2_000
const bytesPerName = 200
const shown = ['payment-links', 'courses', 'media']
const namesKey = 'names of payment links'

function linkKey(id: string, locale: string): string {
  return `payment link ${id} ${locale}`
}

/** The names of all links, cached until a link changes; the links themselves are read one by one. */
export async function loadLinkNames(req: PayloadRequest): Promise<LinkNames> {
  return platformOf(req.payload).cache.remember<LinkNames>({
    key: namesKey,
    tags: ['payment-links'],
    bytes: ({ size }) => bytesPerName * size,
    load: async () => {
      const current = await query<{ slug: string; id: string; currency: string | null }>({
        payload: req.payload,
      })`select slug, id, price_currency as currency from payment_links`
      const byId = new Map(current.map((link) => [link.id, link]))
      const former = (await slugsOf({ payload: req.payload }, 'payment-links')).flatMap(
        ({ slug, id }) => {
          const link = byId.get(id)
          return link ? ([[slug, link]] as const) : []
        },
      )
      return new Map([...former, ...current.map((link) => [link.slug, link] as const)])
    },
  })
}

/** A link by its current or former slug in one language, cached until a link, a course or a picture changes. */
export async function loadLink(
  req: PayloadRequest,
  slug: string,
  locale: TypedLocale,
): Promise<Link | undefined> {
  const { id } = (await loadLinkNames(req)).get(slug) ?? {}
  if (id === undefined) return undefined
  const [link] = await platformOf(req.payload).cache.remember<readonly Link[]>({
    key: linkKey(id, locale),
    tags: shown,
    bytes: bytesPerLink,
    load: () => readLinks(req, locale, { id: { equals: id } }),
  })
  return link
}

/** The links in the state `active` in one language, newest first, cached until a link, a course or a picture changes. */
export async function loadActiveLinks(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<readonly Link[]> {
  return platformOf(req.payload).cache.remember<readonly Link[]>({
    key: `active payment links ${locale}`,
    tags: shown,
    bytes: ({ length }) => bytesPerLink * length,
    load: () => readLinks(req, locale, { state: { equals: 'active' } }),
  })
}

/**
 * A cached link by its current or former slug, in whichever language is cached; so use it only for fields that are the
 * same in all.
 */
export function peekLink(payload: Payload, slug: string): Link | undefined {
  const { localization } = payload.config
  const { cache } = platformOf(payload)
  const names = cache.peek(namesKey) as LinkNames | undefined
  const { id } = names?.get(slug) ?? {}
  if (id === undefined || !localization) return undefined
  for (const code of localization.localeCodes) {
    const [link] = (cache.peek(linkKey(id, code)) ?? []) as readonly Link[]
    if (link) return link
  }
  return undefined
}

async function readLinks(req: PayloadRequest, locale: TypedLocale, which: Where): Promise<Link[]> {
  const { serverUrl } = platformOf(req.payload)
  const links: Link[] = []
  for (;;) {
    // By key, not by page, which would read all those before it.
    const last = links.at(-1)?.id
    const { docs } = await req.payload.find({
      collection: 'payment-links',
      where: last === undefined ? which : { and: [which, { id: { less_than: last } }] },
      sort: '-id',
      depth: 1,
      limit: batchSize,
      pagination: false,
      locale,
      overrideAccess: true,
      select: { visits: false },
      populate: { courses: { slug: true, _status: true }, 'course-sessions': { course: true } },
    })
    links.push(...docs.map((document) => linkFrom(document, serverUrl)))
    if (docs.length < batchSize) return links
  }
}

/** Reads a link from a document; if its title is not translated, the slug takes its place. */
function linkFrom(document: Omit<PaymentLink, 'visits'>, serverUrl: string): Link {
  const { price, session } = document
  const course = typeof document.course === 'object' ? document.course : null
  const isPublished = course?._status === 'published'
  // Redirects sell nothing here, whatever course they once had.
  const isHidden = course !== null && !isPublished && document.kind === 'gateway'
  return {
    id: document.id,
    slug: document.slug,
    title: document.title || document.slug,
    description: document.description || null,
    kind: document.kind,
    state: isHidden && document.state === 'active' ? 'paused' : document.state,
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
    course: isPublished ? { id: course.id, slug: course.slug } : null,
    session: idOf(session) ?? null,
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
export function findLinkLimits(req: PayloadRequest, linkId: string) {
  return queryOne<LinkLimits>(req)`
    select state, max_uses::int as "maxUses",
      extract(epoch from available_from)::float8 * 1000 as "availableFrom",
      extract(epoch from available_until)::float8 * 1000 as "availableUntil"
    from payment_links where id = ${linkId}`
}

/** SQL: the link if it is active and in its window at this time, whatever is left of its places. */
export function activeLink(linkId: string, at: string): SQL {
  return sql`(
    select id, max_uses from payment_links where id = ${linkId} and state = 'active'
      and (available_from is null or available_from <= ${at}::timestamptz)
      and (available_until is null or available_until > ${at}::timestamptz))`
}

type Span = { since: string; at: string }

/** SQL: the courses whose links have opened or ended since a moment. */
export function coursesOfPassedLinks({ since, at }: Span): SQL {
  return sql`(
    select course_id from payment_links where course_id is not null and state = 'active' and (
      (available_from > ${since}::timestamptz and available_from <= ${at}::timestamptz)
      or (available_until > ${since}::timestamptz and available_until <= ${at}::timestamptz)))`
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
