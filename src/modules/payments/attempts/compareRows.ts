import type { GatewayReport } from '../gateway/Gateway.js'
import type { OrderStatus } from '../Order.js'

export type OurRow = {
  gatewayOrderId: string
  trackingId: string | null
  /** The order's status. */
  status: OrderStatus
  amount: number
  currency: string
  /** Whether the gateway must list it as paid in the compared days. */
  isExpected: boolean
}

export type Finding = {
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
export function compareRows(ours: readonly OurRow[], theirs: readonly GatewayReport[]): Finding[] {
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
