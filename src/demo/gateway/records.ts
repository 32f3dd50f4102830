import { parseAmount, printAmount } from '../../modules/payments/gateway/amount.js'
import { findOutcome } from './outcomes.js'
import type { SimulatedPayment } from './simulatorTables.js'
import { parseUrl } from '../../platform/parseUrl.js'

/** A payment request as the gateway understands it. */
export type PaymentRequest = {
  merchantId: string
  orderNo: string
  amount: number
  currency: string
  redirectUrl: string
  cancelUrl: string
  payerName: string
  payerEmail: string
  payerPhone: string
}

/** Parses the plain text of a payment request; undefined unless every field that the gateway requires is there. */
export function readRequest(text: string): PaymentRequest | undefined {
  const fields = new Map(text.split('&').map(splitPair))
  const of = (name: string) => fields.get(name) ?? ''
  const amount = parseAmount(of('amount'), of('currency'))
  const [redirectUrl, cancelUrl] = [of('redirect_url'), of('cancel_url')]
  if (!amount || !/^[A-Za-z0-9/_-]{1,30}$/.test(of('order_id'))) return undefined
  if (![redirectUrl, cancelUrl].every((url) => /^https?:\/\//.test(url) && parseUrl(url))) {
    return undefined
  }
  return {
    merchantId: of('merchant_id'),
    orderNo: of('order_id'),
    amount,
    currency: of('currency'),
    redirectUrl,
    cancelUrl,
    payerName: of('billing_name'),
    payerEmail: of('billing_email'),
    payerPhone: of('billing_tel'),
  }
}

function splitPair(pair: string): [string, string] {
  const equals = pair.indexOf('=')
  return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
}

const offsetMs = 5.5 * 60 * 60 * 1000

/** An instant in the gateway's format, in Indian Standard Time: `2015-09-16 15:05:55.573`. */
export function indianTime(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 23).replace('T', ' ')
}

/** The start of a day in India, from the gateway's `16-09-2015`; undefined for another format. */
export function indianDayStart(day: string): Date | undefined {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(day) ?? []
  const start = new Date(`${year ?? ''}-${month ?? ''}-${date ?? ''}T00:00:00+05:30`)
  return Number.isNaN(start.getTime()) ? undefined : start
}

/** The plain text that the gateway posts back, with the fields in the gateway's order. */
export function writeCallback(payment: SimulatedPayment): string {
  const outcome = findOutcome(payment.outcome)
  const isPaid = outcome?.callback === 'Success'
  const amount = printAmount(payment.amount, payment.currency)
  const fields = {
    order_id: payment.orderNo,
    tracking_id: payment.trackingId,
    bank_ref_no: isPaid ? bankReference(payment) : 'null',
    order_status: outcome?.callback ?? 'Initiated',
    failure_message: '',
    payment_mode: isPaid ? 'Net Banking' : 'null',
    card_name: isPaid ? 'Simulated Bank' : 'null',
    status_code: 'null',
    status_message: outcome?.message ?? '',
    currency: payment.currency,
    amount,
    billing_name: payment.payerName,
    billing_tel: payment.payerPhone,
    billing_email: payment.payerEmail,
    merchant_param1: '',
    vault: 'N',
    offer_type: 'null',
    offer_code: 'null',
    discount_value: '0.0',
    mer_amount: amount,
    eci_value: 'null',
    retry: 'N',
    response_code: '0',
    billing_notes: '',
    trans_date: isPaid ? dayFirst(payment.updatedAt) : 'null',
    bin_country: ' ',
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
}

/** The reference number that the simulated bank assigned to the payment. */
export function bankReference({ trackingId }: Pick<SimulatedPayment, 'trackingId'>): string {
  return `SIM${trackingId.slice(-8)}`
}

function dayFirst(instant: Date): string {
  const [, year = '', month = '', day = '', time = ''] =
    /^(\d+)-(\d+)-(\d+) ([\d:]+)/.exec(indianTime(instant)) ?? []
  return `${day}/${month}/${year} ${time}`
}
