import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { requestDatabase } from '../../platform/database/requestDatabase.js'
import type { Source } from './readPublished.js'

const pageSize = 2_000

type Row = { id: string; updatedAt: string }

/** The ids of all published documents of a collection with the time of their last change (ISO 8601). */
export async function listPublished(
  payload: Payload,
  { collection }: Pick<Source, 'collection'>,
): Promise<Map<string, string>> {
  const db = await requestDatabase({ payload })
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const found = new Map<string, string>()
  let last: string | undefined
  for (;;) {
    // By key, not by page: a document deleted meanwhile would push another off its page.
    const after = last === undefined ? sql`` : sql`and id > ${last}`
    const { rows } = await db.execute<Row>(sql`
      select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt"
      from ${table} where _status = 'published' ${after} order by id limit ${pageSize}`)
    for (const { id, updatedAt } of rows) found.set(id, updatedAt)
    last = rows.at(-1)?.id
    if (rows.length < pageSize) return found
  }
}
