import { sql } from '@payloadcms/db-postgres/drizzle'
import { index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'

/** A file of a mail, in base64. */
export type CapturedFile = { filename: string; contentType: string; size: number; content: string }

/** The mails of the demo, which never leave it. `text` and `html` are empty if a mail has no such part. */
export const capturedMailsTable = pgTable(
  'captured_mails',
  ({ jsonb, text, timestamp, uuid }) => ({
    id: uuid('id').defaultRandom().primaryKey(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<CapturedFile[]>().notNull().default([]),
    /** A mail that is handed over twice has the same: it is kept once, as mail programs do. */
    messageId: text('message_id').unique(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (table) => [
    index('captured_mails_to_sent_at_idx').on(sql`lower(${table.to})`, table.sentAt),
    index('captured_mails_sent_at_idx').on(table.sentAt),
  ],
)
