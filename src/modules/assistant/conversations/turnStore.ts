import { index, pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'
import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type pg from 'pg'

import { query } from '../../../platform/database/requestDatabase.js'

/** One question with its answer, both masked. */
export type Turn = { question: string; answer: string }

/** 144 random bits, so that an id cannot be guessed. */
export function newId(): string {
  return randomBytes(18).toString('base64url')
}

type Said = Turn & { messageId: string; conversationId: string }

/** Stores a turn and deletes all but the last eight of its conversation, in one statement. */
export async function rememberTurn(payload: Payload, said: Said): Promise<void> {
  const { messageId, conversationId, question, answer } = said
  await query({ payload })`
    with kept as (
      insert into chat_turns (message_id, conversation_id, question, answer)
      values (${messageId}, ${conversationId}, ${question}, ${answer})
    )
    delete from chat_turns where message_id in (
      select message_id from chat_turns
      where conversation_id = ${conversationId} order by said_at desc offset 7
    )`
}

/** The last turns of a conversation, oldest first; none for an unknown or expired id. */
export async function recallTurns(payload: Payload, conversationId: string): Promise<Turn[]> {
  const turns = await query<Turn>({ payload })`
    select question, answer from chat_turns
    where conversation_id = ${conversationId} and said_at > now() - interval '24 hours'
    order by said_at desc limit 8`
  return turns.toReversed()
}

export async function deleteOldTurns(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(`delete from chat_turns where said_at <= now() - interval '24 hours'`)
}

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
