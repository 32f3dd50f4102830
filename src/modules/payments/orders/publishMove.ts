import type { PayloadRequest } from 'payload'

import { publishEvent } from '../../../platform/topics/publishEvent.js'
import type { EventType } from './PaymentEvents.js'
import { ordersTopic } from './ordersTopic.js'
import type { OrderStatus } from '../Order.js'

type Move = { number: string; type: EventType; from?: OrderStatus; status: OrderStatus }

/** Publishes one order event to its followers, in the transaction of `req`. */
export function publishMove(req: PayloadRequest, move: Move): Promise<void> {
  return publishEvent(req, { topic: ordersTopic.name, data: move })
}
