import { createLocalReq } from 'payload'
import { z } from 'zod'

import type { Task } from '../../../platform/jobs/createJobs.js'
import { sendRefund } from './sendRefund.js'

const Sent = z.strictObject({ reference: z.string().max(30) })

/** Sends a refund to the gateway, retrying under the same reference until it gets an answer. */
export const refundTask: Task<z.output<typeof Sent>> = {
  name: 'payments.sendRefund',
  schema: Sent,
  run: async ({ reference }, { payload }) =>
    sendRefund(await createLocalReq({}, payload), reference),
}
