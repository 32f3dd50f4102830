import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { recently } from '../../../platform/credentials/recentSignIn.js'
import { dayMs, DaysQuery } from '../../../platform/days.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { emailAddress } from '../../../platform/otp/otpProof.js'
import { containing, exportFile, findExported } from '../../../platform/payload/exportFile.js'
import { withoutDispute } from '../attempts/judgeReport.js'
import type { Order } from '../Order.js'
import { runEffects } from '../effects/effects.js'
import { correctBuyer } from '../orders/changeOrder.js'
import { lookAtGateway, stillOwed, withNote } from '../orders/attention.js'
import { orderRows } from '../orders/orderRows.js'
import { findOrder, type OrderChanges } from '../orders/orderStore.js'
import { findReviewedMoney } from '../orders/timeline.js'
import { readOrderTotals } from '../orders/totals.js'
import { transition } from '../orders/transition.js'
import type { Trigger } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { amountOutOfRange, gatewayNotConfigured, illegalMove, notRefundable } from '../problems.js'
import { findRefundable, judgeWon } from '../refunds/findRefundable.js'
import { findRefund, type Refund, sumPendingRefunds } from '../refunds/refundStore.js'
import { releaseRefund, requestRefund } from '../refunds/requestRefund.js'
import { sendNow } from '../refunds/sendRefund.js'
import {
  ExportQuery,
  RefundAnswer,
  RefundRequest,
  Resolution,
  ResolutionAnswer,
  StaffOrderParams,
  Totals,
} from '../schemas.js'

export const resolveOrder = endpoint({
  operationId: 'orders.resolve',
  method: 'post',
  path: '/:id/resolve',
  summary: 'Resolve an order that staff are to look at',
  description:
    '`accept` makes it paid and delivers it. `reject` refunds what arrived, or cancels the order where nothing did. ' +
    '`won` and `lost` end a dispute. `done` clears the `attention` of any other order, and leaves its status.',
  params: StaffOrderParams,
  body: Resolution,
  output: ResolutionAnswer,
  problems: [problems.notFound, illegalMove, notRefundable],
  access: recently(staff('finance')),
  idempotent: true,
  handler: async ({ req, params, body }) => {
    const order = await staffOrder(req, params.id)
    const { decision, reason } = body
    if (decision === 'done') await clearAttention(req, order, reason)
    else await decide(req, order, { decision, reason })
    const { number, status } = await staffOrder(req, params.id)
    return { number, status }
  },
})

type Given = z.output<typeof Resolution>
type Decision = { decision: Exclude<Given['decision'], 'done'>; reason: string }

/** Refunds what is rejected with its money, and moves any other order on. */
async function decide(req: PayloadRequest, order: Order, decision: Decision): Promise<void> {
  const isRefund = await isToRefund(req, order, decision)
  await (isRefund ? refundRejected : resolve)(req, order, decision)
}

async function isToRefund(req: PayloadRequest, order: Order, { decision }: Decision) {
  const { gateway } = paymentsOptions(req.payload)
  if (decision !== 'reject' || !gateway?.api) return false
  return (await findReviewedMoney(req, order)) !== undefined
}

/** Refunds a rejected order whose money arrived. It stays in review until the gateway accepts the refund. */
async function refundRejected(req: PayloadRequest, { id: orderId }: Order, { reason }: Decision) {
  await sendNow(req, await requestRefund(req, { orderId, reason, kind: 'rejected' }))
}

/** Notes that staff have done what an order asked for. Throws `illegal_move` where it asks for nothing, or for a decision. */
async function clearAttention(
  req: PayloadRequest,
  { id: orderId, number }: Order,
  message: string,
): Promise<void> {
  await transition(req, {
    orderId,
    decide: ({ attention, status, version }) => {
      if (status === 'review' || status === 'disputed') {
        throw new Problem(illegalMove, { detail: `An order that is ${status} needs a decision.` })
      }
      if (!attention) throw new Problem(illegalMove, { detail: 'There is nothing to look at.' })
      const key = `${number} done ${String(version)}`
      const event = { key, type: 'staff', source: 'staff', message } as const
      return { event, changes: { attention: null } }
    },
  })
}

const triggers: Record<Exclude<Decision['decision'], 'won'>, Trigger> = {
  accept: 'accepted',
  reject: 'rejected',
  lost: 'disputeLost',
}

/** Ends a review or a dispute by moving the order on. Throws `illegal_move` for an order in any other state. */
async function resolve(
  req: PayloadRequest,
  { id: orderId, number }: Order,
  { decision, reason: message }: Decision,
): Promise<void> {
  await transition(req, {
    orderId,
    isCommand: true,
    decide: async (order) => {
      if (order.status === 'review') await refuseWhileSending(req, order)
      const key = `${number} ${decision} ${String(order.version)}`
      return {
        trigger: decision === 'won' ? await judgeWon(req, order) : triggers[decision],
        event: { key, type: 'staff', source: 'staff', message },
        changes: {
          attention: await attentionAfter(req, order, decision),
          ...(decision === 'accept' && (await changesOfAccepted(req, order))),
          ...(decision === 'lost' && { refundedAmount: order.amount }),
        },
      }
    },
    afterwards: (done) => runEffects(req, done),
  })
}

/** Throws `illegal_move` while a refund of an order is being sent. */
async function refuseWhileSending(req: PayloadRequest, { id }: Order): Promise<void> {
  if ((await sumPendingRefunds(req, id)) === 0) return
  throw new Problem(illegalMove, {
    detail: 'A refund of this order is being sent. Wait for the gateway’s answer.',
  })
}

