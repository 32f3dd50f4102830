import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../../platform/jobs/createJobs.js'

/** Deletes audit log entries after a year; sign-ins and key uses, which contain addresses, after 90 days. */
export const purgeAuditLog: AnyTask = {
  name: 'administration.purgeAuditLog',
  schema: z.strictObject({}),
  cron: '23 3 * * *',
  run: async (_, { payload }) => {
    const db = await requestDatabase({ payload })
    await db.execute(sql`
      delete from audit_log where created_at < now() - interval '365 days'
        or (created_at < now() - interval '90 days' and action in
          ('sign-in', 'sign-in-failed', 'sign-out', 'key-use', 'key-refused'))`)
  },
}
