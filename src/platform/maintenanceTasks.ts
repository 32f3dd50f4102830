import type pg from 'pg'
import { z } from 'zod'

import { postgresOf } from './database/requestDatabase.js'
import { deleteExpiredKeys } from './idempotency/deleteExpiredKeys.js'
import { deleteExpiredLimits } from './limits/deleteExpiredLimits.js'
import { deleteOldEvents } from './topics/readEvents.js'
import type { AnyTask } from './jobs/Task.js'

const purge: AnyTask = {
  name: 'platform.purge',
  schema: z.strictObject({}),
  cron: '17 * * * *',
  run: async (_, { payload }) => {
    const { pool } = postgresOf(payload)
    await deleteExpiredKeys(pool)
    await deleteExpiredLimits(pool)
    await deleteFailedJobs(pool)
    await deleteOldEvents(payload)
  },
}

/** The platform's own scheduled tasks, whatever the modules. */
export const maintenanceTasks: AnyTask[] = [purge]

/** A job that failed for good is kept for staff to look at, but its payload for no longer than a month. */
async function deleteFailedJobs(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where attempts >= max_attempts and updated_at < now() - interval '30 days'
     ))`,
  )
}
