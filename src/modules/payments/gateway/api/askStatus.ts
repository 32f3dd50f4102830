import type { GatewayReport } from '../Gateway.js'
import { GatewayFailure } from '../GatewayFailure.js'
import { textIn } from './ApiRecord.js'
import type { AskGateway } from './createApi.js'
import { reportFrom } from './reportFrom.js'

/** For an unknown order number the gateway calls the list invalid, or says that there is no record. */
const noRecord = new Set(['51313', '51419'])

type Attempt = { gatewayOrderId: string; trackingId?: string }

/** The gateway's status of one attempt; undefined if it has no record of it. */
export async function askStatus(
  ask: AskGateway,
  { gatewayOrderId, trackingId }: Attempt,
): Promise<GatewayReport | undefined> {
  const query = { ...(trackingId && { reference_no: trackingId }), order_no: gatewayOrderId }
  const record = await ask({ command: 'orderStatusTracker', version: '1.2', query }).catch(
    unrecorded,
  )
  const code = record && textIn(record, 'error_code')
  if (!record || (code && noRecord.has(code))) return undefined
  if (code !== undefined || textIn(record, 'status') === '1') {
    throw new GatewayFailure('refused', 'The gateway gave no status', code)
  }
  const report = reportFrom(record)
  if (!report) throw new GatewayFailure('unreadable', 'The status is not in its documented form')
  if (report.gatewayOrderId !== gatewayOrderId) {
    throw new GatewayFailure('mismatched', 'The status is that of another order')
  }
  return report
}

function unrecorded(error: unknown): undefined {
  if (error instanceof GatewayFailure && error.code && noRecord.has(error.code)) return undefined
  throw error
}
