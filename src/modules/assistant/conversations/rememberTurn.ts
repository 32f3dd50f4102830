import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../platform/database/requestDatabase.js'
import type { Turn } from './Turn.js'

type Said = Turn & { messageId: string; conversationId: string }

/** Stores a turn and deletes all but the last eight of its conversation, in one statement. */
export async function rememberTurn(payload: Payload, said: Said): Promise<void> {
  const { messageId, conversationId, question, answer } = said
  await postgresOf(payload).drizzle.execute(sql`
    with kept as (
      insert into chat_turns (message_id, conversation_id, question, answer)
      values (${messageId}, ${conversationId}, ${question}, ${answer})
    )
    delete from chat_turns where message_id in (
      select message_id from chat_turns
      where conversation_id = ${conversationId} order by said_at desc offset 7
    )`)
}
