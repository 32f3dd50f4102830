import { sql } from '@payloadcms/db-postgres/drizzle'

import type { Operation } from '../../../platform/access.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'

/**
 * Locks the row while staff change it: Payload writes back every field as it was read, which would restore a secret
 * that was replaced meanwhile.
 */
export async function lockWebhook({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'update') return
  const { id } = args as { id?: number | string }
  const db = await requestDatabase(req)
  const one = id === undefined ? sql`true` : sql`id::text = ${String(id)}`
  await db.execute(sql`select from webhooks where ${one} order by id for update`)
}
