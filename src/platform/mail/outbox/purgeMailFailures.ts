import { z } from 'zod'

import type { AnyTask } from '../../jobs/createJobs.js'
import { platformOf } from '../../platform.js'
import { mailFailuresSlug } from './MailFailures.js'

const keptForMs = 30 * 24 * 60 * 60 * 1000

/** Deletes the records of undelivered mails after 30 days. */
export const purgeMailFailures: AnyTask = {
  name: 'mail.purgeFailures',
  schema: z.strictObject({}),
  cron: '41 2 * * *',
  run: async (_, { payload }) => {
    const before = new Date(platformOf(payload).clock.now().getTime() - keptForMs)
    await payload.delete({
      collection: mailFailuresSlug,
      where: { createdAt: { less_than: before.toISOString() } },
    })
  },
}
