import {
  type AfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  Forbidden,
  type Payload,
  type PayloadRequest,
  type RequestContext,
} from 'payload'

import type { Operation } from '../../../platform/access.js'
import { query } from '../../../platform/database/requestDatabase.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import { signedIn } from '../users/userAccess.js'
import { addAuditEntry, clientHash, mergeAuditEntry, type Actor } from './addAuditEntry.js'

type User = { id: string; email: string }

/** The addresses of the sign-ins in progress. */
const attempts = new WeakMap<RequestContext, string>()
/** By the request: its context is another once something was read with it. */
const resets = new WeakSet<PayloadRequest>()

export function noteSignIn({ args, operation, req }: Operation): void {
  if (operation === 'resetPassword') resets.add(req)
  if (operation !== 'login') return
  const { email } = (args as { data: { email?: unknown } }).data
  attempts.set(req.context, typeof email === 'string' ? email.trim().toLowerCase() : '')
}

export function isPasswordReset(req: PayloadRequest): boolean {
  return resets.has(req)
}

/** A password reset by mail signs in, too: Payload calls the same hook. */
export const auditSignIn: CollectionAfterLoginHook = async ({ context, req, user }) => {
  const { id, email } = user as User
  const action = resets.has(req) ? 'password-reset' : 'sign-in'
  const by = context['signedInBy']
  const after = by === undefined ? undefined : { by }
  await addAuditEntry(req, { action, target: 'users', targetId: id, after, by: { id, email } })
}

/** Payload calls it before it ends anything. A key has no session, and would end those of its owner. */
export const auditSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (!req.user || !signedIn({ req })) throw new Forbidden(req.t)
  await addAuditEntry(req, { action: 'sign-out', target: 'users', targetId: req.user.id })
}

/**
 * Logs a failed sign-in, by REST or GraphQL. An address that belongs to no account is left out: it may be a visitor's,
 * or a mistyped password.
 */
export const auditFailedSignIn: AfterErrorHook = async ({ context, error, req }) => {
  const email = attempts.get(context)
  attempts.delete(context)
  if (email === undefined || statusOf(error) !== 401) return
  const { payload } = req
  const where = { email: { equals: email.slice(0, 320) } }
  const user = await payload.db.findOne<User>({ collection: 'users', where })
  const current = currentRequest()
  const actor: Actor = {
    actorKind: 'visitor',
    ...(user && { actor: user.id, actorEmail: user.email }),
    ...(current && {
      requestId: current.requestId,
      client: clientHash(payload.secret, current.client),
    }),
  }
  const at = platformOf(payload).clock.now()
  await mergeAuditEntry(payload, { action: 'sign-in-failed', ...actor, times: 1, at })
}

function statusOf(error: unknown): unknown {
  const { originalError, status } = error as { originalError?: unknown; status?: unknown }
  return originalError ? statusOf(originalError) : status
}

/** Whether this client has signed in as the owner of the address within the log's retention. */
export async function hasSignedInFrom(
  payload: Payload,
  { email, client }: { email: string; client: string },
): Promise<boolean> {
  const rows = await query({ payload })`
    select 1 from audit_log
    where client = ${clientHash(payload.secret, client)} and actor_email = ${email}
      and action in ('sign-in', 'password-reset')
    limit 1`
  return rows.length > 0
}