async function changesOfAccepted(req: PayloadRequest, order: Order): Promise<OrderChanges> {
  const { total, currency } = await findRefundable(req, order)
  const surplus = currency === order.currency ? Math.max(0, total - order.amount) : 0
  // What was refunded of more than was due takes nothing from what the order is accepted for.
  const refundedAmount = Math.max(0, order.refundedAmount - surplus)
  return { verification: 'staff', isReleased: false, refundedAmount }
}

async function attentionAfter(
  req: PayloadRequest,
  order: Order,
  decision: Decision['decision'],
): Promise<string | null> {
  // What was promised before or during the dispute is still owed.
  if (decision === 'won') return withoutDispute(order.attention)
  const owed = stillOwed(order.attention)
  if (decision !== 'reject' || !order.trackingId) return owed
  const arrived = await findReviewedMoney(req, order)
  return withNote(owed, arrived ? 'Refund this on the gateway’s site.' : lookAtGateway)
}

const Id = z.guid()

/** Finds the order in a path by its number or id; throws `not_found`. */
async function staffOrder(req: PayloadRequest, name: string): Promise<Order> {
  const order = await findOrder(req, Id.safeParse(name).success ? { id: name } : { number: name })
  if (order) return order
  throw new Problem(problems.notFound, { detail: 'There is no such order.' })
}

export const refundOrder = endpoint({
  operationId: 'orders.refund',
  method: 'post',
  path: '/:id/refund',
  summary: 'Refund an order',
  description:
    'Without `amount`, all that is left is refunded; of an order in review that is what arrived. What was paid in another ' +
    'currency than the order’s is refunded in that one, without `amount`. If the gateway does not answer, the refund is ' +
    '`requested` and sent again under the same reference until it has one.',
  params: StaffOrderParams,
  body: RefundRequest,
  output: RefundAnswer,
  status: 201,
  problems: [problems.notFound, notRefundable, amountOutOfRange, gatewayNotConfigured],
  access: recently(staff('finance')),
  idempotent: true,
  handler: async ({ req, params, body }) => {
    const { id: orderId } = await staffOrder(req, params.id)
    return sendAndTell(req, await requestRefund(req, { orderId, ...body, kind: 'asked' }))
  },
})

export const sendRefund = endpoint({
  operationId: 'refunds.send',
  method: 'post',
  path: '/:id/send',
  summary: 'Send a refund that is due',
  description:
    'Also tries anew, under the same reference, to send one that the gateway has not answered for a minute.',
  params: StaffOrderParams,
  output: RefundAnswer,
  problems: [problems.notFound, notRefundable, gatewayNotConfigured],
  access: recently(staff('finance')),
  handler: async ({ req, params }) => {
    const refund = await requireRefund(req, params.id)
    await releaseRefund(req, refund)
    return sendAndTell(req, refund.reference)
  },
})

async function requireRefund(req: PayloadRequest, name: string): Promise<Refund> {
  const refund = await findRefund(req, name)
  if (refund) return refund
  throw new Problem(problems.notFound, { detail: 'There is no such refund.' })
}

/** Sends a refund and tells what became of it and of its order. */
async function sendAndTell(req: PayloadRequest, reference: string) {
  await sendNow(req, reference)
  const { orderId, ...refund } = await requireRefund(req, reference)
  const { number, status, refundedAmount: refunded } = await staffOrder(req, orderId)
  return { ...refund, order: { number, status, refunded } }
}

export const correctEmail = endpoint({
  operationId: 'orders.correctEmail',
  method: 'post',
  path: '/:id/email',
  summary: 'Correct the address of a payer',
  description:
    'Its mails go there from now on. An issued invoice keeps its address, and a learner theirs.',
  params: StaffOrderParams,
  body: z.strictObject({ email: emailAddress }),
  output: ResolutionAnswer,
  problems: [problems.notFound, illegalMove],
  access: recently(staff('finance')),
  idempotent: true,
  handler: async ({ req, params, body }) => {
    const { id, number, status } = await staffOrder(req, params.id)
    await correctBuyer(req, id, body.email)
    return { number, status }
  },
})

export const orderTotals = endpoint({
  operationId: 'orders.totals',
  path: '/totals',
  summary: 'Get payment statistics',
  description:
    'Days in UTC; the last 30 by default. `amount` is what was paid on the day, `refunded` what was given ' +
    'back of it since, both in minor units.',
  query: DaysQuery,
  output: Totals,
  access: staff('finance'),
  handler: ({ req, query }) => readOrderTotals(req, query),
})

export const exportOrders = endpoint({
  operationId: 'orders.export',
  path: '/export.csv',
  summary: 'Export orders as CSV',
  description:
    'Takes the filters of the list: Payload’s `where[…]`, `search`, and from one day to another (UTC) when they were ' +
    'made; newest first. UTF-8 with a byte order mark. ' +
    'Cells that a spreadsheet would take for formulas begin with an apostrophe.',
  query: ExportQuery,
  contentType: 'text/csv',
  access: recently(staff('finance')),
  handler: async ({ req, query }) => {
    const { listSearchableFields = [] } = req.payload.collections.orders.config.admin
    const batches = await findExported(req, {
      collection: 'orders',
      sort: '-id',
      select: {},
      conditions: conditions(query, listSearchableFields),
    })
    return exportFile(req, { name: 'orders', pieces: orderRows(req.payload, batches) })
  },
})

type Filter = { search?: string | undefined; from?: string | undefined; until?: string | undefined }

/** `searched` are the fields in which the list looks. */
function conditions({ search, from, until }: Filter, searched: readonly string[]): Where[] {
  const end = until && new Date(Date.parse(until) + dayMs).toISOString()
  return [
    ...containing(search, searched),
    ...(from ? [{ createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }] : []),
    ...(end ? [{ createdAt: { less_than: end } }] : []),
  ]
}
