import { isRecord } from '../../../platform/isRecord.js'
import {
  GatewayFailure,
  type GatewayApi,
  type GatewayRefund,
  type GatewayRefundAnswer,
  type GatewayReport,
} from './Gateway.js'
import { parseAmount, printAmount } from './amount.js'
import { indianOffsetMs, parseIndianTime, parseReport } from './report.js'
import {
  createTransport,
  textIn,
  type ApiRecord,
  type CallGateway,
  type TransportOptions,
} from './transport.js'

/** The gateway's server-to-server API. */
export function createApi(options: TransportOptions): GatewayApi {
  const call = createTransport(options)
  return {
    status: (attempt) => fetchStatus(call, attempt),
    refund: (refund) => requestRefund(call, refund),
    lookup: (window) => listAttempts(call, window),
  }
}

/** For an unknown order number the gateway calls the list invalid, or says that there is no record. */
const noRecord = new Set(['51313', '51419'])

/** The gateway's status of one attempt; undefined if it has no record of it. */
async function fetchStatus(
  call: CallGateway,
  { gatewayOrderId, trackingId }: { gatewayOrderId: string; trackingId?: string },
): Promise<GatewayReport | undefined> {
  const query = { ...(trackingId && { reference_no: trackingId }), order_no: gatewayOrderId }
  const record = await call({ command: 'orderStatusTracker', version: '1.2', query }).catch(
    asRecord(noRecord),
  )
  const code = textIn(record, 'error_code')
  if (code && noRecord.has(code)) return undefined
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

/** The report in a status or lookup record; undefined if it is not in the documented format. */
function reportFrom(record: ApiRecord): GatewayReport | undefined {
  const valueOf = (name: string) => textIn(record, name)
  const report = parseReport({
    gatewayOrderId: valueOf('order_no'),
    trackingId: valueOf('reference_no'),
    status: valueOf('order_status'),
    amount: valueOf('order_amt'),
    // Three spellings: the API's, the one in its field table, and the correct one.
    currency: valueOf('order_currncy') ?? valueOf('order_curr') ?? valueOf('order_currency'),
    message: valueOf('order_bank_response'),
  })
  const isRisky = valueOf('order_fraud_status')?.toLowerCase() === 'high'
  return report?.outcome === 'succeeded' && isRisky ? { ...report, outcome: 'suspicious' } : report
}

/** Some versions of the API put an error code into the answer, others refuse the call: the former, for these codes. */
function asRecord(codes: ReadonlySet<string>, fields: ApiRecord = {}) {
  return (error: unknown): ApiRecord => {
    if (error instanceof GatewayFailure && error.code && codes.has(error.code)) {
      return { ...fields, error_code: error.code }
    }
    throw error
  }
}

/** The gateway knows this reference: an earlier try arrived, or someone else used it. */
const repeated = '51309'
/** Final answers about a refund; any other code is about the call itself. */
const refusals = new Set([repeated, '51310', '51311', '51314', '51315', '51328'])
const undone = new Set(['TS-REFF', 'TS-REFD'])
const maxReason = 200

/** Requests a refund. If the gateway already has one, it is looked up and counts only if it is the same and valid. */
async function requestRefund(
  call: CallGateway,
  refund: GatewayRefund,
): Promise<GatewayRefundAnswer> {
  const record = await call({
    command: 'refundOrder',
    version: '1.1',
    query: queryOf(refund),
  }).catch(asRecord(refusals, { refund_status: '1' }))
  const code = textIn(record, 'error_code')
  const status = textIn(record, 'refund_status')
  if (status === '0' && code === undefined) return { status: 'accepted' }
  if (status !== '1') throw new GatewayFailure('unreadable', 'The refund got no clear answer', code)
  if (code === repeated) return findRepeated(call, refund)
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

async function findRepeated(
  call: CallGateway,
  refund: GatewayRefund,
): Promise<GatewayRefundAnswer> {
  const query = { reference_no: refund.trackingId }
  const { refund_list: list } = await call({ command: 'getRefundDetails', version: '1.1', query })
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

const nothingFound = new Set(['51419'])
const maxPages = 2_000

type Window = { from: Date; to: Date }

/**
 * Every attempt that the gateway received from `from` until before `to`, page by page. The gateway looks up by Indian
 * days, so rows outside the range are dropped here, as are rows in an undocumented format.
 */
async function* listAttempts(call: CallGateway, window: Window): AsyncGenerator<GatewayReport> {
  const days = { from_date: indianDay(window.from), to_date: indianDay(window.to) }
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { ...days, page_number: page }
    const record = await call({ command: 'orderLookup', version: '1.2', query }).catch(
      asRecord(nothingFound),
    )
    const code = textIn(record, 'error_code')
    if (code && nothingFound.has(code) && page === 1) return
    const { order_Status_List: rows } = record
    pages = Number(textIn(record, 'page_count') ?? 1)
    if (code !== undefined || !Array.isArray(rows) || !(pages >= 1 && pages <= maxPages)) {
      throw new GatewayFailure('unreadable', 'The list of orders cannot be read', code)
    }
    for (const row of rows.filter(isRecord)) {
      const report = isWithin(window, row) ? reportFrom(row) : undefined
      if (report) yield report
    }
  }
}

function indianDay(instant: Date): string {
  const [year, month, day] = new Date(instant.getTime() + indianOffsetMs)
    .toISOString()
    .slice(0, 10)
    .split('-')
  return [day, month, year].join('-')
}

function isWithin({ from, to }: Window, row: ApiRecord): boolean {
  const taken = parseIndianTime(textIn(row, 'order_date_time') ?? '')
  if (taken === undefined) return true
  return taken >= from.toISOString() && taken < to.toISOString()
}
