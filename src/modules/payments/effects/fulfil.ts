import { createLocalReq } from 'payload'
import { z } from 'zod'

import { transact } from '../../../platform/database/transact.js'
import type { Task } from '../../../platform/jobs/createJobs.js'
import { transition } from '../orders/transition.js'
import { deliver } from './deliver.js'

const Paid = z.strictObject({ orderId: z.uuid() })

/** Delivers a paid order whose delivery failed in the transaction of its payment. */
export const fulfil: Task<z.output<typeof Paid>> = {
  name: 'payments.fulfil',
  schema: Paid,
  run: async ({ orderId }, { payload }) => {
    const req = await createLocalReq({}, payload)
    await transact(req, async () => {
      const delivered = await transition(req, {
        orderId,
        decide: ({ number }) => ({
          event: { key: `${number} delivered`, type: 'note', source: 'job' },
          noted: { attention: null },
        }),
      })
      if (delivered?.isNew) await deliver(req, delivered.order)
    })
  },
}
