import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'

import { afterCommit } from '../database/afterCommit.js'
import { change, postgresOf, type Transactional } from '../database/requestDatabase.js'
import { platformOf } from '../platform.js'
import type { Topic } from './Topic.js'

/** As many digits as every bigint has room for. */
const cursorForm = /^(\d{1,18})-(\d{1,18})$/

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

/**
 * Adds an event to a topic in the transaction of `req`. Followers on every process get it after the commit; after a
 * rollback nobody does. `data` must fit the topic's schema and hold no personal data.
 */
export async function publishEvent(req: Transactional, event: TopicEvent): Promise<void> {
  await change(req)`${insertEvent(event)}`
  await wakeTopic(req, event.topic)
}

type TopicEvent = { topic: string; data: object }

/** SQL: adds an event, if the relation has a row; without one always. `wakeTopic` is to follow. */
export function insertEvent({ topic, data }: TopicEvent, relation = sql`(select) always`): SQL {
  return sql`
    insert into topic_events (topic, data)
    select ${topic}, ${JSON.stringify(data)}::jsonb from ${relation}`
}

/**
 * Tells every process that a topic has something new, once the transaction of `req` has committed. Not by a NOTIFY in it:
 * PostgreSQL lets only one transaction with a NOTIFY commit at a time, so each payment waited for the disk alone.
 */
export async function wakeTopic(req: Transactional, topic: string): Promise<void> {
  await afterCommit(req, () => {
    platformOf(req.payload).events.wake(topic)
  })
}

/**
 * The events of topics, read in the order of (transaction, position). Positions alone are not enough: they are assigned
 * before commit, so a reader could skip one that becomes visible later.
 */
export const topicEventsTable = pgTable(
  'topic_events',
  ({ bigint, bigserial, jsonb, text, timestamp }) => ({
    position: bigserial('position', { mode: 'bigint' }).primaryKey(),
    transaction: bigint('transaction', { mode: 'bigint' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    topic: text('topic').notNull(),
    data: jsonb('data').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (table) => [
    index('topic_events_order').on(table.topic, table.transaction, table.position),
    index('topic_events_created_at').on(table.createdAt),
  ],
)
