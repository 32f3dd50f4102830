import type { PayloadRequest } from 'payload'

import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { issueCreditNote } from '../invoices/issueInvoice.js'
import type { Order } from '../Order.js'
import { releasePlaces } from '../orders/holds.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { refundMail } from '../orders/orderMails.js'

/**
 * What follows a refund, in its transaction: the payer gets a credit note, the places of a date are free again once all
 * of the price is refunded, and others hear of it.
 */
export async function afterRefund(req: PayloadRequest, order: Order): Promise<void> {
  const { onRefunded = [], onPlacesChanged } = paymentsOptions(req.payload)
  const { id, courseId, sessionId, status, email } = order
  const creditNote = await issueCreditNote(req, order)
  if (creditNote !== undefined && email) {
    await addMail(req, { task: refundMail, payload: { order: id, creditNote } })
  }
  if (status === 'refunded' && courseId && sessionId) {
    await releasePlaces(req, id)
    await onPlacesChanged?.(req, courseId)
  }
  for (const hook of onRefunded) await hook(req, order)
}
