import type { PayloadRequest } from 'payload'

import { currentRequest } from '../../../platform/http/requestContext.js'
import { hmac } from '../../../platform/hmac.js'
import type { ActorKind } from './AuditLog.js'

export type Actor = {
  actorKind: ActorKind
  actor?: string
  actorEmail?: string
  client?: string
  requestId?: string
}

const kindOfStrategy: Record<string, ActorKind> = {
  'api-key': 'key',
  'admin-api-key': 'admin-key',
}

/**
 * Who makes a request. Visitors' names and addresses are not stored, so that erasing a person leaves nothing of them
 * here.
 */
export function actorOf(req: Pick<PayloadRequest, 'payload' | 'user'>): Actor {
  const current = currentRequest()
  const request = current && { requestId: current.requestId }
  const { user } = req
  if (user?.collection !== 'users') {
    return { actorKind: current ? 'visitor' : 'system', ...request }
  }
  return {
    actorKind: kindOfStrategy[strategyOf(user)] ?? 'staff',
    actor: user.id,
    actorEmail: user.email,
    ...request,
    ...(current && { client: clientHash(req.payload.secret, current.client) }),
  }
}

function strategyOf(user: object): string {
  return (user as { _strategy?: string })._strategy ?? ''
}

/** The hash of a client's address: it can only be compared with another one. */
export function clientHash(secret: string, client: string): string {
  return hmac(secret, ['foyer.audit.client', client]).toString('base64url').slice(0, 22)
}
