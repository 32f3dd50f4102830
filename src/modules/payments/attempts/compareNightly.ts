import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { Task } from '../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../platform/platform.js'
import type { OrderStatus } from '../Order.js'
import type { GatewayReport } from '../gateway/Gateway.js'
import { paymentsOptions } from '../paymentsOptions.js'

const nothing = z.strictObject({})

/** Runs each night after the day has ended in India and compares the payments of three days. */
export const compareNightly: Task<z.output<typeof nothing>> = {
  name: 'payments.compare',
  schema: nothing,
  cron: '30 20 * * *',
  run: async (_, { payload }) => {
    await comparePayments(await createLocalReq({}, payload))
  },
}

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

type OurRow = {
  gatewayOrderId: string
  trackingId: string | null
  /** The order's status. */
  status: OrderStatus
  amount: number
  currency: string
  /** Whether the gateway must list it as paid in the compared days. */
  isExpected: boolean
}

type Finding = {
  kind: 'missing here' | 'missing there' | 'amount differs' | 'status differs'
  gatewayOrderId: string
  here?: string
  there?: string
}

const paidHere: readonly OrderStatus[] = [
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'review',
]

/** The differences between our attempts and the gateway's list. */
function compareRows(ours: readonly OurRow[], theirs: readonly GatewayReport[]): Finding[] {
  const here = new Map(ours.map((row) => [row.gatewayOrderId, row]))
  const there = new Set(theirs.map(({ gatewayOrderId }) => gatewayOrderId))
  const missingThere = ours
    .filter(({ isExpected, gatewayOrderId }) => isExpected && !there.has(gatewayOrderId))
    .map(({ gatewayOrderId, status }): Finding => ({
      kind: 'missing there',
      gatewayOrderId,
      here: status,
    }))
  return [
    ...theirs.flatMap((report) => differences(here.get(report.gatewayOrderId), report)),
    ...missingThere,
  ]
}

function differences(row: OurRow | undefined, report: GatewayReport): Finding[] {
  const { gatewayOrderId, outcome, gatewayStatus, amount, currency } = report
  const holdsMoney = outcome === 'succeeded' || outcome === 'disputed' || outcome === 'suspicious'
  if (!row) {
    return holdsMoney ? [{ kind: 'missing here', gatewayOrderId, there: gatewayStatus }] : []
  }
  if (holdsMoney && !paidHere.includes(row.status)) {
    return [{ kind: 'status differs', gatewayOrderId, here: row.status, there: gatewayStatus }]
  }
  if (outcome === 'refunded' && (row.status === 'paid' || row.status === 'pending')) {
    return [{ kind: 'status differs', gatewayOrderId, here: row.status, there: gatewayStatus }]
  }
  const isSame = amount === undefined || (amount === row.amount && currency === row.currency)
  if (!holdsMoney || isSame) return []
  const money = (value: number | undefined, code: string | undefined) =>
    `${String(value)} ${code ?? ''}`
  return [
    {
      kind: 'amount differs',
      gatewayOrderId,
      here: money(row.amount, row.currency),
      there: money(amount, currency),
    },
  ]
}
