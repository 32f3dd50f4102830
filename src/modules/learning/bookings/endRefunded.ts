import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { transact } from '../../../platform/database/transact.js'
import type { Task } from '../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../platform/platform.js'
import { findBookingOfOrder } from '../enrolments/bookingStore.js'
import { learningOptions } from '../learningOptions.js'
import { cancelBooking, isOpen, lockBooking } from './changeBooking.js'

const Refunded = z.strictObject({ order: z.uuid() })

/**
 * Ends the booking of an order of which all was refunded and tells its people, unless its date has begun. A job of its
 * own, because whoever cancels a booking locks it before its order, and a refund the order first.
 */
export const endRefunded: Task<z.output<typeof Refunded>> = {
  name: 'learning.endRefunded',
  schema: Refunded,
  run: async ({ order }, { payload }) => {
    const req = await createLocalReq({}, payload)
    const id = await findBookingOfOrder(req, order)
    if (id === undefined) return
    const refunded = (await learningOptions(payload).orders?.read(req, [order]))?.get(order)
    const money = refunded && { amount: refunded.refunded, currency: refunded.currency }
    await transact(req, async () => {
      const locked = await lockBooking(req, id)
      const now = platformOf(payload).clock.now().getTime()
      if (!locked || !isOpen(locked.booking, { date: locked.date, now })) return
      const reason = 'All of the price was refunded.'
      await cancelBooking(req, id, { percent: 0, refunded: money, reason })
    })
  },
}

/** What learning does with an order of which something was refunded, in that transaction. */
export async function endWhenRefunded(
  req: PayloadRequest,
  { id: order, status }: { id: string; status: string },
): Promise<void> {
  if (status !== 'refunded') return
  await platformOf(req.payload).jobs.add(req, { task: endRefunded, payload: { order } })
}
