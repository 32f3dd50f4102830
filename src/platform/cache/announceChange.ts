import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'

import { afterCommit } from '../database/afterCommit.js'
import { query } from '../database/requestDatabase.js'
import { platformOf } from '../platform.js'
import { type ChangedDocument, changesChannel, noteApplied, writeNotice } from './changeNotice.js'
import { purgeAfterCommit } from './purgeCdn.js'

/**
 * Tells every process, once the transaction of `req` commits, that content with these tags has changed: this process
 * before its commit returns, the others by NOTIFY. A rollback announces nothing. `document` is the one that was
 * written, for the search index.
 */
export async function announceChange(
  req: PayloadRequest,
  tags: readonly string[],
  document?: ChangedDocument,
): Promise<void> {
  const id = randomUUID()
  await query(req)`select pg_notify(${changesChannel}, ${writeNotice({ id, tags, document })})`
  await purgeAfterCommit(req, tags)
  const { cache, search } = platformOf(req.payload)
  await afterCommit(req, () => {
    // First, because a reader who finds the cache empty waits for what the index has been told of.
    if (document) search.note(document.collection, document.id)
    cache.invalidate(tags)
    noteApplied(cache, id)
  })
}
