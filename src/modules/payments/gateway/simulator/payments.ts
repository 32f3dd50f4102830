import { randomInt } from 'node:crypto'

import { and, desc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../../platform/database/requestDatabase.js'
import type { PaymentRequest } from './readRequest.js'
import {
  type SimulatedPayment,
  simulatedPaymentsTable as payments,
} from './simulatedPaymentsTable.js'

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

/** Settles a payment that is open or waits for its bank, once; returns its final state, whoever settled it. */
export async function settlePayment(
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
