import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import { addJob } from '../../../platform/jobs/Task.js'
import type { Task } from '../../../platform/jobs/createJobs.js'
import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { platformOf } from '../../../platform/platform.js'
import type { Order } from '../Order.js'
import type { GatewayApi, GatewayRefundAnswer } from '../gateway/Gateway.js'
import { issueCreditNote } from '../invoices/issueInvoice.js'
import { lookAtGateway, paidTwice, stillOwed, withNote, withoutNote } from '../orders/attention.js'
import { announcePlaces, releasePlaces } from '../orders/holds.js'
import { refundMail } from '../orders/orderMails.js'
import { findReviewedMoney } from '../orders/timeline.js'
import { type Decision, transition, type Transition } from '../orders/transition.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { gatewayNotConfigured } from '../problems.js'
import { findRefundable } from './findRefundable.js'
import { findRefund, moveRefund, type Refund } from './refundStore.js'

/** The gateway's refund API; throws `gateway_not_configured` if there is none. */
export function requireApi({ payload }: Pick<PayloadRequest, 'payload'>): GatewayApi {
  const api = paymentsOptions(payload).gateway?.api
  if (api) return api
  throw new Problem(gatewayNotConfigured, {
    detail: 'Refunds need the gateway’s own service: set GATEWAY_API_URL, or refund on its site.',
  })
}

const RefundToSend = z.strictObject({ reference: z.string().max(30) })

/** Sends a refund to the gateway, retrying under the same reference until it gets an answer. */
export const refundTask: Task<z.output<typeof RefundToSend>> = {
  name: 'payments.sendRefund',
  // Twelve days: an outage, or a setting of the gateway, may last longer than the four of 25 tries.
  maxAttempts: 60,
  schema: RefundToSend,
  run: async ({ reference }, { payload }) =>
    sendRefund(await createLocalReq({}, payload), reference),
}

const waitMs = 30_000

/** Queued in the transaction of the refund, so that it is sent even if this process dies first. */
export async function sendLater(req: PayloadRequest, reference: string): Promise<void> {
  const runAt = new Date(platformOf(req.payload).clock.now().getTime() + waitMs)
  const key = `refund ${reference}`
  await addJob(req, { task: refundTask, payload: { reference }, runAt, key })
}

/** Tries to send a refund while the caller waits; without an answer from the gateway the job keeps trying. */
export async function sendNow(req: PayloadRequest, reference: string): Promise<void> {
  try {
    await sendRefund(req, reference)
  } catch (err) {
    platformOf(req.payload).log.warn({ err, reference, msg: 'A refund is not answered yet' })
  }
}

/**
 * Sends a requested refund and records the answer. Rejects if the gateway gives none: the retry uses the same
 * reference, which makes it the same refund.
 */
async function sendRefund(req: PayloadRequest, reference: string): Promise<void> {
  const refund = await findRefund(req, reference)
  if (refund?.status !== 'requested') return
  const { trackingId, amount, currency } = refund
  const answer = await requireApi(req).refund({ trackingId, amount, currency, reference })
  await recordAnswer(req, refund, answer)
}

/** Only one answer counts: of two processes that sent it, the second finds the refund answered. */
async function recordAnswer(req: PayloadRequest, refund: Refund, answer: GatewayRefundAnswer) {
  const isDone = answer.status !== 'refused'
  const reason = isDone ? answer.status : answer.reason.slice(0, 200)
  const change = { from: 'requested', to: isDone ? 'done' : 'refused', answer: reason } as const
  await transact(req, async () => {
    if (!(await moveRefund(req, refund.reference, change))) return
    await (isDone ? recordDone(req, refund) : recordRefused(req, refund, reason))
  })
}

const eventOf = ({ reference, trackingId, amount, currency }: Refund, status: 'done' | 'refused') =>
  ({
    key: `refund ${reference} ${status}`,
    type: 'refund',
    source: 'status',
    trackingId,
    amount,
    currency,
    gatewayStatus: status,
  }) as const

