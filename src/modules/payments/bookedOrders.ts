import type { PayloadRequest } from 'payload'

import { transact } from '../../platform/database/requestDatabase.js'
import type { Money } from '../../platform/money.js'
import { platformOf } from '../../platform/platform.js'
import { findInvoices } from './invoices/invoiceStore.js'
import type { Order } from './Order.js'
import { moveOrder } from './orders/changeOrder.js'
import { releasePlaces } from './orders/holds.js'
import { findOrder } from './orders/orderStore.js'
import { orderToken } from './orders/orderToken.js'
import { paymentsOptions } from './paymentsOptions.js'
import { findRefundable } from './refunds/findRefundable.js'
import { refundOrAsk } from './refunds/requestRefund.js'
import { sendNow } from './refunds/sendRefund.js'

/** Orders as whoever booked by them sees them, by their ids, with the addresses of their invoices. */
async function read(req: PayloadRequest, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => findOrder(req, { id })))
  const orders = found.filter((order) => order !== undefined)
  return new Map(
    await Promise.all(
      orders.map(async (order) => [order.id, await serialize(req, order)] as const),
    ),
  )
}

async function serialize(req: PayloadRequest, order: Order) {
  const { id, number, status, amount, currency, refundedAmount: refunded } = order
  const issued = await findInvoices(req, { orderId: id })
  const invoices = issued.map(({ number: name, kind }) => ({
    number: name,
    kind,
    url: invoiceAddress(req, number, name),
  }))
  return { number, status, amount, currency, refunded, invoices }
}

/** Where the payer of an order downloads one of its invoices. */
export function invoiceAddress({ payload }: PayloadRequest, order: string, invoice: string) {
  const token = orderToken(paymentsOptions(payload).secret, order)
  const folder = `${platformOf(payload).serverUrl}/api/payments/orders/${order}/invoices`
  return `${folder}/${invoice}?token=${token}`
}

type Share = { orderId: string; percent: number }

/** What refunding this share of the price would give back now: never more than is left. */
async function quoteRefund(req: PayloadRequest, { orderId, percent }: Share) {
  const order = await findOrder(req, { id: orderId })
  return order && shareOf(req, order, percent)
}

async function shareOf(req: PayloadRequest, order: Order, percent: number): Promise<Money> {
  const { total, left, currency } = await findRefundable(req, order)
  return { amount: Math.min(Math.max(0, left), Math.floor((total * percent) / 100)), currency }
}

/** Gives the places of an order back and requests its refund; where no job can send one, staff are asked to. */
async function release(
  req: PayloadRequest,
  { orderId, percent, reason }: Share & { reason: string },
): Promise<{ refund: Money; reference?: string | undefined } | undefined> {
  return transact(req, async () => {
    const order = await findOrder(req, { id: orderId }, { lock: true })
    if (!order) return undefined
    await releasePlaces(req, orderId)
    const refund = await shareOf(req, order, percent)
    const { amount } = refund
    if (amount === 0) return { refund }
    const attention = 'The booking was cancelled. Refund the amount in the timeline.'
    const owed = { key: 'released', amount, reason, attention }
    return { refund, reference: await refundOrAsk(req, order, owed) }
  })
}

/** What bookings need of the orders that paid for them. */
export const bookedOrders = { read, quoteRefund, release, move: moveOrder, sendRefund: sendNow }
