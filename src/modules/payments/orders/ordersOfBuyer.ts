import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/** What is kept of the orders of an address (in lower case), each with its timeline, attempts and refunds. */
export async function ordersOfBuyer(
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
    // Of what was sold the title says enough.
    select: { course: false, link: false },
    joins: { timeline: all, attempts: all, refunds: all },
    overrideAccess: true,
    req,
  })
  return { orders: docs }
}
