import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { Link } from './Link.js'

/**
 * Lets one visitor at a time take a place of a limited link: the count in the next statement then sees every earlier
 * order.
 */
export async function holdPlaces(
  req: PayloadRequest,
  { id, maxUses }: Pick<Link, 'id' | 'maxUses'>,
): Promise<void> {
  if (maxUses === null) return
  const db = await requestDatabase(req)
  await db.execute(sql`select from payment_links where id = ${id} for no key update`)
}
