import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { ulid } from 'ulid'

import { roleOf } from '../../../platform/access.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { RefundKind, RefundStatus } from './Refunds.js'

type NewRefund = {
  orderId: string
  amount: number
  currency: string
  trackingId: string
  kind: RefundKind
  status: RefundStatus
  reason: string
}

/** Records a refund to make; the gateway knows it by its reference. */
export async function addRefund(req: PayloadRequest, refund: NewRefund): Promise<string> {
  const reference = ulid()
  const by = roleOf(req) === undefined ? null : (req.user?.id ?? null)
  const db = await requestDatabase(req)
  await db.execute(sql`
    insert into refunds (id, reference, order_id, amount, currency, kind, status, tracking_id,
      reason, by_id)
    values (gen_random_uuid(), ${reference}, ${refund.orderId}, ${refund.amount},
      ${refund.currency}, ${refund.kind}, ${refund.status}, ${refund.trackingId},
      ${refund.reason}, ${by})`)
  return reference
}
