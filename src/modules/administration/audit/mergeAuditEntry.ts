import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { AuditAction } from './AuditLog.js'
import type { Actor } from './actorOf.js'

type MergedEntry = Actor & {
  action: AuditAction
  /** How many times it happened. */
  times: number
  at: Date
}

/**
 * Counts frequent events: one entry per action, actor and client in a minute. Runs outside of any transaction, because
 * failures must be logged, too.
 */
export async function mergeAuditEntry(payload: Payload, entry: MergedEntry): Promise<void> {
  const { action, actorKind, actor, actorEmail, client, requestId, times, at } = entry
  const minute = at.toISOString().slice(0, 16)
  const mergeKey = [action, actorKind, actor ?? '', client ?? '', minute].join(' ')
  const db = await requestDatabase({ payload })
  await db.execute(sql`
    insert into audit_log
      (id, action, actor_kind, actor, actor_email, client, request_id, target, target_id, count,
        merge_key, created_at, updated_at)
    values (gen_random_uuid(), ${action}, ${actorKind}, ${actor ?? null}, ${actorEmail ?? null},
      ${client ?? null}, ${requestId ?? null}, 'users', ${actor ?? null}, ${times}, ${mergeKey},
      now(), now())
    on conflict (merge_key) do update
      set count = audit_log.count + excluded.count, updated_at = now()`)
}
