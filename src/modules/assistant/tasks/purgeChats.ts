import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

import { postgresOf } from '../../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../../platform/jobs/createJobs.js'

/** Deletes conversations after a day, questions after 90 days, and old budgets. */
export const purgeChats: AnyTask = {
  name: 'assistant.purgeChats',
  schema: z.strictObject({}),
  cron: '23 * * * *',
  run: async (_, { payload }) => {
    const { drizzle } = postgresOf(payload)
    await drizzle.execute(sql`delete from chat_turns where said_at <= now() - interval '24 hours'`)
    await drizzle.execute(
      sql`delete from chat_questions where created_at <= now() - interval '90 days'`,
    )
    await drizzle.execute(
      sql`delete from chat_budget where day < (now() at time zone 'utc')::date - 7`,
    )
  },
}
