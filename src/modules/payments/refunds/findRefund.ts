import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { RefundKind, RefundStatus } from './Refunds.js'

export type Refund = {
  id: string
  reference: string
  orderId: string
  amount: number
  currency: string
  kind: RefundKind
  status: RefundStatus
  trackingId: string
}

/** Finds a refund by its id or its reference. */
export async function findRefund(req: PayloadRequest, name: string): Promise<Refund | undefined> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Refund>(sql`
    select id, reference, order_id as "orderId", amount::float8 as amount, currency, kind, status,
      tracking_id as "trackingId"
    from refunds where reference = ${name} or id::text = ${name}`)
  return rows[0]
}
