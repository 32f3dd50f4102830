import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { AttemptStatus } from './PaymentAttempts.js'
import type { GatewayOutcome } from '../gateway/Gateway.js'
import type { Report } from './judgeReport.js'

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

/** Whether this is the attempt that the payer was sent on last. */
export async function isLatestAttempt(
  req: PayloadRequest,
  { orderId, gatewayOrderId }: { orderId: string; gatewayOrderId: string },
): Promise<boolean> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ latest: string | null }>(sql`
    select max(gateway_order_id) as latest from payment_attempts where order_id = ${orderId}`)
  return rows[0]?.latest === gatewayOrderId
}

/** Stores the outcome on an attempt; once money was taken, only a refund changes it. */
export async function noteAttempt(req: PayloadRequest, report: Report): Promise<void> {
  const { gatewayOrderId, trackingId, outcome } = report
  const status = statusOf[outcome]
  const isMonotone =
    status === 'succeeded' || status === 'reversed'
      ? sql``
      : sql`and status not in ('succeeded', 'reversed')`
  const db = await requestDatabase(req)
  await db.execute(sql`
    update payment_attempts
    set status = ${status}, tracking_id = coalesce(${trackingId ?? null}, tracking_id),
      updated_at = now(), next_poll_at = case
        when ${status} in ('succeeded', 'reversed') then null else next_poll_at end
    where gateway_order_id = ${gatewayOrderId} ${isMonotone}`)
}
