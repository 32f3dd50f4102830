import { asc, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../../platform/database/requestDatabase.js'
import { findOutcome } from './outcomes.js'
import { simulatedPaymentsTable as payments } from './simulatedPaymentsTable.js'
import { simulatedRefundsTable as refunds } from './simulatedRefundsTable.js'

type SimulatedRefund = typeof refunds.$inferSelect

type Asked = { trackingId: string; amount: number; reference: string }

/** Accepts a refund, or returns the gateway's error code: 51309 repeated, 51310 not allowed, 51314 over the limit. */
export function takeRefund(payload: Payload, asked: Asked): Promise<string | undefined> {
  return postgresOf(payload).drizzle.transaction(async (database) => {
    const ofPayment = eq(payments.trackingId, asked.trackingId)
    const [payment] = await database.select().from(payments).where(ofPayment).for('update')
    const earlier = await database
      .select()
      .from(refunds)
      .where(eq(refunds.reference, asked.reference))
    if (earlier.length > 0) return '51309'
    if (!payment || findOutcome(payment.outcome)?.callback !== 'Success') return '51310'
    const taken = await database
      .select()
      .from(refunds)
      .where(eq(refunds.trackingId, asked.trackingId))
    const total = taken.reduce((sum, { amount }) => sum + amount, asked.amount)
    if (asked.amount < 1 || total > payment.amount) return '51314'
    const stored = await database.insert(refunds).values(asked).onConflictDoNothing().returning()
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
