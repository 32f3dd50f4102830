import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import type { Order, OrderStatus } from '../Order.js'
import { illegalMove } from '../problems.js'
import { withNote } from './attention.js'
import { announcePlaces } from './holds.js'
import { countOrderEvent, publishOrderEvent } from './ordersTopic.js'
import { addEvent, findOrder, type NewEvent, type OrderChanges } from './orderStore.js'
import { nextStatus, type Trigger, closedUnpaid } from './transitions.js'

export type Decision = {
  /** Undefined if the event is only recorded and the status stays. */
  trigger?: Trigger | undefined
  event: NewEvent
  changes?: OrderChanges | undefined
}

export type Transition = {
  /** The order after the transition. */
  order: Order
  from: OrderStatus
  trigger: Trigger | undefined
  /** False if this event already happened: nothing was written. */
  isNew: boolean
}

type Options = {
  orderId: string
  /** Decides based on the locked order. */
  decide: (order: Order) => Decision | Promise<Decision>
  /** Throws `illegal_move` for a transition that the table lacks, instead of recording the event. */
  isCommand?: boolean
  /** Runs in the transaction of the transition; not called for an event that already happened. */
  afterwards?: (transition: Transition, event: NewEvent) => Promise<void>
}

/**
 * The only way to change an order: locks it, decides, and writes one event and the new status in one transaction. An
 * event whose key exists writes nothing.
 */
export async function transition(
  req: PayloadRequest,
  { orderId, decide, isCommand = false, afterwards }: Options,
): Promise<Transition | undefined> {
  return transact(req, async () => {
    const order = await findOrder(req, { id: orderId }, { lock: true })
    if (!order) return undefined
    const { trigger, event, changes = {} } = await decide(order)
    const from = order.status
    const next = trigger && nextStatus(from, trigger)
    if (isCommand && !next) {
      throw new Problem(illegalMove, { detail: `An order that is ${from} cannot be moved so.` })
    }
    const status = next ?? from
    const version = order.version + 1
    const step = { orderId, position: version, from, to: status }
    if (!(await addEvent(req, step, { event, changes })))
      return { order, from, trigger, isNew: false }
    await announce(req, order, { event, from, to: status })
    const changed = { ...apply(order, changes), status, version }
    const done = { order: changed, from, trigger, isNew: true }
    await afterwards?.(done, event)
    return done
  })
}

type Note = Pick<NewEvent, 'key' | 'fact' | 'message' | 'amount' | 'currency'> & {
  attention: string
}

/** Notes on the timeline of an order what a job has met, and what staff are to look at; `key` is unique to the order. */
export function noteForStaff(
  req: PayloadRequest,
  { id: orderId, number }: Pick<Order, 'id' | 'number'>,
  { key, attention, ...said }: Note,
): Promise<Transition | undefined> {
  const event = { ...said, key: `${number} ${key}`, type: 'note', source: 'job' } as const
  return transition(req, {
    orderId,
    // What they are to look at already stays.
    decide: (order) => ({ event, changes: { attention: withNote(order.attention, attention) } }),
  })
}

type StatusChange = { event: NewEvent; from: OrderStatus; to: OrderStatus }

/** Notifies those who follow orders, the assurance feed, and whatever shows the course's free places. */
async function announce(req: PayloadRequest, order: Order, change: StatusChange): Promise<void> {
  const { event, from, to } = change
  await publishOrderEvent(req, { number: order.number, type: event.type, from, status: to })
  await countOrderEvent(req, change)
  // Money may also come for places that were not held any more.
  const isPaid = to === 'paid' && from !== to
  const isMoved = closedUnpaid.includes(from) !== closedUnpaid.includes(to)
  if (isPaid || isMoved) await announcePlaces(req, order)
}

function apply(order: Order, changes: OrderChanges): Order {
  const {
    trackingId = order.trackingId,
    verification = order.verification,
    attention = order.attention,
    refundedAmount = order.refundedAmount,
  } = changes
  return { ...order, trackingId, verification, attention, refundedAmount }
}
