import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { findOrder } from '../orders/findOrder.js'
import { findRefund } from '../refunds/findRefund.js'
import type { RefundAnswer } from '../schemas.js'

/** The answer to staff: a refund with the current state of its order. */
export async function presentRefund(
  req: PayloadRequest,
  name: string,
): Promise<z.input<typeof RefundAnswer>> {
  const refund = await findRefund(req, name)
  const order = refund && (await findOrder(req, { id: refund.orderId }))
  if (!order) throw new Problem(problems.notFound, { detail: 'There is no such refund.' })
  const { reference, amount, currency, status } = refund
  const { number, status: orderStatus, refundedAmount } = order
  return {
    reference,
    amount,
    currency,
    status,
    order: { number, status: orderStatus, refunded: refundedAmount },
  }
}
