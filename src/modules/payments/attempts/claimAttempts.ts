import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import type { Attempt } from './Attempt.js'

/** A process that dies while polling releases its attempts after this time. */
const leaseMs = 120_000
const batchSize = 20
const repairPauseMs = 30_000

/** Claims attempts that are due for polling; no other process gets them before the lease ends. */
export async function claimDue(req: PayloadRequest): Promise<Attempt[]> {
  const now = platformOf(req.payload).clock.now()
  return claim(
    req,
    sql`
    select id from payment_attempts where next_poll_at <= ${now.toISOString()}::timestamptz
    order by next_poll_at limit ${batchSize} for update skip locked`,
  )
}

/** Claims the open attempts of one order, unless they were polled a moment ago. */
export async function claimStale(req: PayloadRequest, orderId: string): Promise<Attempt[]> {
  const now = platformOf(req.payload).clock.now()
  const before = new Date(now.getTime() - repairPauseMs).toISOString()
  return claim(
    req,
    sql`
    select id from payment_attempts where order_id = ${orderId} and status in ('sent', 'unknown')
      and (polled_at is null or polled_at < ${before}::timestamptz)
    for update skip locked`,
  )
}

async function claim(req: PayloadRequest, chosen: SQL): Promise<Attempt[]> {
  const now = platformOf(req.payload).clock.now()
  const until = new Date(now.getTime() + leaseMs).toISOString()
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Attempt>(sql`
    update payment_attempts
    set next_poll_at = ${until}::timestamptz, polled_at = ${now.toISOString()}::timestamptz,
      polls = polls + 1
    where id in (${chosen})
    returning gateway_order_id as "gatewayOrderId", order_id as "orderId", status,
      tracking_id as "trackingId", empty_polls::int as "emptyPolls",
      extract(epoch from sent_at)::float8 * 1000 as "sentAt"`)
  return rows
}
