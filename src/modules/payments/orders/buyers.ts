import type { Payload, PayloadRequest } from 'payload'

import { query, transact } from '../../../platform/database/requestDatabase.js'
import { eraseFromInvoices } from '../invoices/invoiceStore.js'
import { forgetMailsAbout } from '../../../platform/mail/outbox/MailFailures.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { eraseAttendee, findOrdersOfBuyer, findSeatsOf } from './orderStore.js'
import { transition } from './transition.js'

/** The key of the event that says so. */
const erasure = (number: string) => `${number} buyer_erased`

/** Whether the payer was removed from an order; one without a name may also never have had one. */
export async function isBuyerErased(payload: Payload, number: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payment-events',
    where: { key: { equals: erasure(number) } },
  })
  return totalDocs > 0
}

/**
 * Removes the payer from all orders of an address (in lower case), in the transaction of `req`. The orders stay for
 * accounting: what was paid, how much and when, and the fact that the buyer was erased.
 */
async function eraseBuyer(req: PayloadRequest, { email }: { email: string }): Promise<void> {
  const { onBuyerErased } = paymentsOptions(req.payload)
  await transact(req, async () => {
    await eraseAttendee(req, email)
    for (const { id, number } of await findOrdersOfBuyer(req, email)) {
      const event = {
        key: erasure(number),
        type: 'note',
        source: 'staff',
        message: 'The buyer was erased.',
      } as const
      await transition(req, {
        orderId: id,
        decide: () => ({ event }),
        afterwards: async () => {
          await query(req)`
            update orders set customer_name = null, customer_email = null, customer_phone = null,
              billing_company = null, billing_address = null, billing_country = null,
              billing_tax_id = null where id = ${id}`
          await eraseFromInvoices(req, id)
          await forgetMailsAbout(req, [id])
          for (const hook of onBuyerErased) await hook(req, number)
        },
      })
    }
  })
}

/**
 * Everything stored about the orders of an address (in lower case), with their timelines, attempts and refunds, and the
 * places that others booked for it.
 */
async function exportBuyer(req: PayloadRequest, { email }: { email: string }) {
  const orders = await findOrdersOfBuyer(req, email)
  const all = { limit: 0 }
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { in: orders.map(({ id }) => id) } },
    sort: 'id',
    depth: 1,
    limit: 0,
    pagination: false,
    // The title alone is enough to identify what was sold.
    select: { course: false, link: false },
    joins: { timeline: all, attempts: all, refunds: all, invoices: all },
    overrideAccess: true,
    req,
  })
  return { orders: docs, places: await findSeatsOf(req, email) }
}

/**
 * A payment locks its order before it waits for its date and its learner: whoever erases them waits for it first. What is
 * booked for is locked after its booking, as who cancels that does.
 */
async function lockUnpaid(req: PayloadRequest, { email }: { email: string }): Promise<void> {
  await query(req)`
    select from orders where lower(customer_email) = ${email} and paid_at is null
    order by id for no key update`
}

/** What the orders of an address add to the export or erasure of a person. */
export const buyers = {
  onErasing: [lockUnpaid],
  onErased: [eraseBuyer],
  onExported: [exportBuyer],
}
