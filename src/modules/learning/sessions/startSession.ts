import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { learnerSessionsTable } from './learnerSessionsTable.js'
import { idleEnd, totalEnd } from './sessionLife.js'
import { hashToken, newToken } from './sessionToken.js'

/** Opens a session in the transaction of `req`; its token cannot be read again later. */
export async function startSession(
  req: PayloadRequest,
  learnerId: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken()
  const db = await requestDatabase(req)
  const [session] = await db
    .insert(learnerSessionsTable)
    .values({ tokenHash: hashToken(token), learnerId, expiresAt: idleEnd, endsAt: totalEnd })
    .returning({ expiresAt: learnerSessionsTable.expiresAt })
  if (!session) throw new Error('PostgreSQL inserted no session')
  return { token, expiresAt: session.expiresAt }
}
