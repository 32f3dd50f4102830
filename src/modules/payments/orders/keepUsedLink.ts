import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'

const conflict = 409

/** A link with orders cannot be deleted, because it says what was paid for. */
export const keepUsedLink: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await requestDatabase(req)
  const { rows } = await db.execute(
    sql`select from orders where link_id = ${String(id)}::uuid limit 1`,
  )
  if (rows.length > 0) {
    throw new APIError('This link has orders. Archive it instead.', conflict, null, true)
  }
}
