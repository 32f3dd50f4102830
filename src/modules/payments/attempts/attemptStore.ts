import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { change, query, queryAny, queryOne } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import type { OrderStatus } from '../Order.js'
import { type GatewayOutcome, isOpen } from '../gateway/Gateway.js'
import { hasHold } from '../orders/holds.js'
import { hasEvent, orderAmounts } from '../orders/orderStore.js'
import type { AttemptStatus } from './PaymentAttempts.js'

/** An attempt to poll; times in milliseconds since 1970. */
export type Attempt = {
  gatewayOrderId: string
  orderId: string
  trackingId: string | null
  sentAt: number
  emptyPolls: number
}

/** The id of the order that an attempt is to pay, and whether an event with this key has already happened to it. */
export function findOrderId(
  req: PayloadRequest,
  { gatewayOrderId, key }: { gatewayOrderId: string; key: string },
) {
  return queryOne<{ orderId: string; isKnown: boolean }>(req)`
    select order_id as "orderId", ${hasEvent(key)} as "isKnown"
    from payment_attempts where gateway_order_id = ${gatewayOrderId}`
}

/** Whether this is the attempt that the payer was sent on last. */
export async function isLatestAttempt(
  req: PayloadRequest,
  { orderId, gatewayOrderId }: Pick<Attempt, 'orderId' | 'gatewayOrderId'>,
): Promise<boolean> {
  const [row] = await query<{ latest: string | null }>(req)`
    select max(gateway_order_id) as latest from payment_attempts where order_id = ${orderId}`
  return row?.latest === gatewayOrderId
}

/** How often the payer of an order was sent to the gateway. */
export async function countAttempts(req: PayloadRequest, orderId: string): Promise<number> {
  const [row] = await query<{ attempts: number }>(req)`
    select count(*)::int as attempts from payment_attempts where order_id = ${orderId}`
  return row?.attempts ?? 0
}

type NewAttempt = { gatewayOrderId: string; sentAt: Date }

/** SQL: inserts an attempt for the id of each row of `orders`. */
export function insertAttempt(orders: SQL, { gatewayOrderId, sentAt }: NewAttempt): SQL {
  return sql`
    insert into payment_attempts (id, order_id, gateway_order_id, status, sent_at, created_at,
      next_poll_at, polls, empty_polls)
    select gen_random_uuid(), id, ${gatewayOrderId}, 'sent', ${sentAt.toISOString()}::timestamptz,
      ${sentAt.toISOString()}::timestamptz, ${firstPollAt(sentAt).toISOString()}::timestamptz, 0, 0
    from ${orders}`
}

/** Adds another attempt to pay an order. */
export async function addAttempt(req: PayloadRequest, orderId: string, attempt: NewAttempt) {
  await query(req)`${insertAttempt(sql`(select ${orderId}::uuid as id) paid`, attempt)}`
}

/**
 * The payer was sent to the gateway once more with an open attempt: it has the time of a new one. Only within an hour of
 * its beginning: an order whose payer has been there holds its place while it is pending, and whoever posts the form
 * again and again would hold it without end. After that the attempt ends as any other, and the place is free for all.
 */
export async function renewAttempt(req: PayloadRequest, gatewayOrderId: string): Promise<void> {
  const now = platformOf(req.payload).clock.now()
  const at = now.toISOString()
  const since = new Date(now.getTime() - renewableFor).toISOString()
  await query(req)`
    update payment_attempts set sent_at = ${at}::timestamptz, empty_polls = 0,
      next_poll_at = least(next_poll_at, ${firstPollAt(now).toISOString()}::timestamptz)
    where gateway_order_id = ${gatewayOrderId} and status in ('sent', 'unknown')
      and created_at > ${since}::timestamptz`
}

const statusOf: Record<GatewayOutcome, AttemptStatus> = {
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  pending: 'sent',
  unknown: 'unknown',
  refunded: 'reversed',
  disputed: 'reversed',
  suspicious: 'unknown',
}

type Outcome = {
  gatewayOrderId: string
  trackingId: string | undefined
  outcome: GatewayOutcome
}

/**
 * Stores the outcome on an attempt; once money was taken, only a refund changes it. One that was not polled any more is
 * polled again where its payment is still on its way.
 */
export async function recordOutcome(
  req: PayloadRequest,
  { gatewayOrderId, trackingId, outcome }: Outcome,
): Promise<void> {
  const status = statusOf[outcome]
  const now = platformOf(req.payload).clock.now()
  const again = isOpen({ outcome }) ? firstPollAt(now).toISOString() : null
  const isMonotone =
    status === 'succeeded' || status === 'reversed'
      ? sql``
      : sql`and status not in ('succeeded', 'reversed')`
  await change(req)`
    update payment_attempts
    set status = ${status}, tracking_id = coalesce(${trackingId ?? null}, tracking_id),
      updated_at = now(), next_poll_at = case
        when ${status} in ('succeeded', 'reversed') then null
        else coalesce(next_poll_at, ${again}::timestamptz) end
    where gateway_order_id = ${gatewayOrderId} ${isMonotone}`
}

/** A process that dies while polling releases its attempts after this time. */
const leaseMs = 120_000
const batchSize = 20
const repollAfterMs = 30_000

/**
 * Claims attempts that are due for polling; no other process gets them before the lease ends. First come those that the
 * gateway knows by a payment or that hold places, last those that it did not know when it was asked: anybody may begin
 * any number of payments and never make them.
 */
