import type { PayloadRequest } from 'payload'

import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { issueInvoice } from '../invoices/issueInvoice.js'
import { receiptMail } from '../mails/receiptMail.js'
import type { Order } from '../Order.js'
import { transition } from '../orders/transition.js'
import { paymentsOptions } from '../paymentsOptions.js'

/** Gives the payer of an order their place in the course and a receipt, and notifies those who need to know. */
export async function deliver(req: PayloadRequest, order: Order): Promise<void> {
  const { onPaid = [] } = paymentsOptions(req.payload)
  if (order.courseId) await enrolBuyer(req, { ...order, courseId: order.courseId })
  if (order.email) await addMail(req, { task: receiptMail, payload: { order: order.id } })
  for (const hook of onPaid) await hook(req, order)
  // Last: others wait for the next number until this transaction ends.
  await issueInvoice(req, order)
}

async function enrolBuyer(req: PayloadRequest, order: Order & { courseId: string }): Promise<void> {
  const { enrol } = paymentsOptions(req.payload)
  const { courseId: course, email, name, id: orderId } = order
  const buyer = email && { course, email, ...(name && { name }), orderId }
  if (!enrol || (buyer && (await enrol(req, buyer)))) return
  await transition(req, {
    orderId,
    decide: () => ({
      event: {
        key: `${order.number} enrolment_missing`,
        type: 'note',
        source: 'job',
        fact: 'enrolment_missing',
        message: email ? 'The course is gone.' : 'The buyer left no e-mail address.',
      },
      noted: { attention: 'Paid for a course and not enrolled.' },
    }),
  })
}
