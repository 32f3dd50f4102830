import { printAmount } from '../../amounts/printAmount.js'
import { indianTime } from './indianClock.js'
import { findOutcome } from './outcomes.js'
import type { SimulatedPayment } from './simulatedPaymentsTable.js'

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
