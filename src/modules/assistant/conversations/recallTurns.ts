import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../../../platform/database/requestDatabase.js'
import type { Turn } from './Turn.js'

/** The last turns of a conversation, oldest first; none for an unknown or expired id. */
export async function recallTurns(payload: Payload, conversationId: string): Promise<Turn[]> {
  const { rows } = await postgresOf(payload).drizzle.execute(sql`
    select question, answer from chat_turns
    where conversation_id = ${conversationId} and said_at > now() - interval '24 hours'
    order by said_at desc limit 8`)
  return (rows as Turn[]).toReversed()
}
