import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  like,
  lt,
  sql,
} from '@payloadcms/db-postgres/drizzle'
import { randomInt } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'

import { postgresOf, requestDatabase } from '../../platform/database/requestDatabase.js'
import { findOutcome } from './outcomes.js'
import type { PaymentRequest } from './records.js'
import type { SimulatedPayment } from './simulatorTables.js'
import {
  simulatedPaymentsTable as payments,
  simulatedRefundsTable as refunds,
} from './simulatorTables.js'

/** Opens a payment and returns the id of its page. Like the gateway, it accepts an order number twice. */
export async function openPayment(payload: Payload, request: PaymentRequest): Promise<string> {
  const trackingId = `3${String(randomInt(10 ** 11)).padStart(11, '0')}`
  const [opened] = await postgresOf(payload)
    .drizzle.insert(payments)
    .values({ ...request, trackingId })
    .returning({ session: payments.session })
  if (!opened) throw new Error('The simulated payment was not stored')
  return opened.session
}

/** The payment that belongs to this page. */
export async function findPayment(
  payload: Payload,
  session: string,
): Promise<SimulatedPayment | undefined> {
  const [found] = await postgresOf(payload)
    .drizzle.select()
    .from(payments)
    .where(eq(payments.session, session))
  return found
}

/** Gives an outcome to a payment that is open or waits for its bank, once; returns its final state. */
export async function finishPayment(
  payload: Payload,
  session: string,
  outcome: string,
): Promise<SimulatedPayment | undefined> {
  await postgresOf(payload)
    .drizzle.update(payments)
    .set({ outcome, updatedAt: sql`now()` })
    .where(and(eq(payments.session, session), inArray(payments.outcome, ['', 'awaited'])))
  return findPayment(payload, session)
}

/** The latest payment of an order number, or the one of a tracking id. */
export async function trackPayment(
  payload: Payload,
  { orderNo, trackingId }: { orderNo?: string | undefined; trackingId?: string | undefined },
): Promise<SimulatedPayment | undefined> {
  if (!orderNo && !trackingId) return undefined
  const [found] = await postgresOf(payload)
    .drizzle.select()
    .from(payments)
    .where(
      and(
        orderNo ? eq(payments.orderNo, orderNo) : undefined,
        trackingId ? eq(payments.trackingId, trackingId) : undefined,
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  return found
}

type SimulatedRefund = typeof refunds.$inferSelect

type NewRefund = { trackingId: string; amount: number; reference: string }

/** Accepts a refund, or returns the gateway's error code: 51309 repeated, 51310 not allowed, 51314 over the limit. */
export function takeRefund(payload: Payload, refund: NewRefund): Promise<string | undefined> {
  return postgresOf(payload).drizzle.transaction(async (database) => {
    const ofPayment = eq(payments.trackingId, refund.trackingId)
    const [payment] = await database.select().from(payments).where(ofPayment).for('update')
    const earlier = await database
      .select()
      .from(refunds)
      .where(eq(refunds.reference, refund.reference))
    if (earlier.length > 0) return '51309'
    if (!payment || findOutcome(payment.outcome)?.callback !== 'Success') return '51310'
    const taken = await database
      .select()
      .from(refunds)
      .where(eq(refunds.trackingId, refund.trackingId))
    const total = taken.reduce((sum, { amount }) => sum + amount, refund.amount)
    if (refund.amount < 1 || total > payment.amount) return '51314'
    const stored = await database.insert(refunds).values(refund).onConflictDoNothing().returning()
    return stored.length === 0 ? '51309' : undefined
  })
}

/** The refunds of a payment, oldest first. */
export function listRefunds(payload: Payload, trackingId: string): Promise<SimulatedRefund[]> {
  return postgresOf(payload)
    .drizzle.select()
    .from(refunds)
    .where(eq(refunds.trackingId, trackingId))
    .orderBy(asc(refunds.createdAt))
}

/** The payments opened from an instant until before another, oldest first, and how many there are in all. */
export async function listPayments(
  payload: Payload,
  { from, to }: { from: Date; to: Date },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; payments: SimulatedPayment[] }> {
  const { drizzle } = postgresOf(payload)
  const isInPeriod = and(gte(payments.createdAt, from), lt(payments.createdAt, to))
  const [counted] = await drizzle.select({ total: count() }).from(payments).where(isInPeriod)
  const rows = await drizzle
    .select()
    .from(payments)
    .where(isInPeriod)
    .orderBy(asc(payments.createdAt), asc(payments.session))
    .limit(limit)
    .offset(offset)
  return { total: counted?.total ?? 0, payments: rows }
}

/** Removes the payer from all payments of an order, in the transaction of `req`; their numbers begin with the order's. */
export async function erasePayer(req: PayloadRequest, orderNumber: string): Promise<void> {
  const db = await requestDatabase(req)
  await db
    .update(payments)
    .set({ payerName: '', payerEmail: '', payerPhone: '' })
    .where(like(payments.orderNo, `${orderNumber}__`))
}
