import { createLocalReq } from 'payload'
import { z } from 'zod'

import type { Task } from '../../../platform/jobs/createJobs.js'
import { announceExpiredHolds, deleteClosedHolds } from '../orders/holds.js'
import { reconcileDue } from './reconcileDue.js'

const nothing = z.strictObject({})

/** Runs every minute: polls the attempts that are due and releases places whose time is over. */
export const reconcile: Task<z.output<typeof nothing>> = {
  name: 'payments.reconcile',
  schema: nothing,
  cron: '* * * * *',
  run: async (_, { payload }) => {
    const req = await createLocalReq({}, payload)
    await reconcileDue(req)
    await announceExpiredHolds(req)
    await deleteClosedHolds(req)
  },
}
