import { eq } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { learnerSessionsTable as sessions } from './learnerSessionsTable.js'

/** Ends one session, or all sessions of a learner: once committed, no process accepts their tokens. */
export async function endSessions(
  req: PayloadRequest,
  which: { tokenHash: string } | { learnerId: string },
): Promise<void> {
  const db = await requestDatabase(req)
  const condition =
    'tokenHash' in which
      ? eq(sessions.tokenHash, which.tokenHash)
      : eq(sessions.learnerId, which.learnerId)
  await db.delete(sessions).where(condition)
}
