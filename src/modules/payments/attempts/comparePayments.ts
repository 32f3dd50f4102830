import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import type { GatewayReport } from '../gateway/Gateway.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { compareRows, type Finding, type OurRow } from './compareRows.js'

const dayMs = 86_400_000
const days = 3
/** The gateway counts its days in Indian Standard Time. */
const indiaMs = 5.5 * 60 * 60 * 1000

/**
 * Compares the last three whole days of the gateway's list with our attempts and leaves a report for staff. Returns the
 * differences; nothing if the gateway offers us no such list.
 */
export async function comparePayments(req: PayloadRequest): Promise<Finding[] | undefined> {
  const api = paymentsOptions(req.payload).gateway?.api
  if (!api) return undefined
  const now = platformOf(req.payload).clock.now().getTime()
  const until = new Date(Math.floor((now + indiaMs) / dayMs) * dayMs - indiaMs)
  const from = new Date(until.getTime() - days * dayMs)
  const theirs: GatewayReport[] = []
  for await (const report of api.lookup({ from, to: until })) theirs.push(report)
  const ours = await readOurs(req, { from, until, named: theirs.map((one) => one.gatewayOrderId) })
  const findings = compareRows(ours, theirs)
  await req.payload.create({
    collection: 'payment-reports',
    data: {
      from: from.toISOString(),
      until: until.toISOString(),
      compared: theirs.length,
      differences: findings.length,
      findings,
    },
    overrideAccess: true,
    req,
  })
  return findings
}

type Asked = { from: Date; until: Date; named: string[] }

/** Attempts of those days, and any other that the gateway lists: clocks differ around midnight. */
async function readOurs(req: PayloadRequest, { from, until, named }: Asked): Promise<OurRow[]> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<OurRow>(sql`
    select a.gateway_order_id as "gatewayOrderId", a.tracking_id as "trackingId",
      o.status, o.amount::float8 as amount, o.currency,
      a.status = 'succeeded' and a.sent_at >= ${from.toISOString()}::timestamptz
        and a.sent_at < ${until.toISOString()}::timestamptz - interval '1 hour' as "isExpected"
    from payment_attempts a join orders o on o.id = a.order_id
    where (a.sent_at >= ${from.toISOString()}::timestamptz
        and a.sent_at < ${until.toISOString()}::timestamptz)
      or a.gateway_order_id in (select jsonb_array_elements_text(${JSON.stringify(named)}::jsonb))`)
  return rows
}
