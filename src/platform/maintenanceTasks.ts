import type pg from 'pg'

import { postgresOf } from './database/requestDatabase.js'
import { deleteExpiredKeys } from './idempotency/keyStore.js'
import { scheduled } from './jobs/Task.js'
import { deleteExpiredLimits } from './limits/createLimits.js'
import { deleteOldEvents } from './topics/topicEvents.js'

/** The platform's own scheduled tasks, whatever the modules. */
export const maintenanceTasks = [
  scheduled({
    name: 'platform.purge',
    cron: '17 * * * *',
    run: async ({ payload }) => {
      const { pool } = postgresOf(payload)
      await deleteExpiredKeys(pool)
      await deleteExpiredLimits(pool)
      await deleteFailedJobs(pool)
      await deleteOldEvents(payload)
    },
  }),
]

/** A job that failed for good is kept for staff to look at, but its payload for no longer than a month. */
async function deleteFailedJobs(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where attempts >= max_attempts and updated_at < now() - interval '30 days'
     ))`,
  )
}
