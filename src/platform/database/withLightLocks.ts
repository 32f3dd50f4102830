import { sql } from '@payloadcms/db-postgres/drizzle'
import type { DatabaseAdapter, PaginatedDocs, PayloadRequest } from 'payload'

import { query } from './requestDatabase.js'
import { readingBesideWrites } from './limitedReads.js'

const locks = 'payload-locked-documents'

const none: PaginatedDocs<never> = {
  docs: [],
  hasNextPage: false,
  hasPrevPage: false,
  limit: 1,
  pagingCounter: 1,
  totalDocs: 0,
  totalPages: 1,
}

/**
 * Before each update and delete Payload asks whether somebody edits the document in the admin: on another connection
 * than that of its transaction, so that as many writers as there are connections waited for one another until all
 * failed (seen with 16), and by two statements over all collections. Here it asks on connections that no transaction
 * holds, and only where anybody edits anything. Can go when `checkDocumentLockStatus` reads with the request.
 */
export function withLightLocks<Adapter extends DatabaseAdapter>(adapter: Adapter): Adapter {
  const { find, deleteMany } = adapter
  const isAnyHeld = async (req: Partial<Pick<PayloadRequest, 'transactionID'>>) => {
    const database = { payload: adapter.payload, transactionID: req.transactionID }
    const rows = await query(
      database,
    )`select 1 from ${sql.identifier('payload_locked_documents')} limit 1`
    return rows.length > 0
  }
  adapter.find = ((args) =>
    args.collection === locks && !args.req
      ? readingBesideWrites(async () => ((await isAnyHeld({})) ? find.call(adapter, args) : none))
      : find.call(adapter, args)) as Adapter['find']
  adapter.deleteMany = async (args) => {
    if (args.collection === locks && !(await isAnyHeld(args.req ?? {}))) return
    await deleteMany.call(adapter, args)
  }
  return adapter
}
