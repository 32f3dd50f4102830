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
 * What the feed has to tell, one row a signal, never changed. Whoever adds one leaves `position` empty; the next
 * reader numbers what has been committed since (placeSignals), so that positions follow the order of commits.
 */
export const signalsTable = pgTable(
  'assurance_signals',
  {
    /** A ULID; cursors are made of it. */
    id: text('id').primaryKey(),
    position: bigint('position', { mode: 'number' }),
    /** Of what is told at most once, such as an hour's first hit of a rule. */
    foldKey: text('fold_key'),
    addedAt: timestamp('added_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    category: text('category').notNull(),
    /** 0 informational to 4 critical. */
    level: smallint('level').notNull(),
    /** As the feed shows it. */
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