async function recordDone(req: PayloadRequest, refund: Refund): Promise<void> {
  const done = await transition(req, {
    orderId: refund.orderId,
    decide: (order) => judgeDone(req, order, refund),
  })
  if (!done) return
  const isDuplicate = refund.kind === 'duplicate'
  if (!isDuplicate) await afterRefund(req, done)
  // For what was never accepted there is no invoice to credit, whose mail would say so.
  const isTurnedDown = done.from === 'review' && done.order.status === 'refunded'
  if (!done.order.email || !(isDuplicate || isTurnedDown)) return
  const { id, refundedAmount } = done.order
  // All of it: nothing was said of its parts.
  const isSum = !isDuplicate && refund.currency === done.order.currency
  const money = { amount: isSum ? refundedAmount : refund.amount, currency: refund.currency }
  await addMail(req, { task: refundMail, payload: { order: id, ...money } })
}

/** What a refund that was made means for its order: all of it is refunded once all that arrived is back. */
async function judgeDone(req: PayloadRequest, order: Order, refund: Refund): Promise<Decision> {
  const event = eventOf(refund, 'done')
  // Money paid twice was never counted, so returning it takes nothing from the order.
  if (refund.kind === 'duplicate')
    return { event, changes: { attention: withoutNote(order.attention, paidTwice) } }
  const { total, currency } = await findRefundable(req, order)
  // What came in another currency goes back as a whole, and stands for the whole amount of the order.
  const isOther = refund.currency !== order.currency
  const most = currency === refund.currency ? total : order.amount
  // All of it may have gone back before the answer came: by a dispute, or as the gateway reported of this very refund.
  const sum = Math.min(most, order.refundedAmount + refund.amount)
  const refundedAmount = isOther ? order.amount : Math.max(order.refundedAmount, sum)
  const isAll = isOther || refundedAmount >= most
  // Staff still have to decide on a dispute, and on what is left in review.
  const isOpen = order.status === 'disputed' || (order.status === 'review' && !isAll)
  return {
    trigger: isAll ? 'refundedInFull' : 'refundedInPart',
    event,
    changes: { refundedAmount, ...(!isOpen && { attention: stillOwed(order.attention) }) },
  }
}

async function recordRefused(req: PayloadRequest, refund: Refund, message: string): Promise<void> {
  const event = { ...eventOf(refund, 'refused'), message }
  const note = 'The gateway refused a refund.'
  await transition(req, {
    orderId: refund.orderId,
    decide: async (order) => {
      const isRejected = refund.kind === 'rejected' && order.status === 'review'
      const isWhole = isRejected && order.refundedAmount === 0
      // Rejecting it again would be refused again.
      const isCancelled = isWhole && (await findReviewedMoney(req, order))?.isFraud === true
      const kept = isCancelled ? stillOwed(order.attention) : order.attention
      const attention = withNote(kept, isCancelled ? `${note} ${lookAtGateway}` : note)
      return { trigger: isCancelled ? 'rejected' : undefined, event, changes: { attention } }
    },
  })
}

/**
 * What follows a refund, in its transaction: the payer gets a credit note, the places of a date are free again once all
 * of the price is refunded, and others hear of it.
 */
export async function afterRefund(
  req: PayloadRequest,
  { order, trigger }: Pick<Transition, 'order' | 'trigger'>,
): Promise<void> {
  const { id, courseId, sessionId, status } = order
  const how = { isByBank: trigger === 'disputeLost' }
  await creditRefunds(req, order, how)
  if (status === 'refunded' && courseId && sessionId) {
    await releasePlaces(req, id)
    await announcePlaces(req, order)
  }
  for (const hook of paymentsOptions(req.payload).onRefunded) await hook(req, order, how)
}

/** Issues and mails the credit note for what was refunded of an order and has none. */
export async function creditRefunds(
  req: PayloadRequest,
  order: Order,
  { isByBank } = { isByBank: false },
): Promise<void> {
  const creditNote = await issueCreditNote(req, order)
  if (creditNote === undefined || !order.email) return
  await addMail(req, { task: refundMail, payload: { order: order.id, creditNote, isByBank } })
}
