import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { illegalMove } from '../problems.js'
import { addEvent, type NewEvent } from './addEvent.js'
import { countMove } from './countMove.js'
import { findOrder } from './findOrder.js'
import type { Order, OrderStatus, Verification } from '../Order.js'
import { publishMove } from './publishMove.js'
import { nextStatus, withoutPlace, type Trigger } from './transitions.js'

/** What a transition stores on the order beside its status. */
export type Noted = {
  trackingId?: string | undefined
  verification?: Verification | undefined
  attention?: string | null | undefined
  refundedAmount?: number | undefined
}

export type Decision = {
  /** Undefined if the event is only recorded and the status stays. */
  trigger?: Trigger | undefined
  event: NewEvent
  noted?: Noted | undefined
}

export type Moved = {
  /** The order after the transition. */
  order: Order
  from: OrderStatus
  /** False if this event already happened: nothing was written. */
  isNew: boolean
}

type Move = {
  orderId: string
  /** Decides based on the locked order; undefined leaves it alone. */
  decide: (order: Order) => Decision | undefined | Promise<Decision | undefined>
  /** Throws `illegal_move` for a transition that the table lacks, instead of recording the event. */
  isCommand?: boolean
  /** Runs in the transaction of the transition; not called for an event that already happened. */
  follow?: (moved: Moved, decision: Decision) => Promise<void>
}

/**
 * The only way to change an order: locks it, decides, and writes one event and the new status in one transaction. An
 * event whose key exists writes nothing.
 */
export async function transition(
  req: PayloadRequest,
  { orderId, decide, isCommand = false, follow }: Move,
): Promise<Moved | undefined> {
  return transact(req, async () => {
    const order = await findOrder(req, { id: orderId }, { lock: true })
    const decision = order && (await decide(order))
    if (!decision) return undefined
    const { status: from, version } = order
    const { trigger, event, noted = {} } = decision
    const next = trigger && nextStatus(from, trigger)
    if (isCommand && !next) {
      throw new Problem(illegalMove, { detail: `An order that is ${from} cannot be moved so.` })
    }
    const to = next ?? from
    const position = version + 1
    if (!(await addEvent(req, { orderId, position, from, to }, event))) {
      return { order, from, isNew: false }
    }
    await writeOrder(req, { order, to, noted })
    await announceMove(req, order, { event, from, to })
    const {
      trackingId = order.trackingId,
      verification = order.verification,
      attention = order.attention,
      refundedAmount = order.refundedAmount,
    } = noted
    const present = { trackingId, verification, attention, refundedAmount }
    const moved = {
      order: { ...order, ...present, status: to, version: position },
      from,
      isNew: true,
    }
    await follow?.(moved, decision)
    return moved
  })
}

type StatusMove = { event: NewEvent; from: OrderStatus; to: OrderStatus }

/** Notifies those who follow orders, the assurance feed, and whatever shows the course's free places. */
async function announceMove(req: PayloadRequest, order: Order, move: StatusMove): Promise<void> {
  const { event, from, to } = move
  await publishMove(req, { number: order.number, type: event.type, from, status: to })
  await countMove(req, { event, from, to })
  if (!order.courseId || withoutPlace.includes(from) === withoutPlace.includes(to)) return
  await paymentsOptions(req.payload).onPlacesChanged?.(req, order.courseId)
}

type Written = { order: Order; to: OrderStatus; noted: Noted }

async function writeOrder(req: PayloadRequest, { order, to, noted }: Written): Promise<void> {
  const db = await requestDatabase(req)
  const now = platformOf(req.payload).clock.now().toISOString()
  const changes: SQL[] = [sql`status = ${to}`, sql`version = version + 1`, sql`updated_at = ${now}`]
  if (to === 'paid') changes.push(sql`paid_at = coalesce(paid_at, ${now})`)
  if (noted.trackingId !== undefined) changes.push(sql`tracking_id = ${noted.trackingId}`)
  if (noted.verification !== undefined) changes.push(sql`verification = ${noted.verification}`)
  if (noted.attention !== undefined) changes.push(sql`attention = ${noted.attention}`)
  if (noted.refundedAmount !== undefined) {
    changes.push(sql`refunded_amount = ${noted.refundedAmount}`)
  }
  await db.execute(sql`update orders set ${sql.join(changes, sql`, `)} where id = ${order.id}`)
}
