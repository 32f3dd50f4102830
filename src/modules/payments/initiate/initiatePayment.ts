import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { hasWitness } from '../../../platform/database/settleCommits.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { newUlid } from '../../../platform/newUlid.js'
import { platformOf } from '../../../platform/platform.js'
import { addAttempt, countAttempts, insertAttempt, renewAttempt } from '../attempts/attemptStore.js'
import type { Gateway, HostedForm } from '../gateway/Gateway.js'
import { type Link, linkProblem } from '../links/Link.js'
import { lockLink } from '../links/linkStore.js'
import { currentAvailability, lockAvailability } from '../offers.js'
import type { Order } from '../Order.js'
import { holdOrder, holdsPlaces } from '../orders/holds.js'
import { findOrder, insertOrder, type NewOrder, seatAttendees } from '../orders/orderStore.js'
import { countOrderEvent, insertOrderEvent, wakeFollowers } from '../orders/ordersTopic.js'
import { transition } from '../orders/transition.js'
import { updateBuyer } from '../orders/changeOrder.js'
import { nextStatus } from '../orders/transitions.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { orderSettled } from '../problems.js'
import type { Attendee } from '../schemas.js'
import { invalidToken, unknownSession } from './purchaseOf.js'

/** What somebody orders, and by which link. */
export type Purchase = Omit<NewOrder, 'number' | 'link'> & {
  link: Link | undefined
  /** Who sits on the places, the buyer if nobody is named. */
  attendees: readonly Attendee[]
}

type InitiatedPayment = {
  order: Pick<Order, 'number' | 'status' | 'amount' | 'currency'>
  form: HostedForm
}

/**
 * Creates an order and its first attempt, or continues the order that the same form made before. Throws the reason why
 * a link cannot be used, `too_many_unpaid` and `order_settled`.
 */
export async function initiatePayment(
  req: PayloadRequest,
  gateway: Gateway,
  purchase: Purchase,
): Promise<InitiatedPayment> {
  const { link, amount, currency, customer } = purchase
  const before = await findSame(req, purchase)
  if (before) return payAgain(req, gateway, { order: before, purchase })
  const number = newUlid(platformOf(req.payload).clock.now().getTime())
  // Before the order is written, so that a request the gateway would refuse leaves nothing behind.
  const gatewayOrderId = attemptId(number, 1)
  const form = gateway.initiate({ gatewayOrderId, amount, currency, customer })
  if (await createOrder(req, { ...purchase, number })) {
    return { order: { number, status: 'pending', amount, currency }, form }
  }
  const other = await findSame(req, purchase)
  if (other) return payAgain(req, gateway, { order: other, purchase })
  if (!link) throw new Problem(problems.sessionFull)
  const { reason } = await currentAvailability(req, link.id)
  // A place was released a moment ago: the next try may get it.
  throw linkProblem(reason === 'open' ? 'exhausted' : reason)
}

type Booking = Pick<Purchase, 'key' | 'courseId' | 'session' | 'quantity'>

/**
 * The date whose places an order takes, locked for the rest of the transaction; undefined if the same form has an order
 * by now. Throws `session_full` and `session_closed`.
 */
async function takeDate(req: PayloadRequest, { key, courseId, ...wanted }: Booking) {
  if (courseId === undefined) return { session: undefined }
  const chosen = await paymentsOptions(req.payload).dates.choose(req, { courseId, ...wanted })
  if (!('refused' in chosen)) return chosen
  if (key !== undefined && (await findOrder(req, { key }))) return undefined
  if (chosen.refused === 'unknown') throw unknownSession()
  throw new Problem(problems[chosen.refused === 'full' ? 'sessionFull' : 'sessionClosed'])
}

/** The order of a form that was posted before: it must ask for the same, or nobody could tell which one is meant. */
async function findSame(req: PayloadRequest, purchase: Purchase): Promise<Order | undefined> {
  const { key } = purchase
  const order = key === undefined ? undefined : await findOrder(req, { key })
  if (!order) return undefined
  const { amount, currency, quantity, session = order.sessionId } = purchase
  const isSame = order.amount === amount && order.currency === currency
  if (isSame && order.quantity === quantity && order.sessionId === session) return order
  throw invalidToken('An order of another amount or date was made with this token.')
}

/**
 * Creates an order, which then holds its places of a limited link or date. Returns false if the link is not open or has
 * no place left, or if the same form has made one.
 */
