import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'

import { query } from '../../../platform/database/requestDatabase.js'

type StateChange = { key: string; state: string; before: string | null }

/** An arbitrary lock number, unique within this service. */
const statesLock = 7_264_129_036

/**
 * Stores states by key and returns those that changed, in the open transaction of `req`: its lock lets exactly one of
 * several processes see each change, including the first.
 */
export async function moveStates(
  req: PayloadRequest,
  states: readonly { key: string; state: string; checkedAt: Date }[],
): Promise<StateChange[]> {
  const given = JSON.stringify(states.map((state) => ({ ...state, checked_at: state.checkedAt })))
  await query(req)`select pg_advisory_xact_lock(${statesLock}::bigint)`
  return query<StateChange>(req)`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb)
        as given (key text, state text, checked_at timestamptz)
    ), before as (
      select key, state from assurance_states where key in (select key from given)
    ), moved as (
      insert into assurance_states (key, state, checked_at)
      select key, state, checked_at from given order by key
      on conflict (key) do update set state = excluded.state, checked_at = excluded.checked_at
    )
    select given.key, given.state, before.state as before from given left join before using (key)
    where given.state is distinct from before.state order by key`
}

/** The stored states whose keys begin with `prefix`; `at` is in milliseconds since 1970. */
export async function readStates(
  req: PayloadRequest,
  prefix: string,
): Promise<{ key: string; state: string; at: number }[]> {
  return query<{ key: string; state: string; at: number }>(req)`
    select key, state, extract(epoch from checked_at)::float8 * 1000 as at
    from assurance_states where starts_with(key, ${prefix})`
}

/** The last known state of each control (`control:…`) and of each metric with a threshold (`metric:…`). */
export const statesTable = pgTable('assurance_states', {
  key: text('key').primaryKey(),
  state: text('state').notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
})
