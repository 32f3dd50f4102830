import { LRUCache } from 'lru-cache'
import type { Payload, PayloadRequest } from 'payload'

import { change, type Transactional } from '../../../platform/database/requestDatabase.js'
import { hmac } from '../../../platform/secrets.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import type { ActorKind, AuditAction } from './AuditLog.js'

type AuditEntry = {
  action: AuditAction
  /** The slug of a collection or a global. */
  target: string
  targetId?: string
  before?: Record<string, unknown> | undefined
  after?: Record<string, unknown> | undefined
  /** Who is signing in; otherwise the user of `req`. */
  by?: { id: string; email: string }
}

/**
 * Inserts one entry in the transaction of `req`. Writes during startup (first user, sample content) have no actor and
 * are not logged.
 */
export async function addAuditEntry(req: PayloadRequest, { by, ...entry }: AuditEntry) {
  const { payload } = req
  const user = by ? ({ ...by, collection: 'users' } as PayloadRequest['user']) : req.user
  if (!currentRequest() && !platformOf(payload).readiness.hasStarted()) return
  await insertEntry(req, { ...actorOf({ payload, user }), ...entry })
}

type Inserted = Actor & Omit<AuditEntry, 'by'> & { times?: number; mergeKey?: string }

async function insertEntry(req: Transactional, { times = 1, mergeKey, ...entry }: Inserted) {
  const { action, actorKind, actor, actorEmail, key, client, requestId } = entry
  await change(req)`
    insert into audit_log
      (id, action, actor_kind, actor, actor_email, actor_key, client, request_id, target, target_id, before, after,
        count, merge_key)
    values (gen_random_uuid(), ${action}, ${actorKind}, ${actor ?? null}, ${actorEmail ?? null}, ${key ?? null},
      ${client ?? null}, ${requestId ?? null}, ${entry.target}, ${entry.targetId ?? null},
      ${jsonOf(entry.before)}::jsonb, ${jsonOf(entry.after)}::jsonb, ${times}, ${mergeKey ?? null})
    on conflict (merge_key) do update
      set count = audit_log.count + excluded.count, updated_at = now()`
}

function jsonOf(values: Record<string, unknown> | undefined): string | null {
  return values ? JSON.stringify(values) : null
}

export type Actor = {
  actorKind: ActorKind
  actor?: string
  actorEmail?: string
  client?: string
  requestId?: string
  /** The id of the limited key that was used. */
  key?: string
}

const kindOfStrategy: Record<string, ActorKind> = {
  'api-key': 'key',
  'admin-api-key': 'admin-key',
  'scoped-key': 'key',
}

/**
 * Who makes a request. Visitors' names and addresses are not stored, so that erasing a person leaves nothing of them
 * here.
 */
export function actorOf(req: Pick<PayloadRequest, 'payload' | 'user'>): Actor {
  const current = currentRequest()
  const request = current && { requestId: current.requestId }
  const { user } = req
  const { apiKeyId: key } = (user ?? {}) as { apiKeyId?: string }
  if (user?.collection !== 'users') {
    return { actorKind: current ? 'visitor' : 'system', ...request }
  }
  return {
    actorKind: kindOfStrategy[strategyOf(user)] ?? 'staff',
    actor: user.id,
    actorEmail: user.email,
    ...(key && { key }),
    ...request,
    ...(current && { client: clientHash(req.payload.secret, current.client) }),
  }
}

function strategyOf(user: object): string {
  return (user as { _strategy?: string })._strategy ?? ''
}

const hashes = new LRUCache<string, string>({ max: 1_000 })

/** The hash of a client's address: it can only be compared with another one. */
export function clientHash(secret: string, client: string): string {
  const place = `${secret} ${client}`
  const known = hashes.get(place)
  const hash =
    known ?? hmac(secret, ['foyer.audit.client', client]).toString('base64url').slice(0, 22)
  hashes.set(place, hash)
  return hash
}

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
export async function mergeAuditEntry(payload: Payload, { at, ...entry }: MergedEntry) {
  const { action, actorKind, actor, key, client } = entry
  const minute = at.toISOString().slice(0, 16)
  const mergeKey = [action, actorKind, actor ?? '', key ?? '', client ?? '', minute].join(' ')
  const target = { target: 'users', ...(actor && { targetId: actor }) }
  await insertEntry({ payload }, { ...entry, ...target, mergeKey })
}
