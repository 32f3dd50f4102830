import type { Payload } from 'payload'

import type { GatewaySettings } from '../../modules/payments/gateway/Gateway.js'
import { parseAmount, printAmount } from '../../modules/payments/gateway/amount.js'
import { createKeyring, type Keyring } from '../../modules/payments/gateway/cipher.js'
import { textIn, type ApiRecord } from '../../modules/payments/gateway/transport.js'
import { isRecord } from '../../platform/isRecord.js'
import { readBytes } from '../../platform/http/readBody.js'
import { redirect } from '../../platform/http/reply.js'
import { findOutcome } from './outcomes.js'
import { bankReference, indianDayStart, indianTime, readRequest } from './records.js'
import { answerPage, noticePage } from './simulatorPages.js'
import {
  listPayments,
  listRefunds,
  openPayment,
  takeRefund,
  trackPayment,
} from './simulatorStore.js'
import type { SimulatedPayment } from './simulatorTables.js'
import { dayMs } from '../../platform/days.js'
import { parseJson } from '../../platform/parseJson.js'

const base = '/simulator/gateway'
const sessionPath = /^\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The simulator's HTTP side: answers a request below `/simulator/gateway`. */
export type GatewaySimulator = (payload: Payload, request: Request) => Promise<Response>

/**
 * A gateway that moves no money: the hosted page, where the tester chooses the outcome, and the server-to-server API,
 * with the merchant's cipher and the gateway's field names. It knows only what is posted to it.
 */
export function createSimulator(settings: GatewaySettings): GatewaySimulator {
  const { accessCode, merchantId } = settings
  const keyring = createKeyring(settings.cipher, settings.workingKeys)

  const open = async (payload: Payload, form: URLSearchParams) => {
    const request = keyring.decrypt(form.get('encRequest') ?? '', readRequest)
    if (!request) return noticePage(faults.unreadable)
    if (form.get('access_code') !== accessCode || request.merchantId !== merchantId) {
      return noticePage(faults.stranger)
    }
    // Redirected to a separate page, so that a reload does not open another payment.
    return redirect(`${base}/${await openPayment(payload, request)}`, 303)
  }

  return async (payload, request) => {
    const path = new URL(request.url).pathname.slice(base.length)
    const session = sessionPath.exec(path)?.[1]
    const isPost = request.method === 'POST'
    const form = isPost ? await readForm(request) : new URLSearchParams()
    if (!form) return noticePage(faults.long)
    if (isPost && path === '') return open(payload, form)
    if (isPost && path === '/api') return answerApi(payload, { accessCode, keyring }, form)
    if (session) return answerPage(payload, { session, form, keyring, request })
    return noticePage(path === '' ? faults.nothing : faults.unknown)
  }
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const bytes = await readBytes(request).catch(() => undefined)
  return bytes && new URLSearchParams(Buffer.from(bytes).toString())
}

/** Uses the error codes of the real page. */
const faults = {
  nothing: {
    title: 'Nothing to pay here',
    text: 'Open a payment link of the demo: its payment page leads here.',
    status: 200,
  },
  long: { title: 'Too long', text: 'No request of a payment is so long.', status: 413 },
  unknown: { title: 'No such payment', text: 'Begin again from the payment link.', status: 404 },
  unreadable: {
    title: 'Error 10001: the encrypted request is invalid',
    text: 'It is missing, made under another key, or lacks a field that the gateway requires.',
    status: 400,
  },
  stranger: {
    title: 'Error 10002: merchant authentication failed',
    text: 'Access code and merchant are not those of this demo.',
    status: 403,
  },
}

/** Answers one call of the server-to-server API, in the gateway's own envelope. */
async function answerApi(
  payload: Payload,
  { accessCode, keyring }: { accessCode: string; keyring: Keyring },
  form: URLSearchParams,
): Promise<Response> {
  const command = commands.get(form.get('command') ?? '')
  const query = keyring.decrypt(form.get('enc_request') ?? '', readQuery)
  if (form.get('access_code') !== accessCode)
    return refuse('51407', 'Access_code: Invalid Parameter')
  if (form.get('request_type') !== 'JSON') return refuse('51401', 'Request_type: Invalid Parameter')
  if (!command) return refuse('51410', 'Command: Invalid Parameter')
  if (!query) return refuse('51420', 'Enc_request: Unable to process')
  const content = keyring.encrypt(JSON.stringify(await command(payload, query)))
  return plain(`status=0&enc_response=${content}&enc_error_code=`)
}

function readQuery(text: string): ApiRecord | undefined {
  const value = parseJson(text)
  return isRecord(value) ? value : undefined
}

function refuse(code: string, words: string): Response {
  return plain(`status=1&enc_response=${words}&enc_error_code=${code}`)
}

