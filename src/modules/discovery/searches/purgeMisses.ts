import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../../platform/jobs/createJobs.js'

/** Deletes queries without results after 90 days. */
export const purgeMisses: AnyTask = {
  name: 'discovery.purgeMisses',
  schema: z.strictObject({}),
  cron: '41 3 * * *',
  run: async (_, { payload }) => {
    const db = await requestDatabase({ payload })
    await db.execute(
      sql`delete from search_misses where day < (now() at time zone 'utc')::date - 90`,
    )
  },
}
