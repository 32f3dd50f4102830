import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest, TypedLocale } from 'payload'

import { roleOf } from '../../../platform/access.js'
import { actorName } from '../../../platform/actorName.js'
import {
  query,
  queryAny,
  queryOne,
  type Transactional,
} from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { activeLink, linkSlugs } from '../links/linkStore.js'
import type { Billing, Order, OrderStatus, Verification } from '../Order.js'
import type { Attendee, Customer } from '../schemas.js'
import { holdsPlace } from './holds.js'
import { paymentsOptions } from '../paymentsOptions.js'
import type { EventType } from './PaymentEvents.js'

type OrderKey = { id: string } | { number: string } | { key: string }

const columns = sql`
  o.id, o.number, o.status, o.amount::float8 as amount, o.currency, o.title, o.locale,
  o.refunded_amount::float8 as "refundedAmount", o.link_id as "linkId", l.slug as "linkSlug",
  o.course_id as "courseId", o.session_id as "sessionId",
  o.course_id is not null or o.link_id is null or exists (
    select from orders_attendees a where a._parent_id = o.id) as "isOfCourse",
  o.quantity::int as quantity,
  o.customer_name as name, o.customer_email as email,
  o.customer_phone as phone, jsonb_build_object('company', o.billing_company,
    'address', o.billing_address, 'country', o.billing_country,
    'taxId', o.billing_tax_id) as billing, o.tracking_id as "trackingId", o.verification, o.attention,
  o.initiation_key as "initiationKey",
  o.version::int as version, extract(epoch from o.created_at)::float8 * 1000 as "createdAt",
  extract(epoch from o.updated_at)::float8 * 1000 as "updatedAt"`

/** Finds an order by one of its keys; with `lock` nobody else can change it before this transaction ends. */
export function findOrder(req: Transactional, key: OrderKey, { lock = false } = {}) {
  return queryOne<Order>(req)`
    select ${columns} from orders o left join ${linkSlugs} l on l.id = o.link_id
    where ${condition(key)} ${lock ? sql`for no key update of o` : sql``}`
}

function condition(key: OrderKey): SQL {
  if ('id' in key) return sql`o.id = ${key.id}::uuid`
  if ('number' in key) return sql`o.number = ${key.number}`
  return sql`o.initiation_key = ${key.key}`
}

/** SQL: the status and the money of all orders. */
export const orderAmounts = sql`
  (select id, status, amount::float8 as amount, currency from orders)`

export type NewOrder = {
  number: string
  /** The link by which it is paid; undefined if the course is booked by itself. */
  link: { id: string } | undefined
  title: string
  courseId: string | undefined
  /** The id of the date whose places it takes; undefined leaves it to the service. */
  session: string | undefined
  quantity: number
  amount: number
  currency: string
  customer: Customer
  billing: Billing | undefined
  locale: TypedLocale
  /** Identifies the submitted form, or the request: submitting it again returns the same order. */
  key: string | undefined
}

type FirstAttempt = {
  gatewayOrderId: string
  createdAt: Date
  /** SQL: what else is inserted for each row of a relation, which has its id. */
  insertFor: (orders: SQL) => readonly SQL[]
}

/**
 * Inserts an order, its first two events and what else comes with it in one statement, if its link is open and has a place
 * left. Returns its id; undefined otherwise, or if an order with the same key exists.
 */
