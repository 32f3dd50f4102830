import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { eraseCustomer } from '../invoices/invoiceStore.js'
import { eraseHolder } from './holds.js'
import { transition } from './transition.js'

/**
 * Removes the payer from all orders of an address (in lower case), in the transaction of `req`. The orders stay for
 * accounting: what was paid, how much and when, and the fact that the buyer was erased.
 */
async function forgetBuyer(req: PayloadRequest, { email }: { email: string }): Promise<void> {
  await transact(req, async () => {
    const db = await requestDatabase(req)
    const { rows } = await db.execute<{ id: string; number: string }>(sql`
      select id, number from orders where lower(customer_email) = ${email} order by id`)
    for (const { id, number } of rows) {
      await transition(req, {
        orderId: id,
        decide: () => ({
          event: {
            key: `${number} buyer_erased`,
            type: 'note',
            source: 'staff',
            message: 'The buyer was erased.',
          },
        }),
        follow: () => blank(req, { id, number }),
      })
    }
  })
}

async function blank(
  req: PayloadRequest,
  { id, number }: { id: string; number: string },
): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`
    update orders set customer_name = null, customer_email = null, customer_phone = null,
      billing_company = null, billing_address = null, billing_country = null, billing_tax_id = null
    where id = ${id}`)
  await eraseHolder(req, id)
  await eraseCustomer(req, id)
  // The demo's gateway keeps its own records in the same database; an attempt's number begins with the order's.
  await db.execute(sql`
    update simulated_payments set payer_name = '', payer_email = '', payer_phone = ''
    where order_no like ${`${number}__`}`)
}

/** Everything stored about the orders of an address (in lower case), with their timelines, attempts and refunds. */
async function ordersOfBuyer(
  req: PayloadRequest,
  { email }: { email: string },
): Promise<{ orders: object[] }> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from orders where lower(customer_email) = ${email}`)
  const all = { limit: 0 }
  const { docs } = await req.payload.find({
    collection: 'orders',
    where: { id: { in: rows.map(({ id }) => id) } },
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
  return { orders: docs }
}

/** What the orders of an address add to the export or erasure of a person. */
export const buyers = { onErased: [forgetBuyer], onExported: [ordersOfBuyer] }
