import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { transact } from '../../../platform/database/requestDatabase.js'
import { addJob } from '../../../platform/jobs/Task.js'
import type { Task } from '../../../platform/jobs/createJobs.js'
import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { issueInvoice } from '../invoices/issueInvoice.js'
import type { Order } from '../Order.js'
import { withoutNote } from '../orders/attention.js'
import { findAttendees } from '../orders/orderStore.js'
import { noteForStaff, transition, type Transition } from '../orders/transition.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { refundOrAsk } from '../refunds/requestRefund.js'
import { afterRefund, creditRefunds } from '../refunds/sendRefund.js'
import { receiptMail } from '../orders/orderMails.js'

/** Runs the side effects of a transition in its transaction. */
export async function runEffects(req: PayloadRequest, done: Transition): Promise<void> {
  const { order, from } = done
  if (order.status === from) return
  const { onFailed, onDisputed } = paymentsOptions(req.payload)
  // An order that was paid before a dispute has already been delivered.
  if (order.status === 'paid' && from !== 'disputed') await deliver(req, order)
  if (order.status === 'paid' && from === 'review') await deductRefunded(req, order)
  if (order.status === 'failed') for (const hook of onFailed) await hook(req, order)
  if (order.status === 'disputed') for (const hook of onDisputed) await hook(req, order)
  if (order.status === 'refunded' || order.status === 'partially_refunded') {
    await afterRefund(req, done)
  }
}

/** An order of which a part went back before it was accepted is refunded in part. */
async function deductRefunded(req: PayloadRequest, order: Order): Promise<void> {
  const { id: orderId, number, refundedAmount: amount, currency } = order
  if (amount === 0) return
  const message = 'A part of it was refunded before it was accepted.'
  const key = `${number} deducted ${String(order.version)}`
  const event = { key, type: 'note', source: 'staff', message, amount, currency } as const
  await transition(req, { orderId, decide: () => ({ trigger: 'refundedInPart', event }) })
}

/** Gives the payer of an order their place in the course and a receipt, and notifies those who need to know. */
async function deliver(req: PayloadRequest, order: Order): Promise<void> {
  const { onPaid, dates } = paymentsOptions(req.payload)
  if (order.sessionId && (await dates.isCancelled(req, order.sessionId))) {
    for (const hook of onPaid) await hook(req, order)
    await refundOrAsk(req, order, {
      key: 'date_cancelled',
      reason: 'The date was cancelled before it was paid for.',
      attention: 'Paid for a date that was cancelled. Refund it.',
    })
    // What was charged is on paper; the mail of the refund brings the credit note.
    return issueInvoice(req, order)
  }
  if (order.isOfCourse) await bookPlaces(req, order)
  if (order.email) await addMail(req, { task: receiptMail, payload: { order: order.id } })
  for (const hook of onPaid) await hook(req, order)
  // Last: others wait for the next number until this transaction ends.
  await issueInvoice(req, order)
  // What was refunded before there was an invoice has no credit note yet.
  if (order.refundedAmount > 0) await creditRefunds(req, order)
}

/** Books the places of an order for those it names, else the first for its buyer. */
async function bookPlaces(req: PayloadRequest, order: Order): Promise<void> {
  const { book } = paymentsOptions(req.payload)
  const { id: orderId, number, courseId: course, sessionId, quantity, name, email, locale } = order
  const buyer = { name, email }
  const attendees = await findAttendees(req, orderId)
  const named = attendees.length > 0 ? attendees : [buyer]
  const nobody = { name: null, email: null }
  const people = Array.from({ length: quantity }, (_, at) => named[at] ?? nobody)
  const session = sessionId ?? undefined
  const booked = { order: { id: orderId, number }, session, buyer, people, locale }
  const done = course === null ? undefined : await book(req, { ...booked, course })
  const isNamed = people.some((person) => person.email)
  const fault = await findFault(req, order, { isNamed, unseated: done?.unseated })
  const key = 'enrolment_missing'
  if (fault) await noteForStaff(req, order, { key, fact: key, ...fault })
}

type Fault = { message: string; attention: string }

async function findFault(
  req: PayloadRequest,
  { courseId, sessionId, createdAt }: Order,
  { isNamed, unseated }: { isNamed: boolean; unseated: readonly number[] | undefined },
): Promise<Fault | undefined> {
  const attention = 'Paid for a course and not enrolled.'
  if (!unseated || courseId === null) return { message: 'The course is gone.', attention }
  if (!isNamed) return { message: 'The buyer left no email address.', attention }
  const { dates } = paymentsOptions(req.payload)
  // Whoever books a course that has dates takes one of them: it must have been deleted.
  const isDateGone = sessionId === null && (await dates.hadDates(req, courseId, createdAt))
  if (isDateGone) {
    return {
      message: 'The date is gone.',
      attention: 'Paid for a date that is gone, and enrolled without one.',
    }
  }
  if (unseated.length === 0) return undefined
  return {
    message: `The person named for place ${unseated.join(', ')} has the course already and keeps it as it is.`,
    attention: 'Paid for somebody who has the course already, and is not enrolled on this date.',
  }
}

const PaidOrder = z.strictObject({ orderId: z.uuid() })

const undelivered = 'Paid, and not delivered yet.'

/** Delivers a paid order whose delivery failed in the transaction of its payment. */
export const fulfil: Task<z.output<typeof PaidOrder>> = {
  name: 'payments.fulfil',
  schema: PaidOrder,
  run: async ({ orderId }, { payload }) => {
    const req = await createLocalReq({}, payload)
    await transact(req, async () => {
      const delivered = await transition(req, {
        orderId,
        decide: ({ number, attention }) => ({
          event: { key: `${number} delivered`, type: 'note', source: 'job' },
          changes: { attention: withoutNote(attention, undelivered) },
        }),
      })
      // Whoever has all of their money back is given nothing any more. A dispute takes nothing from what was paid for
      // until it is lost, and one that is won delivers nothing: so a disputed order is delivered like any other.
      const isOwed = delivered?.isNew && delivered.order.status !== 'refunded'
      if (isOwed) await deliver(req, delivered.order)
    })
  },
}

/** Hands the delivery of a paid order to a job and shows it to staff until it is done. */
export async function deliverLater(req: PayloadRequest, order: Order): Promise<void> {
  const note = { key: 'effects_failed', fact: 'effects_failed', attention: undelivered } as const
  await noteForStaff(req, order, note)
  await addJob(req, { task: fulfil, payload: { orderId: order.id } })
}
