import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { staff } from '../../../platform/access.js'
import { afterCommit } from '../../../platform/database/afterCommit.js'
import { platformOf } from '../../../platform/platform.js'
import { insertEvent, publishEvent, wakeTopic } from '../../../platform/topics/topicEvents.js'
import type { Topic } from '../../../platform/topics/Topic.js'
import { orderStatuses, type OrderStatus } from '../Order.js'
import type { Fact, NewEvent } from './orderStore.js'
import { type EventType, eventTypes } from './PaymentEvents.js'

const status = z.enum(orderStatuses)

const OrderEvent = z.object({
  number: z.string(),
  type: z.enum(Object.keys(eventTypes) as [EventType]),
  from: status.optional(),
  status,
})

/** Order events for staff who do the accounts; they read the payer's details from the order itself. */
export const ordersTopic: Topic = {
  name: 'orders',
  summary: 'An order was made, or something happened to it (finance and admins)',
  access: staff('finance'),
  data: OrderEvent,
}

type OrderEvent = z.input<typeof OrderEvent>

export function publishOrderEvent(req: PayloadRequest, data: OrderEvent): Promise<void> {
  return publishEvent(req, { topic: ordersTopic.name, data })
}

/** SQL: adds one if `orders` has a row; `wakeFollowers` is to follow. */
export function insertOrderEvent(orders: SQL, data: OrderEvent): SQL {
  return insertEvent({ topic: ordersTopic.name, data }, orders)
}

/** Tells the followers of orders that there is something new, once the transaction of `req` has committed. */
export function wakeFollowers(req: PayloadRequest): Promise<void> {
  return wakeTopic(req, ordersTopic.name)
}

type CountedEvent = { event: Pick<NewEvent, 'type' | 'fact'>; from: OrderStatus; to: OrderStatus }

const anomalies: Partial<Record<Fact, string>> = {
  amount_mismatch: 'payments.mismatch',
  duplicate_capture: 'payments.duplicate_capture',
}

/** Counts a new event for the assurance feed when its transaction commits; never after a rollback. */
export async function countOrderEvent(req: PayloadRequest, { event, from, to }: CountedEvent) {
  const names = [
    event.type === 'sent' && 'payments.initiated',
    // Winning a dispute restores what was deducted when it came.
    to === 'paid' && from !== 'paid' && from !== 'disputed' && 'payments.paid',
    event.fact && anomalies[event.fact],
  ].filter((name) => typeof name === 'string')
  if (names.length === 0) return
  const { measurements } = platformOf(req.payload)
  await afterCommit(req, () => {
    for (const name of names) measurements.count(name)
  })
}
