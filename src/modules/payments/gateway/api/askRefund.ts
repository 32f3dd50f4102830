import { parseAmount } from '../../amounts/parseAmount.js'
import { printAmount } from '../../amounts/printAmount.js'
import type { GatewayRefund, GatewayRefundAnswer } from '../Gateway.js'
import { GatewayFailure } from '../GatewayFailure.js'
import { type ApiRecord, isRecord, textIn } from './ApiRecord.js'
import type { AskGateway } from './createApi.js'

/** The gateway knows this reference: an earlier try arrived, or someone else used it. */
const repeated = '51309'
/** Final answers about a refund; any other code is about the call itself. */
const refusals = new Set([repeated, '51310', '51311', '51314', '51315', '51328'])
const undone = new Set(['TS-REFF', 'TS-REFD'])
const maxReason = 200

/** Requests a refund. If the gateway already has one, it is looked up and counts only if it is the same and valid. */
export async function askRefund(
  ask: AskGateway,
  refund: GatewayRefund,
): Promise<GatewayRefundAnswer> {
  const record = await ask({
    command: 'refundOrder',
    version: '1.1',
    query: queryOf(refund),
  }).catch(refusalOf)
  const code = textIn(record, 'error_code')
  const status = textIn(record, 'refund_status')
  if (status === '0' && code === undefined) return { status: 'accepted' }
  if (status !== '1') throw new GatewayFailure('unreadable', 'The refund got no clear answer', code)
  if (code === repeated) return settleRepeated(ask, refund)
  const reason = textIn(record, 'reason') ?? `The gateway gave the code ${code ?? 'none'}.`
  return { status: 'refused', reason: reason.slice(0, maxReason) }
}

function queryOf({ trackingId, amount, currency, reference }: GatewayRefund) {
  if (!/^[A-Za-z0-9]{1,30}$/.test(reference)) throw new RangeError('No reference of a refund')
  return {
    reference_no: trackingId,
    refund_amount: printAmount(amount, currency),
    refund_ref_no: reference,
  }
}

function refusalOf(error: unknown): ApiRecord {
  if (error instanceof GatewayFailure && error.code && refusals.has(error.code)) {
    return { refund_status: '1', error_code: error.code }
  }
  throw error
}

async function settleRepeated(
  ask: AskGateway,
  refund: GatewayRefund,
): Promise<GatewayRefundAnswer> {
  const query = { reference_no: refund.trackingId }
  const { refund_list: list } = await ask({ command: 'getRefundDetails', version: '1.1', query })
  if (!Array.isArray(list)) throw new GatewayFailure('unreadable', 'The refunds cannot be read')
  const ours = list
    .filter(isRecord)
    .find((one) => textIn(one, 'refund_mer_ref_no') === refund.reference)
  const amount = ours && parseAmount(textIn(ours, 'refund_amt') ?? '', refund.currency)
  if (amount !== refund.amount) {
    return { status: 'refused', reason: 'The reference was used for another refund.' }
  }
  if (undone.has(textIn(ours ?? {}, 'refund_status') ?? '')) {
    return { status: 'refused', reason: 'The bank did not carry out the refund.' }
  }
  return { status: 'alreadyTaken' }
}
