import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { runEffects } from '../effects/effects.js'
import type { Order } from '../Order.js'
import { findReviewedAmount } from '../orders/orderStore.js'
import { transition } from '../orders/transition.js'
import type { Trigger } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { illegalMove } from '../problems.js'
import { requestRefund } from '../refunds/requestRefund.js'
import { sendNow } from '../refunds/sendRefund.js'
import { Resolution, ResolutionAnswer, StaffOrderParams } from '../schemas.js'
import { staffOrder } from './staffOrder.js'

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
  access: staff('finance'),
  idempotent: true,
  handler: async ({ req, params, body }) => {
    const order = await staffOrder(req, params.id)
    await (isToRefund(req, order, body) ? refundRejected : resolve)(req, order, body)
    const { number, status } = await staffOrder(req, params.id)
    return { number, status }
  },
})

type Resolution = z.output<typeof Resolution>

function isToRefund({ payload }: PayloadRequest, order: Order, { decision }: Resolution): boolean {
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
  { reason }: Resolution,
): Promise<void> {
  if (status !== 'review') throw new Problem(illegalMove)
  const amount = (await findReviewedAmount(req, orderId)) ?? due
  await sendNow(req, await requestRefund(req, { orderId, amount, reason, kind: 'rejected' }))
}

const triggers: Record<Resolution['decision'], Trigger> = {
  accept: 'accepted',
  reject: 'rejected',
  won: 'disputeWon',
  lost: 'disputeLost',
}

/** Ends a review or a dispute by moving the order on. Throws `illegal_move` for an order in any other state. */
async function resolve(
  req: PayloadRequest,
  { id: orderId, number }: Order,
  { decision, reason: message }: Resolution,
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