/** The gateway, too, ends its answers with a line break. */
function plain(body: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${body}\r\n`, { headers })
}

type Command = (payload: Payload, query: ApiRecord) => Promise<object>

const done = { error_desc: '', error_code: '' }

const orderStatusTracker: Command = async (payload, query) => {
  const trackingId = textIn(query, 'reference_no')
  const payment = await trackPayment(payload, { orderNo: textIn(query, 'order_no'), trackingId })
  if (!payment)
    return { error_desc: 'Order List: Invalid Parameter', error_code: '51313', status: 1 }
  return { ...(await statusRecord(payload, payment)), ...done, status: 0 }
}

const refundPayment: Command = async (payload, query) => {
  const trackingId = textIn(query, 'reference_no') ?? ''
  const payment = await trackPayment(payload, { trackingId })
  const amount = payment && parseAmount(textIn(query, 'refund_amount') ?? '', payment.currency)
  const reference = textIn(query, 'refund_ref_no') ?? ''
  const isComplete = amount !== undefined && /^[A-Za-z0-9]{1,30}$/.test(reference)
  const code = isComplete ? await takeRefund(payload, { trackingId, amount, reference }) : '51310'
  if (code === undefined) return { reason: '', error_code: '', refund_status: 0 }
  return { reason: refundReasons[code] ?? '', error_code: code, refund_status: 1 }
}

const refundReasons: Record<string, string> = {
  51309: 'Refund reference number: repeated',
  51310: 'Reference number: Invalid Parameter',
  51314: 'Refund amount: limit exceeds',
}

const getRefundDetails: Command = async (payload, query) => {
  const trackingId = textIn(query, 'reference_no') ?? ''
  const payment = await trackPayment(payload, { trackingId })
  const refunds = payment ? await listRefunds(payload, trackingId) : []
  if (!payment || refunds.length === 0) {
    return { error_desc: 'Enc_request: No record found for given criteria.', error_code: '51419' }
  }
  return {
    refund_list: refunds.map(({ amount, reference, createdAt }) => ({
      refund_amt: printAmount(amount, payment.currency),
      refund_issue_date: indianTime(createdAt),
      refund_processed_on: '',
      refund_completion_date: indianTime(createdAt),
      refund_bank_ref_no: '',
      refund_mer_ref_no: reference,
      refund_status: 'TS-REFC',
    })),
    reference_no: trackingId,
    order_no: payment.orderNo,
    order_amt: printAmount(payment.amount, payment.currency),
    order_curr: payment.currency,
    ...done,
  }
}

const pageSize = 25

/** One page of the payments opened between two Indian days, both included. */
const orderLookup: Command = async (payload, query) => {
  const from = indianDayStart(textIn(query, 'from_date') ?? '')
  const to = indianDayStart(textIn(query, 'to_date') ?? textIn(query, 'from_date') ?? '')
  const page = Number(textIn(query, 'page_number'))
  if (!from || !to || !Number.isInteger(page) || page < 1)
    return { error_code: '51420', error_desc: 'Dates' }
  const period = { from, to: new Date(to.getTime() + dayMs) }
  const rows = { limit: pageSize, offset: (page - 1) * pageSize }
  const { total, payments } = await listPayments(payload, period, rows)
  if (total === 0) return { error_code: '51419', error_desc: 'No record found for given criteria.' }
  return {
    order_Status_List: await Promise.all(payments.map((one) => statusRecord(payload, one))),
    page_count: Math.ceil(total / pageSize),
    total_records: total,
    ...done,
  }
}

/** A payment as the status API and the lookup return it; `order_currncy` is the gateway's own spelling. */
async function statusRecord(payload: Payload, payment: SimulatedPayment): Promise<object> {
  const outcome = findOutcome(payment.outcome)
  const isPaid = outcome?.callback === 'Success'
  const refunds = isPaid ? await listRefunds(payload, payment.trackingId) : []
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return {
    reference_no: payment.trackingId,
    order_no: payment.orderNo,
    order_currncy: payment.currency,
    order_amt: Number(printAmount(payment.amount, payment.currency)),
    order_capt_amt: 0,
    order_date_time: indianTime(payment.createdAt),
    order_status_date_time: indianTime(payment.updatedAt),
    order_status: refunded === payment.amount ? 'Refunded' : (outcome?.status ?? 'Initiated'),
    order_fraud_status: 'NR',
    order_bank_ref_no: isPaid ? bankReference(payment) : 'null',
    order_bank_response: outcome?.message ?? '',
    order_option_type: isPaid ? 'OPTNBK' : 'null',
  }
}

/** The commands of the API, by the gateway's names. */
const commands = new Map<string, Command>([
  ['orderStatusTracker', orderStatusTracker],
  ['refundOrder', refundPayment],
  ['getRefundDetails', getRefundDetails],
  ['orderLookup', orderLookup],
])
