import {
  customType,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * One row per key in use: first claimed (`status` null, held by `owner` until `locked_until`), then with the answer.
 * `id` and `fingerprint` are hashes, so neither keys nor bodies are stored; `people` are hashes of the addresses in
 * both, so that erasing a person also deletes these rows.
 */
export const idempotencyKeysTable = pgTable(
  'idempotency_keys',
  {
    id: text('id').primaryKey(),
    fingerprint: text('fingerprint').notNull(),
    owner: text('owner').notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    status: smallint('status'),
    headers: jsonb('headers'),
    body: bytes('body'),
    people: text('people').array(),
  },
  (table) => [index('idempotency_keys_expires_at_idx').on(table.expiresAt)],
)
