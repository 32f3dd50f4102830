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
 * One row a key in use: first claimed (`status` null, held by `owner` until `locked_until`), then the answer.
 * `id` and `fingerprint` are hashes, so neither keys nor bodies are kept; `people` are those of the addresses in both,
 * so that whoever is erased is erased here too.
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
