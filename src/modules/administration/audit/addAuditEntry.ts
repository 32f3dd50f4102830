import type { PayloadRequest } from 'payload'

import { currentRequest } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import type { AuditAction } from './AuditLog.js'
import { actorOf } from './actorOf.js'

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
export async function addAuditEntry(
  req: PayloadRequest,
  { by, ...entry }: AuditEntry,
): Promise<void> {
  const { payload } = req
  const user = by ? ({ ...by, collection: 'users' } as PayloadRequest['user']) : req.user
  if (!currentRequest() && !platformOf(payload).readiness.isReady()) return
  await payload.db.create({
    collection: 'audit-log',
    data: { ...entry, ...actorOf({ payload, user }), count: 1 },
    req,
    returning: false,
  })
}
