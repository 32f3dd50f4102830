import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  bigint,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * The signals of the feed, one row each, never changed. Writers leave `position` empty; the next reader numbers what
 * was committed since (placeSignals), so that positions follow the order of commits.
 */
export const signalsTable = pgTable(
  'assurance_signals',
  {
    /** A ULID; cursors are made from it. */
    id: text('id').primaryKey(),
    position: bigint('position', { mode: 'number' }),
    /** The key of what is published at most once, such as an hour's first hit of a rule. */
    foldKey: text('fold_key'),
    addedAt: timestamp('added_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    category: text('category').notNull(),
    /** 0 informational to 4 critical. */
    level: smallint('level').notNull(),
    /** In the format of the feed. */
    content: jsonb('content').notNull(),
  },
  (table) => [
    uniqueIndex('assurance_signals_position_idx').on(table.position),
    uniqueIndex('assurance_signals_fold_key_idx').on(table.foldKey),
    index('assurance_signals_unplaced_idx')
      .on(table.id)
      .where(sql`position is null`),
  ],
)