async function createOrder(req: PayloadRequest, order: Purchase & { number: string }) {
  const { number, link, courseId, quantity, attendees, key } = order
  const gatewayOrderId = attemptId(number, 1)
  const linkId = link && link.maxUses !== null ? link.id : null
  // Where nothing is limited all of it is one statement, which is a transaction of its own.
  const isOne = linkId === null && courseId === undefined && !hasWitness()
  const insert = async () => {
    const createdAt = platformOf(req.payload).clock.now()
    const { session } = order
    const date = await takeDate(req, { courseId, session, quantity, key })
    if (!date) return false
    if (linkId !== null) await lockLink(req, linkId)
    const orderId = await insertOrder(
      req,
      { ...order, ...date },
      {
        gatewayOrderId,
        createdAt,
        insertFor: (orders) => [
          insertAttempt(orders, { gatewayOrderId, sentAt: createdAt }),
          insertOrderEvent(orders, { number, type: 'created', status: 'pending' }),
        ],
      },
    )
    if (orderId === undefined) return false
    await wakeFollowers(req)
    if (attendees.length > 0) await seatAttendees(req, orderId, attendees)
    await holdOrder(req, { orderId, linkId, courseId, sessionId: date.session, quantity })
    await countOrderEvent(req, { event: { type: 'sent' }, from: 'created', to: 'pending' })
    return true
  }
  return isOne ? insert() : transact(req, insert)
}

/**
 * Sends the payer of an order to the gateway again: with the attempt that is still open, else with a new one if there
 * still is a place. The form may name other people by then. Throws `order_settled` if there is nothing left to pay, and
 * `validation_failed` for a token that was used too often.
 */
async function payAgain(
  req: PayloadRequest,
  gateway: Gateway,
  { order: { id }, purchase }: { order: Order; purchase: Purchase },
): Promise<InitiatedPayment> {
  return transact(req, async () => {
    const order = await findOrder(req, { id }, { lock: true })
    if (!order) throw new Error('An order is gone')
    const attempts = await countAttempts(req, id)
    const isPending = order.status === 'pending'
    if (!isPending && !nextStatus(order.status, 'sent')) {
      throw new Problem(orderSettled, { detail: `The order is ${order.status.replace('_', ' ')}.` })
    }
    if (!isPending && attempts >= maxAttempts) {
      throw invalidToken('Payments were begun too often with this token. Get a new one.')
    }
    await seatAttendees(req, id, purchase.attendees)
    await updateBuyer(req, id, purchase)
    const again = { ...order, ...purchase.customer, status: 'pending' as const }
    if (!isPending) await startAttempt(req, again, attempts + 1)
    else await continueAttempt(req, again, attempts)
    return answer(gateway, again, isPending ? attempts : attempts + 1)
  })
}

async function continueAttempt(req: PayloadRequest, order: Order, attempt: number): Promise<void> {
  if (!(await holdsPlaces(req, order.id))) await takePlace(req, order)
  await renewAttempt(req, attemptId(order.number, attempt))
}

async function startAttempt(req: PayloadRequest, order: Order, attempt: number): Promise<void> {
  await takePlace(req, order)
  const { id: orderId, number, amount, currency } = order
  const gatewayOrderId = attemptId(number, attempt)
  const key = `sent ${gatewayOrderId}`
  await transition(req, {
    orderId,
    isCommand: true,
    decide: () => ({
      trigger: 'sent',
      event: { key, type: 'sent', source: 'visitor', gatewayOrderId, amount, currency },
    }),
  })
  await addAttempt(req, orderId, { gatewayOrderId, sentAt: platformOf(req.payload).clock.now() })
}

/** Takes new places for an order that lost its own; always succeeds where nothing limits them. */
async function takePlace(req: PayloadRequest, order: Order): Promise<void> {
  const { id, linkId, courseId, sessionId, quantity } = order
  if (courseId && sessionId) {
    await takeDate(req, { courseId, session: sessionId, quantity, key: undefined })
  }
  const { reason = 'open', left = null } = linkId ? await lockAvailability(req, linkId) : {}
  if (reason !== 'open') throw linkProblem(reason)
  if (left !== null && left < quantity) throw linkProblem('exhausted')
  const limitedBy = left === null ? null : linkId
  await holdOrder(req, { orderId: id, linkId: limitedBy, courseId, sessionId, quantity })
}

function answer(gateway: Gateway, order: Order, attempt: number): InitiatedPayment {
  const { number, status, amount, currency } = order
  const gatewayOrderId = attemptId(number, attempt)
  const form = gateway.initiate({ gatewayOrderId, amount, currency, customer: order })
  return { order: { number, status, amount, currency }, form }
}

const maxAttempts = 99

/** The order id for the gateway: the order number and two digits of the attempt. */
function attemptId(number: string, attempt: number): string {
  if (attempt > maxAttempts) throw new RangeError('An order has at most 99 attempts')
  return number + String(attempt).padStart(2, '0')
}
