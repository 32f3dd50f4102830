import { index, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'

/** The masked turns of a conversation, kept for a day. Only its id leads to it, and the id identifies nobody. */
export const chatTurnsTable = pgTable(
  'chat_turns',
  {
    messageId: text('message_id').primaryKey(),
    conversationId: text('conversation_id').notNull(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('chat_turns_conversation_id_idx').on(table.conversationId, table.saidAt),
    index('chat_turns_said_at_idx').on(table.saidAt),
  ],
)
