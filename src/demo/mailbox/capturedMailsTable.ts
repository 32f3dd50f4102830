import { sql } from '@payloadcms/db-postgres/drizzle'
import { index, pgTable, text, timestamp, uuid } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The mails of the demo, which never leave it. `text` and `html` are empty if a mail has no such part. */
export const capturedMailsTable = pgTable(
  'captured_mails',
  {
    id: uuid('id').defaultRandom().primaryKey(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('captured_mails_to_sent_at_idx').on(sql`lower(${table.to})`, table.sentAt),
    index('captured_mails_sent_at_idx').on(table.sentAt),
  ],
)
