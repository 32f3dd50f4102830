import type { Payload } from 'payload'

import { parseAmount } from '../../../amounts/parseAmount.js'
import { printAmount } from '../../../amounts/printAmount.js'
import { type ApiRecord, textIn } from '../../api/ApiRecord.js'
import { indianTime } from '../indianClock.js'
import { trackPayment } from '../payments.js'
import { listRefunds, takeRefund } from '../refunds.js'
import { lookUpPayments } from './lookUpPayments.js'
import { statusRecord } from './statusRecord.js'

type Command = (payload: Payload, query: ApiRecord) => Promise<object>

const done = { error_desc: '', error_code: '' }

const orderStatusTracker: Command = async (payload, query) => {
  const trackingId = textIn(query, 'reference_no')
  const payment = await trackPayment(payload, { orderNo: textIn(query, 'order_no'), trackingId })
  if (!payment)
    return { error_desc: 'Order List: Invalid Parameter', error_code: '51313', status: 1 }
  return { ...(await statusRecord(payload, payment)), ...done, status: 0 }
}

const refundOrder: Command = async (payload, query) => {
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

/** The commands of the API, by the gateway's names. */
export const commands = new Map<string, Command>([
  ['orderStatusTracker', orderStatusTracker],
  ['refundOrder', refundOrder],
  ['getRefundDetails', getRefundDetails],
  ['orderLookup', lookUpPayments],
])