export async function insertOrder(
  req: PayloadRequest,
  order: NewOrder,
  { gatewayOrderId, createdAt, insertFor }: FirstAttempt,
): Promise<string | undefined> {
  const { number, session, quantity, amount, currency, locale, key } = order
  const { customer, billing = {} } = order
  const at = createdAt.toISOString()
  const others = insertFor(sql`made`).map(
    (other, index) => sql`${sql.identifier(`other_${String(index)}`)} as (${other})`,
  )
  const [row] = await query<{ orderId: string }>(req)`
    with link as (
      select l.id from ${order.link ? activeLink(order.link.id, at) : noLink} l
      where case when l.max_uses is null then true
          else l.max_uses >= ${quantity}::int + ${placesTaken(sql`o.link_id = l.id`, createdAt)} end
        and ${hasPlaces(req, order, createdAt)}
    ), made as (
      insert into orders (id, number, status, amount, refunded_amount, currency, title, link_id,
        course_id, session_id, quantity, customer_name, customer_email, customer_phone,
        billing_company, billing_address, billing_country, billing_tax_id, locale, version,
        initiation_key, created_at, updated_at)
      select gen_random_uuid(), ${number}, 'pending', ${amount}::numeric, 0, ${currency},
        ${order.title}, link.id, ${order.courseId ?? null}::uuid, ${session ?? null}::uuid,
        ${quantity}::numeric, ${customer.name ?? null}, ${customer.email ?? null},
        ${customer.phone ?? null}, ${billing.company || null}, ${billing.address || null},
        ${billing.country ?? null}, ${billing.taxId || null}, ${locale}, 2, ${key ?? null},
        ${at}::timestamptz, ${at}::timestamptz
      from link on conflict (initiation_key) do nothing returning id
    ), ${sql.join(others, sql`, `)}
    insert into payment_events (id, order_id, position, type, "from", "to", source, actor,
      gateway_order_id, amount, currency, key, created_at, updated_at)
    select gen_random_uuid(), made.id, step.position, step.type::enum_payment_events_type,
      step."from", step."to", 'visitor', 'Payer', ${gatewayOrderId}, ${amount}::numeric, ${currency},
      step.type || ' ' || ${gatewayOrderId}, ${at}::timestamptz, ${at}::timestamptz
    from made, (values (1, 'created', null, 'created'), (2, 'sent', 'created', 'pending'))
      as step (position, type, "from", "to")
    returning order_id as "orderId"`
  return row?.orderId
}

/** SQL: what stands for the link where there is none: one row without an id or a limit. */
const noLink = sql`(select null::uuid as id, null::int as max_uses)`

/** SQL: how many places such orders `o` hold. */
function placesTaken(which: SQL, at: Date): SQL {
  return sql`(select coalesce(sum(o.quantity), 0) from orders o where ${which} and ${holdsPlace(at)})`
}

/** SQL: whether the date of a new order has its places left, which must be locked. */
function hasPlaces({ payload }: PayloadRequest, { session, quantity }: NewOrder, at: Date): SQL {
  if (session === undefined) return sql`true`
  const id = sql`${session}::uuid`
  const taken = placesTaken(sql`o.session_id = ${id}`, at)
  return sql`${paymentsOptions(payload).dates.places(id, at)} >= ${quantity}::int + ${taken}`
}

/** What changes on an order beside its status. */
export type OrderChanges = {
  trackingId?: string | undefined
  verification?: Verification | undefined
  attention?: string | null | undefined
  refundedAmount?: number | undefined
  /** Whether its places are given back. */
  isReleased?: boolean | undefined
}

/** SQL: the assignments that make the next version of an order. */
function nextVersion(
  req: PayloadRequest,
  { status, isReleased, ...changes }: OrderChanges & { status: OrderStatus },
): SQL {
  const now = platformOf(req.payload).clock.now().toISOString()
  const assignments = [
    sql`status = ${status}`,
    sql`version = version + 1`,
    sql`updated_at = ${now}`,
  ]
  if (status === 'paid') assignments.push(sql`paid_at = coalesce(paid_at, ${now})`)
  if (isReleased !== undefined) assignments.push(sql`released_at = ${isReleased ? now : null}`)
  const { trackingId, verification, attention, refundedAmount } = changes
  if (trackingId !== undefined) assignments.push(sql`tracking_id = ${trackingId}`)
  if (verification !== undefined) assignments.push(sql`verification = ${verification}`)
  if (attention !== undefined) assignments.push(sql`attention = ${attention}`)
  if (refundedAmount !== undefined) assignments.push(sql`refunded_amount = ${refundedAmount}`)
  return sql.join(assignments, sql`, `)
}

