import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

import { requestDatabase } from '../database/requestDatabase.js'
import type { AnyTask } from '../jobs/createJobs.js'
import { settings } from './settings.js'

const olderThan = (seconds: number) =>
  sql`issued_at < clock_timestamp() - ${seconds}::int * interval '1 second'`

/**
 * Deletes in steps: the plain address when its challenge dies, the record of a send when no budget counts it any more,
 * and an address's wrong guesses after a long time without a send.
 */
export const purgeChallenges: AnyTask = {
  name: 'otp.purge',
  schema: z.strictObject({}),
  cron: '*/5 * * * *',
  run: async (_, { payload }) => {
    const { lifeSeconds, memorySeconds, addressMemorySeconds } = settings
    const db = await requestDatabase({ payload })
    await db.execute(sql`
      update otp_challenges set email = null, nonce = null
      where nonce is not null and ${olderThan(lifeSeconds)}`)
    await db.execute(sql`delete from otp_challenges where ${olderThan(memorySeconds)}`)
    await db.execute(sql`delete from otp_addresses where ${olderThan(addressMemorySeconds)}`)
  },
}
