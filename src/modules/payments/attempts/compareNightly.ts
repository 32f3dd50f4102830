import { createLocalReq } from 'payload'
import { z } from 'zod'

import type { Task } from '../../../platform/jobs/createJobs.js'
import { comparePayments } from './comparePayments.js'

const nothing = z.strictObject({})

/** Runs each night after the day has ended in India and compares the payments of three days. */
export const compareNightly: Task<z.output<typeof nothing>> = {
  name: 'payments.compare',
  schema: nothing,
  cron: '30 20 * * *',
  run: async (_, { payload }) => {
    await comparePayments(await createLocalReq({}, payload))
  },
}
