import type { PayloadRequest } from 'payload'

import { announceEvent } from './announceEvent.js'
import type { WebhookEvent } from './events.js'

type Order = {
  id: string
  number: string
  status: string
  /** In minor units, like the refunded amount. */
  amount: number
  refundedAmount: number
  currency: string
  linkSlug: string
  courseId: string | null
}

type OrderEvent = Extract<WebhookEvent, `order.${string}`>

/** Announces a status change of an order in its transaction, without its buyer. */
export function announceOrder(type: OrderEvent) {
  return (req: PayloadRequest, order: Order): Promise<void> => {
    const { id, number, status, amount, refundedAmount, currency, linkSlug, courseId } = order
    const data = { id, number, status, amount, refundedAmount, currency, link: linkSlug, courseId }
    return announceEvent(req, { type, data })
  }
}