export async function claimDue(req: PayloadRequest): Promise<Attempt[]> {
  const now = platformOf(req.payload).clock.now().toISOString()
  return claim(
    req,
    sql`next_poll_at <= ${now}::timestamptz
      order by tracking_id is null and not ${hasHold(sql`order_id`)}, empty_polls, next_poll_at
      limit ${batchSize}`,
  )
}

/** Claims the open attempts of one order, unless they were polled a moment ago. */
export async function claimOpen(req: PayloadRequest, orderId: string): Promise<Attempt[]> {
  const now = platformOf(req.payload).clock.now()
  const before = new Date(now.getTime() - repollAfterMs).toISOString()
  return claim(
    req,
    sql`order_id = ${orderId} and status in ('sent', 'unknown')
      and (polled_at is null or polled_at < ${before}::timestamptz)`,
  )
}

function claim(req: PayloadRequest, which: SQL) {
  const now = platformOf(req.payload).clock.now()
  const until = new Date(now.getTime() + leaseMs).toISOString()
  return query<Attempt>(req)`
    update payment_attempts
    set next_poll_at = ${until}::timestamptz, polled_at = ${now.toISOString()}::timestamptz,
      polls = polls + 1
    where id in (select id from payment_attempts where ${which} for update skip locked)
    returning gateway_order_id as "gatewayOrderId", order_id as "orderId",
      tracking_id as "trackingId", empty_polls::int as "emptyPolls",
      round(extract(epoch from sent_at) * 1000)::float8 as "sentAt"`
}

type NextPoll = {
  /** Null means never. */
  nextPollAt: Date | null
  emptyPolls?: number
  /** The payment that is to be confirmed. */
  trackingId?: string | undefined
  /** Unless its payer was sent to the gateway again since this moment. */
  sentAt?: number
}

export async function schedulePoll(
  req: PayloadRequest,
  gatewayOrderId: string,
  { nextPollAt, emptyPolls, trackingId, sentAt }: NextPoll,
): Promise<void> {
  const since = sentAt === undefined ? null : new Date(sentAt).toISOString()
  await query(req)`
    update payment_attempts set next_poll_at = ${nextPollAt?.toISOString() ?? null}::timestamptz,
      empty_polls = coalesce(${emptyPolls ?? null}, empty_polls),
      tracking_id = coalesce(tracking_id, ${trackingId ?? null})
    where gateway_order_id = ${gatewayOrderId}
      and sent_at = coalesce(${since}::timestamptz, sent_at)`
}

/**
 * Ends the polling of an attempt; one that is still open has expired. False if its payer was sent to the gateway again
 * meanwhile.
 */
export function endPolling(
  req: PayloadRequest,
  { gatewayOrderId, sentAt }: Pick<Attempt, 'gatewayOrderId' | 'sentAt'>,
) {
  return queryAny(req)`
    update payment_attempts set next_poll_at = null, status = case
      when status in ('sent', 'unknown') then 'expired'::enum_payment_attempts_status
      else status end
    where gateway_order_id = ${gatewayOrderId}
      and sent_at = ${new Date(sentAt).toISOString()}::timestamptz returning id`
}

/** An attempt as it is compared with the gateway's list, with the money of its order. */
export type ComparedAttempt = {
  gatewayOrderId: string
  status: OrderStatus
  amount: number
  currency: string
  /** Whether the gateway must list it as paid in the compared days. */
  isExpected: boolean
}

/** The attempts of these days and those in `listed`: clocks differ around midnight. */
export function findComparedAttempts(
  req: PayloadRequest,
  { from, until }: { from: Date; until: Date },
  listed: readonly string[],
) {
  const start = sql`${from.toISOString()}::timestamptz`
  const end = sql`${until.toISOString()}::timestamptz`
  return query<ComparedAttempt>(req)`
    select a.gateway_order_id as "gatewayOrderId", o.status, o.amount, o.currency,
      a.status = 'succeeded' and a.sent_at >= ${start}
        and a.sent_at < ${end} - interval '1 hour' as "isExpected"
    from payment_attempts a join ${orderAmounts} o on o.id = a.order_id
    where (a.sent_at >= ${start} and a.sent_at < ${end})
      or a.gateway_order_id in (select jsonb_array_elements_text(${JSON.stringify(listed)}::jsonb))`
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** When an open attempt is polled, counted from when it was sent; three times while its place is held. */
const first = 2 * minute
const offsets = [first, 5 * minute, 8 * minute, 15 * minute, 20 * minute, hour, 6 * hour, day]

/** The gateway cancels what is not confirmed by then. */
export const giveUpAfter = 12 * day

/** The gateway's page ends a visit after 15 minutes; a payment not started by then will not come. */
export const pageTimeout = 16 * minute

/** How long after its beginning an attempt is renewed when its payer begins again. */
const renewableFor = hour

/** Without a status API nothing can be polled: a callback that has not come in a day is given up. */
export const withoutApiFor = day

const jitter = 0.1

function firstPollAt(sentAt: Date): Date {
  return new Date(sentAt.getTime() + first)
}

/** When an attempt of this age (milliseconds) is polled next, with some jitter to spread the calls. */
export function nextPollIn(age: number): number {
  const next = offsets.find((offset) => offset > age)
  const wait = next === undefined ? day : next - age
  return Math.round(wait * (1 + jitter * Math.random()))
}
