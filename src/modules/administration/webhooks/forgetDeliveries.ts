import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeDeleteHook } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/** Deletes the messages of an endpoint before the endpoint itself, because they could no longer be sent. */
export const forgetDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await requestDatabase(req)
  await db.execute(sql`delete from webhook_deliveries where webhook_id = ${String(id)}::uuid`)
}
