import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { transition } from '../orders/transition.js'
import { notRefundable } from '../problems.js'
import type { Refund } from './findRefund.js'
import { requireApi } from './requireApi.js'
import { sendLater } from './sendLater.js'

/** Releases a refund that waits for staff; of two simultaneous requests only one does it. */
export async function sendDue(req: PayloadRequest, refund: Refund): Promise<void> {
  requireApi(req)
  const { orderId, reference, trackingId, amount, currency } = refund
  await transact(req, async () => {
    const db = await requestDatabase(req)
    const { rows } = await db.execute(sql`
      update refunds set status = 'requested', updated_at = now()
      where reference = ${reference} and status = 'due' returning id`)
    if (rows.length === 0) {
      throw new Problem(notRefundable, { detail: 'This refund is not waiting to be sent.' })
    }
    const event = {
      key: `refund ${reference} requested`,
      type: 'refund',
      source: 'staff',
      trackingId,
      amount,
      currency,
    } as const
    await transition(req, { orderId, decide: () => ({ event }) })
    await sendLater(req, reference)
  })
}
