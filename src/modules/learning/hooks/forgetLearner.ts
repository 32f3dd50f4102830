import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeDeleteHook } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { endSessions } from '../sessions/endSessions.js'

/** Deletes a learner's sessions, enrolments and (with them) certificates before the learner. */
export const forgetLearner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const learnerId = String(id)
  await endSessions(req, { learnerId })
  const db = await requestDatabase(req)
  await db.execute(sql`delete from enrolments where learner_id = ${learnerId}::uuid`)
  await announceChange(req, ['enrolments'])
}
