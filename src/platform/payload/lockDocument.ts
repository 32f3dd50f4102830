import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { roleOf, type Operation } from '../access.js'
import { query } from '../database/requestDatabase.js'

type Changed = { id?: unknown; overrideAccess?: boolean; where?: object }

/** Of a document or of a global. */
type Write = Pick<Operation, 'operation' | 'req'> & { args?: object }

/**
 * Makes changes of one document or global that callers request wait for each other. Payload 3.90 reads a document, puts what was
 * sent into it and writes all of it: of two changes at once, each of other fields, one was lost, and deleting twice was 500.
 * It comes first in its transaction, so that nobody waits here who holds another lock.
 */
export function lockDocument(slug: string) {
  return async ({ args, operation, req }: Write): Promise<void> => {
    const { id, overrideAccess, where } = (args ?? {}) as Changed
    const isChange = operation === 'update' || operation === 'delete'
    if (!isChange || overrideAccess !== undefined || !roleOf(req)) return
    // Payload reads all of them before it writes the first, in an order that `where` decides: who changes one of them, or
    // others at once, waits. A lock for each of thousands would be more than PostgreSQL has.
    if (where) await query(req)`select pg_advisory_xact_lock(${keyOfMany(slug)})`
    else await lockChange(req, slug, id)
  }
}

const keyOfMany = (slug: string) => sql`hashtextextended(${`change of many ${slug}`}, 0)`

/**
 * The same for a change that the service itself makes, in whose transaction it must come first; of many documents in an
 * order that is always the same, or two of them would wait for each other.
 */
export async function lockChange(
  req: PayloadRequest,
  slug: string,
  ...ids: readonly unknown[]
): Promise<void> {
  const names = ids.map(
    (id) => `change of ${slug} ${typeof id === 'string' ? id.toLowerCase() : ''}`,
  )
  await query(req)`
    select pg_advisory_xact_lock(hashtextextended(name, 0)), pg_advisory_xact_lock_shared(${keyOfMany(slug)}) from (
      select name from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as wanted (name)
      order by name) as names`
}
