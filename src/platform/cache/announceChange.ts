import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { afterCommit } from '../database/afterCommit.js'
import { requestDatabase } from '../database/requestDatabase.js'
import { platformOf } from '../platform.js'
import { changesChannel } from './listenForChanges.js'

/**
 * Tells every process that what carries these tags has changed, once the transaction of `req` commits:
 * this one before its commit returns, the others by NOTIFY. A rolled-back change tells nobody.
 */
export async function announceChange(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`select pg_notify(${changesChannel}, ${tags.join(',')})`)
  const { cache } = platformOf(req.payload)
  await afterCommit(req, () => {
    cache.invalidate(tags)
  })
}
