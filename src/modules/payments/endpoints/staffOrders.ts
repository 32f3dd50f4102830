import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { recently } from '../../../platform/credentials/recentSignIn.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import type { Order } from '../Order.js'
import { runEffects } from '../effects/effects.js'
import { findOrder, findReviewedAmount } from '../orders/orderStore.js'
import { transition } from '../orders/transition.js'
import type { Trigger } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { amountOutOfRange, gatewayNotConfigured, illegalMove, notRefundable } from '../problems.js'
import type { Refund } from '../refunds/refundStore.js'
import { findRefund } from '../refunds/refundStore.js'
import { releaseRefund, requestRefund } from '../refunds/requestRefund.js'
import { sendNow } from '../refunds/sendRefund.js'
import {
  RefundAnswer,
  RefundRequest,
  Resolution,
  ResolutionAnswer,
  StaffOrderParams,
} from '../schemas.js'

export const resolveOrder = endpoint({
  operationId: 'orders.resolve',
  method: 'post',
  path: '/:id/resolve',
  summary: 'Resolve an order in review or in dispute',
  description:
    '`accept` makes it paid and delivers it. `reject` refunds what arrived, or cancels the order where nothing did. ' +
    '`won` and `lost` end a dispute.',
  params: StaffOrderParams,
  body: Resolution,
  output: ResolutionAnswer,
  problems: [problems.notFound, illegalMove],
  access: recently(staff('finance')),
  idempotent: true,
  handler: async ({ req, params, body }) => {
    const order = await staffOrder(req, params.id)
    await (isToRefund(req, order, body) ? refundRejected : resolve)(req, order, body)
    const { number, status } = await staffOrder(req, params.id)
    return { number, status }
  },
})

type Decision = z.output<typeof Resolution>

function isToRefund({ payload }: PayloadRequest, order: Order, { decision }: Decision): boolean {
  const { gateway } = paymentsOptions(payload)
  return decision === 'reject' && order.trackingId !== null && gateway?.api !== undefined
}

/**
 * Refunds a rejected order whose money arrived: what arrived, which in review may differ from what was due. The order
 * stays in review until the gateway accepts the refund.
 */
async function refundRejected(
  req: PayloadRequest,
  { id: orderId, status, amount: due }: Order,
  { reason }: Decision,
): Promise<void> {
  if (status !== 'review') throw new Problem(illegalMove)
  const amount = (await findReviewedAmount(req, orderId)) ?? due
  await sendNow(req, await requestRefund(req, { orderId, amount, reason, kind: 'rejected' }))
}

const triggers: Record<Decision['decision'], Trigger> = {
  accept: 'accepted',
  reject: 'rejected',
  won: 'disputeWon',
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
    decide: ({ version, trackingId, amount }) => ({
      trigger: triggers[decision],
      event: {
        key: `${number} ${decision} ${String(version)}`,
        type: 'staff',
        source: 'staff',
        message,
      },
      changes: {
        attention:
          decision === 'reject' && trackingId ? 'Refund this on the gateway’s site.' : null,
        ...(decision === 'accept' && { verification: 'staff' as const }),
        ...(decision === 'lost' && { refundedAmount: amount }),
      },
    }),
    afterwards: (done) => runEffects(req, done),
  })
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
    'Without `amount`, all that is left is refunded. If the gateway does not answer, the refund is `requested` and sent ' +
    'again under the same reference until it has one.',
  params: StaffOrderParams,
  body: RefundRequest,
  output: RefundAnswer,
  status: 201,
  problems: [problems.notFound, notRefundable, amountOutOfRange, gatewayNotConfigured],
  access: recently(staff('finance')),
  idempotent: true,
  handler: async ({ req, params, body }) => {
    const { id: orderId } = await staffOrder(req, params.id)
    const reference = await requestRefund(req, { orderId, ...body, kind: 'asked' })
    await sendNow(req, reference)
    return serializeRefund(req, await requireRefund(req, reference))
  },
})

export const sendRefund = endpoint({
  operationId: 'refunds.send',
  method: 'post',
  path: '/:id/send',
  summary: 'Send a refund that is due',
  params: StaffOrderParams,
  output: RefundAnswer,
  problems: [problems.notFound, notRefundable, gatewayNotConfigured],
  access: recently(staff('finance')),
  handler: async ({ req, params }) => {
    const refund = await requireRefund(req, params.id)
    await releaseRefund(req, refund)
    await sendNow(req, refund.reference)
    return serializeRefund(req, await requireRefund(req, refund.reference))
  },
})

async function requireRefund(req: PayloadRequest, name: string): Promise<Refund> {
  const refund = await findRefund(req, name)
  if (refund) return refund
  throw new Problem(problems.notFound, { detail: 'There is no such refund.' })
}

/** A refund with the current state of its order. */
async function serializeRefund(
  req: PayloadRequest,
  { orderId, reference, amount, currency, status }: Refund,
): Promise<z.input<typeof RefundAnswer>> {
  const order = await findOrder(req, { id: orderId })
  if (!order) throw new Problem(problems.notFound, { detail: 'There is no such refund.' })
  const { number, status: orderStatus, refundedAmount: refunded } = order
  return { reference, amount, currency, status, order: { number, status: orderStatus, refunded } }
}
