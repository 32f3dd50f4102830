import { createLocalReq, type PayloadRequest } from 'payload'

import { dayMs } from '../../../platform/days.js'
import { scheduled } from '../../../platform/jobs/Task.js'
import { platformOf } from '../../../platform/platform.js'
import type { GatewayReport } from '../gateway/Gateway.js'
import { indianOffsetMs } from '../gateway/report.js'
import { withMoney } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { type ComparedAttempt, findComparedAttempts } from './attemptStore.js'

/** Runs each night after the day has ended in India and compares the payments of three days. */
export const compareNightly = scheduled({
  name: 'payments.compare',
  cron: '30 20 * * *',
  run: async ({ payload }) => {
    await comparePayments(await createLocalReq({}, payload))
  },
})

const days = 3

/**
 * Compares the last three whole days of the gateway's list with our attempts and leaves a report for staff. Returns the
 * differences; undefined if the gateway has no status API.
 */
export async function comparePayments(req: PayloadRequest): Promise<Finding[] | undefined> {
  const api = paymentsOptions(req.payload).gateway?.api
  if (!api) return undefined
  const now = platformOf(req.payload).clock.now().getTime()
  // The gateway counts its days in Indian Standard Time.
  const until = new Date(Math.floor((now + indianOffsetMs) / dayMs) * dayMs - indianOffsetMs)
  const from = new Date(until.getTime() - days * dayMs)
  const theirs: GatewayReport[] = []
  for await (const report of api.lookup({ from, to: until })) theirs.push(report)
  const listed = theirs.map(({ gatewayOrderId }) => gatewayOrderId)
  const ours = await findComparedAttempts(req, { from, until }, listed)
  const findings = compareAttempts(ours, theirs)
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

type Finding = {
  kind: 'missing here' | 'missing there' | 'amount differs' | 'status differs'
  gatewayOrderId: string
  here?: string
  there?: string
}

/** The differences between our attempts and the gateway's list. */
function compareAttempts(ours: readonly ComparedAttempt[], theirs: readonly GatewayReport[]) {
  const attempts = new Map(ours.map((attempt) => [attempt.gatewayOrderId, attempt]))
  const there = new Set(theirs.map(({ gatewayOrderId }) => gatewayOrderId))
  const missing = ours.filter((one) => one.isExpected && !there.has(one.gatewayOrderId))
  return [
    ...theirs.flatMap((report) => differences(attempts.get(report.gatewayOrderId), report)),
    ...missing.map(({ gatewayOrderId, status: here }) => {
      return { kind: 'missing there' as const, gatewayOrderId, here }
    }),
  ]
}

function differences(attempt: ComparedAttempt | undefined, report: GatewayReport): Finding[] {
  const { gatewayOrderId, outcome, gatewayStatus, amount, currency } = report
  const hasMoney = outcome === 'succeeded' || outcome === 'disputed' || outcome === 'suspicious'
  if (!attempt) {
    return hasMoney ? [{ kind: 'missing here', gatewayOrderId, there: gatewayStatus }] : []
  }
  const { status } = attempt
  const isKept = outcome === 'refunded' && (status === 'paid' || status === 'pending')
  if (isKept || (hasMoney && !withMoney.includes(status))) {
    return [{ kind: 'status differs', gatewayOrderId, here: status, there: gatewayStatus }]
  }
  const isSame =
    amount === undefined || (amount === attempt.amount && currency === attempt.currency)
  if (!hasMoney || isSame) return []
  const money = (value: number | undefined, code: string | undefined) =>
    `${String(value)} ${code ?? ''}`
  return [
    {
      kind: 'amount differs',
      gatewayOrderId,
      here: money(attempt.amount, attempt.currency),
      there: money(amount, currency),
    },
  ]
}
