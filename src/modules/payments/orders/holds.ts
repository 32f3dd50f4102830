import { isIPv4 } from 'node:net'

import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { customType, index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'

import { afterCommit } from '../../../platform/database/afterCommit.js'
import {
  query,
  queryAfter,
  queryAny,
  type Transactional,
} from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { createHashes } from '../../../platform/otp/createCodes.js'
import { platformOf } from '../../../platform/platform.js'
import { coursesOfPassedLinks } from '../links/linkStore.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { tooManyUnpaid } from '../problems.js'
import { closedUnpaid } from './transitions.js'

const endedUnpaid = sql.join(
  closedUnpaid.map((status) => sql`${status}`),
  sql`, `,
)

/** How many places the orders of each link hold (see holdsPlace). */
export async function countUses(
  req: Transactional,
  linkIds: readonly string[],
): Promise<Map<string, number>> {
  if (linkIds.length === 0) return new Map()
  const ids = sql.join(
    linkIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const now = platformOf(req.payload).clock.now()
  const rows = await query<{ id: string; uses: number }>(req)`
    select link_id as id, sum(quantity)::int as uses from orders o
    where link_id in (${ids}) and ${holdsPlace(now)}
    group by link_id`
  return new Map(rows.map(({ id, uses }) => [id, uses]))
}

/** How many places of each date orders have taken: paid for, and held until they are paid; of these dates or of all. */
export async function countPlaces(
  req: Transactional,
  sessions?: readonly string[],
): Promise<Map<string, { sold: number; held: number }>> {
  const now = platformOf(req.payload).clock.now()
  const which = sessions
    ? sql`session_id in (
        select jsonb_array_elements_text(${JSON.stringify(sessions)}::jsonb)::uuid)`
    : sql`session_id is not null`
  const rows = await query<{ id: string; sold: number; held: number }>(req)`
    select session_id as id,
      coalesce(sum(quantity) filter (where status not in ('created', 'pending')), 0)::int as sold,
      coalesce(sum(quantity) filter (where status in ('created', 'pending')), 0)::int as held
    from orders o
    where ${which} and ${holdsPlace(now)}
    group by session_id`
  return new Map(rows.map(({ id, sold, held }) => [id, { sold, held }]))
}

/** How long an order holds its place before its payer has been at the gateway. */
const holdSeconds = 600

/** For how long an expired hold is announced: longer than the minute between two runs of the job. */
const announcedSeconds = 150

/** How much of one limited link or date may be unpaid: orders of one client, of the IPv6 networks around it, places. */
const maxUnpaid = { own: 3, near: 6, far: 10, places: 10 }

type Hold = {
  orderId: string
  /** The link, if it limits its payments. */
  linkId: string | null
  courseId: string | null | undefined
  sessionId: string | null | undefined
  quantity: number
}

/**
 * Holds the places of an unpaid order for its payer, if anything limits them, and announces that its course has fewer.
 * Its link and its date must be locked. Throws `too_many_unpaid`; the transaction must then end without the order.
 */
export async function holdOrder(
  req: PayloadRequest,
  { orderId, linkId, courseId, sessionId = null, quantity }: Hold,
): Promise<void> {
  if (linkId === null && !sessionId) return
  const hashes = createHashes(paymentsOptions(req.payload).secret)
  const client = currentRequest()?.client
  const clientKey = hashes.client(client)
  const { nearKey, farKey: around } = hashes.networks(client)
  // Neighbours in IPv4 are other clients; one customer may own a whole network of IPv6.
  const farKey = isIPv4(client ?? '') ? nearKey : around
  const now = platformOf(req.payload).clock.now()
  const at = now.toISOString()
  const until = new Date(now.getTime() + holdSeconds * 1000).toISOString()
  const rows = await query(req)`
    insert into order_holds (order_id, link_id, client_key, near_key, far_key, held_until)
    select ${orderId}::uuid, ${linkId}::uuid, ${clientKey}::bytea, ${nearKey}::bytea,
      ${farKey}::bytea, ${until}::timestamptz
    from (
      select count(*) filter (where h.client_key = ${clientKey}) as by_client,
        count(*) filter (where h.near_key = ${nearKey}) as near,
        count(*) filter (where h.far_key = ${farKey}) as far,
        coalesce(sum(o.quantity) filter (where h.client_key = ${clientKey}), 0) as places
      from order_holds h join orders o on o.id = h.order_id and o.status in ('created', 'pending')
      where (h.link_id = ${linkId}::uuid or o.session_id = ${sessionId}::uuid) and h.order_id <> ${orderId}
        and (h.held_until is null or h.held_until > ${at}::timestamptz)
    ) unpaid
    where by_client < ${maxUnpaid.own} and near < ${maxUnpaid.near} and far < ${maxUnpaid.far}
      and places + ${quantity}::int <= ${maxUnpaid.places}
    on conflict (order_id) do update set held_until = excluded.held_until, link_id = excluded.link_id,
      client_key = excluded.client_key, near_key = excluded.near_key, far_key = excluded.far_key
    returning order_id`
  if (rows.length > 0) return announcePlaces(req, { courseId, linkId })
  throw new Problem(tooManyUnpaid, {
    detail: 'Pay one of your open orders, or try again in 10 minutes, when their places are free.',
    headers: { 'retry-after': String(holdSeconds) },
  })
}

/** The cache tag, in this process alone, of what says how many may still pay by links that sell no course. */
export const linkPlacesTag = 'payment-link-places'

/** Announces that a course, or a link that sells none, has more or fewer places left, to whatever shows them. */
export async function announcePlaces(
  req: PayloadRequest,
  { courseId, linkId }: Partial<Pick<Hold, 'courseId' | 'linkId'>>,
): Promise<void> {
  if (courseId) await paymentsOptions(req.payload).onPlacesChanged(req, courseId)
  // Other processes keep the list of links for a second only, so no payment by a link has to wait for a NOTIFY.
  else if (linkId) {
    const { cache } = platformOf(req.payload)
    await afterCommit(req, () => cache.invalidate([linkPlacesTag]))
  }
}

/**
 * Announces the courses whose holds have expired, or whose links have opened or ended, in the last minutes, because no
 * event marks that moment.
 */
export async function announcePassedTimes(req: PayloadRequest): Promise<void> {
  const now = platformOf(req.payload).clock.now().getTime()
  const at = new Date(now).toISOString()
  const since = new Date(now - announcedSeconds * 1000).toISOString()
  const rows = await query<{ courseId: string }>(req)`
    select o.course_id as "courseId" from order_holds h join orders o on o.id = h.order_id
    where o.course_id is not null and o.status in ('created', 'pending')
      and h.held_until > ${since}::timestamptz and h.held_until <= ${at}::timestamptz
    union ${coursesOfPassedLinks({ since, at })}`
  for (const course of rows) await announcePlaces(req, course)
}

/**
 * The gateway knows of an attempt of this order, so its payer has been there: the place is theirs until the order
 * changes. A hold that has expired stays expired; a payment that still arrives counts while a place is left. Returns
 * whether the order, which must be locked, holds its places.
 */
export function confirmHold(req: PayloadRequest, orderId: string) {
  const now = platformOf(req.payload).clock.now()
  return queryAny(req)`
    with confirmed as (
      update order_holds set held_until = null
      where order_id = ${orderId}::uuid and held_until > ${now.toISOString()}::timestamptz
    )
    select from orders o where id = ${orderId}::uuid and ${holdsPlace(now)}`
}

/** Gives the places of an order back, which must be locked. */
export async function releasePlaces(req: PayloadRequest, orderId: string): Promise<void> {
  const now = platformOf(req.payload).clock.now().toISOString()
  await query(req)`update orders set released_at = ${now} where id = ${orderId}::uuid`
}

export async function deleteClosedHolds(req: PayloadRequest): Promise<void> {
  await query(req)`
    delete from order_holds where not exists (
      select from orders where id = order_id and status in ('created', 'pending'))`
}

/** Whether an order holds its places at this moment. */
export function holdsPlaces(req: PayloadRequest, orderId: string) {
  const now = platformOf(req.payload).clock.now()
  return queryAny(req)`
    select from orders o where id = ${orderId}::uuid and ${holdsPlace(now)}`
}

/**
 * SQL: whether the order `o` holds its places at this moment. One that failed, was cancelled or expired does not, nor
 * one that nobody began to pay while they were held, nor one that gave them back: its booking was cancelled, or its
 * money came when they were gone.
 */
export function holdsPlace(now: Date): SQL {
  return sql`o.status not in (${endedUnpaid}) and o.released_at is null and not exists (
    select from order_holds h where h.order_id = o.id
      and o.status in ('created', 'pending') and h.held_until <= ${now.toISOString()}::timestamptz)`
}

export function hasOrders(req: PayloadRequest, linkId: string) {
  return queryAny(req)`select from orders where link_id = ${linkId}::uuid limit 1`
}

/**
 * Whether a course, or one of these dates, has orders whose money is here or may still come: one that ended without it
 * counts if something happened to it after `since`. Whatever happens to one of them has happened, or waits until this transaction ends.
 */
export async function hasOpenOrders(
  req: Transactional,
  { course, sessions }: { course: string | undefined; sessions: readonly string[] },
  since: Date,
): Promise<boolean> {
  const which = sql`(course_id = ${course ?? null}::uuid or session_id in (
    select jsonb_array_elements_text(${JSON.stringify(sessions)}::jsonb)::uuid))`
  const lock = sql`
    select from orders where ${which} and status in (${endedUnpaid}) order by id for no key update`
  const rows = await queryAfter(req, lock)`
    select from orders where ${which} and status <> 'refunded'
      and (status not in (${endedUnpaid}) or updated_at > ${since.toISOString()}::timestamptz)
    limit 1`
  return rows.length > 0
}

/** SQL: whether an unpaid order holds, or has held, places of a limited link or date. */
export function hasHold(orderId: SQL): SQL {
  return sql`${orderId} in (select h.order_id from order_holds h)`
}

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * The unpaid orders on links or dates with a limited number of places, and by whom: keyed hashes of the client's address and
 * of its wider networks. A row is deleted when its order is paid or closed.
 */
export const orderHoldsTable = pgTable(
  'order_holds',
  ({ timestamp, uuid }) => ({
    orderId: uuid('order_id').primaryKey(),
    linkId: uuid('link_id'),
    clientKey: bytes('client_key').notNull(),
    nearKey: bytes('near_key').notNull(),
    farKey: bytes('far_key').notNull(),
    /** No longer written. */
    emailKey: bytes('email_key'),
    /** From then on the order holds no place; null once the payer has been at the gateway. */
    heldUntil: timestamp('held_until', { withTimezone: true }),
  }),
  (table) => [index('order_holds_link_id_idx').on(table.linkId)],
)
