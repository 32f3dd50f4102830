import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

import { postgresOf } from '../../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../../platform/jobs/createJobs.js'

/** Deletes sessions that have expired. */
export const purgeSessions: AnyTask = {
  name: 'learning.purgeSessions',
  schema: z.strictObject({}),
  cron: '47 * * * *',
  run: async (_, { payload }) => {
    await postgresOf(payload).drizzle.execute(
      sql`delete from learner_sessions where expires_at <= now() or ends_at <= now()`,
    )
  },
}
