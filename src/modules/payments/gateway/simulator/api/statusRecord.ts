import type { Payload } from 'payload'

import { printAmount } from '../../../amounts/printAmount.js'
import { indianTime } from '../indianClock.js'
import { findOutcome } from '../outcomes.js'
import { listRefunds } from '../refunds.js'
import type { SimulatedPayment } from '../simulatedPaymentsTable.js'
import { bankReference } from '../writeCallback.js'

/** A payment as the status API and the lookup return it; `order_currncy` is the gateway's own spelling. */
export async function statusRecord(payload: Payload, payment: SimulatedPayment): Promise<object> {
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
