import type { Payload } from 'payload'

import { postgresOf } from '../database/requestDatabase.js'
import type { Topic } from './Topic.js'

const cursorForm = /^(\d{1,19})-(\d{1,19})$/

/** The first transaction that may still be running: what it or a later one wrote is not in its final order yet. */
const horizon = 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint'

const readSql = `
  select
    coalesce((
      select json_agg(json_build_object('id', id, 'data', data) order by transaction, position)
      from (
        select transaction || '-' || position as id, data, transaction, position
        from topic_events
        where topic = $1 and (transaction, position) > ($2::bigint, $3::bigint)
          and transaction < ${horizon}
        order by transaction, position
        limit $4
      ) as ready
    ), '[]') as events,
    exists (
      select from topic_events where topic = $1 and transaction >= ${horizon}
    ) as "isPending"`

/** The events that `publishEvent` stored, as a topic's source. One statement, so that it sees one moment. */
export function readEvents(name: string): NonNullable<Topic['source']> {
  return {
    isCursor: (text) => cursorForm.test(text),
    read: async (payload, { since, limit }) => {
      const [, transaction = '0', position = '0'] = cursorForm.exec(since) ?? []
      const values = [name, transaction, position, limit]
      const { rows } = await pool(payload).query<{ events: never[]; isPending: boolean }>(
        readSql,
        values,
      )
      return rows[0] ?? { events: [], isPending: false }
    },
    latest: async (payload) => {
      const { rows } = await pool(payload).query<{ id: string }>(`select ${horizon} || '-0' as id`)
      return rows[0]?.id ?? '0-0'
    },
  }
}

const pool = (payload: Payload) => postgresOf(payload).pool

/**
 * Deletes events of more than a week. A transaction id that this server has not reached yet comes from
 * the server whose backup was restored, and would hold back its rows for ever.
 */
export async function deleteOldEvents(payload: Payload): Promise<void> {
  await pool(payload).query(
    `delete from topic_events where created_at < now() - interval '7 days'
       or transaction >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  )
}
