import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { Link } from './Link.js'

/**
 * Lets one visitor at a time take a place of a link with a limited number of them: the count in the statement after
 * this one then sees every order before it.
 */
export async function holdPlaces(
  req: PayloadRequest,
  { id, maxUses }: Pick<Link, 'id' | 'maxUses'>,
): Promise<void> {
  if (maxUses === null) return
  const db = await requestDatabase(req)
  await db.execute(sql`select from payment_links where id = ${id} for no key update`)
}
