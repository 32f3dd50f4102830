import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { AnyTask } from '../../../platform/jobs/createJobs.js'
import { deliverSoon } from './deliverWebhooks.js'

/** Picks up messages whose job was lost (after a restore, for example) and deletes those settled 30 days ago. */
export const sweepWebhooks: AnyTask = {
  name: 'administration.sweepWebhooks',
  schema: z.strictObject({}),
  cron: '*/10 * * * *',
  run: async (_, { payload }) => {
    const req = await createLocalReq({}, payload)
    const db = await requestDatabase(req)
    const { rows } = await db.execute<{ webhook: string }>(sql`
      select distinct webhook_id as webhook from webhook_deliveries
      join webhooks on webhooks.id = webhook_id and webhooks.enabled
      where status = 'pending' and next_attempt_at < now() - interval '1 minute'`)
    for (const { webhook } of rows) await deliverSoon(req, { webhook })
    await db.execute(sql`
      delete from webhook_deliveries
      where status <> 'pending' and updated_at < now() - interval '30 days'`)
  },
}