/** Seats these people on the places of an order, which must be locked or new, instead of those before them. */
export async function seatAttendees(
  req: PayloadRequest,
  orderId: string,
  attendees: readonly Attendee[],
): Promise<void> {
  await query(req)`delete from orders_attendees where _parent_id = ${orderId}`
  if (attendees.length === 0) return
  await query(req)`
    insert into orders_attendees (id, _parent_id, _order, name, email)
    select gen_random_uuid()::text, ${orderId}::uuid, place, person ->> 'name', person ->> 'email'
    from jsonb_array_elements(${JSON.stringify(attendees)}::jsonb) with ordinality as seated (person, place)`
}

type Seat = { seat: number; name: string | null; email: string | null }

/** Who sits on the places of an order; one who was erased has no address. */
export function findAttendees(req: PayloadRequest, orderId: string) {
  return query<Seat>(req)`
    select _order::int as seat, name, email from orders_attendees
    where _parent_id = ${orderId} order by _order`
}

type AttendedOrder = { number: string; title: string; name: string | null }

/** The orders on whose places an address (in lower case) sits. */
export function findSeatsOf(req: PayloadRequest, email: string) {
  return query<AttendedOrder>(req)`
    select o.number, o.title, a.name from orders_attendees a join orders o on o.id = a._parent_id
    where lower(a.email) = ${email} order by o.id`
}

/** Removes an address (in lower case) from the places of all orders; the places stay. */
export async function eraseAttendee(req: PayloadRequest, email: string): Promise<void> {
  await query(req)`
    update orders_attendees set name = null, email = null where lower(email) = ${email}`
}

/** The orders of an address (in lower case), oldest first. */
export function findOrdersOfBuyer(req: PayloadRequest, email: string) {
  return query<{ id: string; number: string }>(req)`
    select id, number from orders where lower(customer_email) = ${email} order by id`
}

/** Who or what caused an event. */
export type EventSource = 'visitor' | 'callback' | 'cancel' | 'status' | 'job' | 'staff'

/** What staff must see of an event whose status change does not show it. */
export type Fact =
  | 'duplicate_capture'
  | 'amount_mismatch'
  | 'unconfirmed'
  | 'contradicted'
  | 'late'
  | 'given_up'
  | 'enrolment_missing'
  | 'effects_failed'

export type NewEvent = {
  /** The idempotency key: a second event with the same key is the same one. */
  key: string
  type: EventType
  source: EventSource
  fact?: Fact | undefined
  gatewayOrderId?: string | undefined
  trackingId?: string | undefined
  gatewayStatus?: string | undefined
  amount?: number | undefined
  currency?: string | undefined
  message?: string | undefined
}

type Step = { orderId: string; position: number; from: OrderStatus; to: OrderStatus }

const maxText = 300

/** The actor of an event that no member of staff caused. */
const actors: Record<EventSource, string> = {
  visitor: 'Payer',
  callback: 'Payment gateway',
  cancel: 'Payment gateway',
  status: 'Payment gateway',
  job: 'System',
  staff: 'System',
}

/** Adds an event and the version that it makes of its order, which must be locked; false if it already exists. */
export function addEvent(
  req: PayloadRequest,
  { orderId, position, from, to }: Step,
  { event, changes }: { event: NewEvent; changes: OrderChanges },
) {
  const by = roleOf(req) === undefined ? null : (req.user?.id ?? null)
  return queryAny(req)`
    with added as (
      insert into payment_events (id, order_id, position, type, "from", "to", source, fact,
        gateway_order_id, tracking_id, gateway_status, amount, currency, message, actor, by_id, key)
      values (gen_random_uuid(), ${orderId}, ${position}, ${event.type}, ${from}, ${to},
        ${event.source}, ${event.fact ?? null}, ${event.gatewayOrderId ?? null},
        ${event.trackingId ?? null}, ${event.gatewayStatus ?? null}, ${event.amount ?? null},
        ${event.currency ?? null}, ${event.message?.slice(0, maxText) ?? null},
        ${by === null ? actors[event.source] : actorName(req, 'Payer')}, ${by}, ${event.key})
      on conflict (key) do nothing returning id
    )
    update orders set ${nextVersion(req, { ...changes, status: to })}
    where id = ${orderId} and exists (select from added) returning id`
}

/** SQL: whether an event with this key has already happened. */
export function hasEvent(key: string): SQL {
  return sql`exists (select from payment_events where key = ${key})`
}
