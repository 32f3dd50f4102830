import type { PayloadRequest } from 'payload'

import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { issueCreditNote } from '../invoices/issueInvoice.js'
import { refundMail } from './refundMail.js'
import type { Order } from '../Order.js'

/** Issues the credit note of a refund and mails it to the payer, in the transaction of the refund. */
export async function noteRefund(req: PayloadRequest, order: Order): Promise<void> {
  const number = await issueCreditNote(req, order)
  if (number === undefined || !order.email) return
  await addMail(req, { task: refundMail, payload: { order: order.id, creditNote: number } })
}
