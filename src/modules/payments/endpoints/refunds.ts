import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { recently } from '../../../platform/credentials/recentSignIn.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { findOrder } from '../orders/orderStore.js'
import { amountOutOfRange, gatewayNotConfigured, notRefundable } from '../problems.js'
import { findRefund, type Refund } from '../refunds/refundStore.js'
import { releaseRefund, requestRefund } from '../refunds/requestRefund.js'
import { sendNow } from '../refunds/sendRefund.js'
import { RefundAnswer, RefundRequest, StaffOrderParams } from '../schemas.js'
import { staffOrder } from './staffOrder.js'

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
