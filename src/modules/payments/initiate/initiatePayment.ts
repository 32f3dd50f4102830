import type { PayloadRequest, TypedLocale } from 'payload'
import { ulid } from 'ulid'

import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import type { Gateway, HostedForm } from '../gateway/Gateway.js'
import type { Link } from '../links/Link.js'
import { linkProblem } from '../links/linkProblem.js'
import { countMove } from '../orders/countMove.js'
import { findOrder } from '../orders/findOrder.js'
import type { Order } from '../Order.js'
import { publishMove } from '../orders/publishMove.js'
import { gatewayNotConfigured } from '../problems.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { attemptId, attemptOf } from './attempts.js'
import { insertOrder } from './insertOrder.js'
import { payAgain } from './payAgain.js'
import { presentAvailability } from '../links/presentAvailability.js'
import { invalidToken } from './purchaseOf.js'

export type Purchase = {
  link: Link
  amount: number
  currency: string
  customer: { name?: string | undefined; email?: string | undefined; phone?: string | undefined }
  /** Identifies the submitted form: submitting it again returns the same order. */
  key: string | undefined
  locale: TypedLocale
}

export type InitiatedPayment = {
  order: Pick<Order, 'number' | 'status' | 'amount' | 'currency'>
  form: HostedForm
}

/**
 * Creates an order and its first attempt, or continues the order that the same form made before. Throws the reason why
 * a link cannot be used, `too_many_unpaid`, `order_settled` and `gateway_not_configured`.
 */
export async function initiatePayment(
  req: PayloadRequest,
  purchase: Purchase,
): Promise<InitiatedPayment> {
  const gateway = gatewayOf(req)
  const { key } = purchase
  const before = key === undefined ? undefined : await findOrder(req, { key })
  if (before) return payAgain(req, gateway, sameSum(before, purchase))
  const number = ulid(platformOf(req.payload).clock.now().getTime())
  const gatewayOrderId = attemptId(number, 1)
  // Before the order is written, so that a request the gateway would refuse leaves nothing behind.
  const form = gateway.initiate(attemptOf(gatewayOrderId, purchase))
  const isMade = await transact(req, async () => {
    const isNew = await insertOrder(req, { ...purchase, number, gatewayOrderId })
    if (!isNew) return false
    await publishMove(req, { number, type: 'created', status: 'pending' })
    await countMove(req, { event: { type: 'sent' }, from: 'created', to: 'pending' })
    return true
  })
  if (isMade) {
    const { amount, currency } = purchase
    return { order: { number, status: 'pending', amount, currency }, form }
  }
  const other = key === undefined ? undefined : await findOrder(req, { key })
  if (other) return payAgain(req, gateway, sameSum(other, purchase))
  const { reason } = await presentAvailability(req, purchase.link.id)
  // A place was released a moment ago: the next try may get it.
  throw linkProblem(reason === 'open' ? 'exhausted' : reason)
}

/** A form that was posted before must ask for the same amount, or nobody could tell which one is meant. */
function sameSum(order: Order, { amount, currency }: Purchase): Order {
  if (order.amount === amount && order.currency === currency) return order
  throw invalidToken('An order of another amount was made with this token.')
}

function gatewayOf({ payload }: PayloadRequest): Gateway {
  const { gateway } = paymentsOptions(payload)
  if (gateway) return gateway
  throw new Problem(gatewayNotConfigured, { detail: 'No payment gateway is set up here.' })
}
