import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { transact } from '../../../platform/database/requestDatabase.js'
import type { Task } from '../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../platform/platform.js'
import { findAttendees, releasePlaces } from '../enrolments/attendeeStore.js'
import { findBooking, findBookingOfOrder, findBookingsOfDate } from '../enrolments/bookingStore.js'
import { addNews } from '../enrolments/courseNews.js'
import { lockCourseSessions, readCourseSession } from '../enrolments/courseSessionStore.js'
import { lockCourse } from '../enrolments/courseStore.js'
import { learningOptions } from '../learningOptions.js'
import { cancelBooking, isOpen, lockBooking } from './changeBooking.js'

export type ReleasedDate = {
  /** How many people had a place. */
  told: number
  /** The orders whose money goes back, by the gateway's reference or by the hand of staff. */
  orders: { number: string; reference: string | undefined }[]
}

/**
 * Cancels all bookings of a date that was cancelled, tells everybody who had or booked a place, and requests the refunds:
 * all of it or nothing. Calling it again finds nobody left.
 */
export async function releaseDate(req: PayloadRequest, session: string): Promise<ReleasedDate> {
  return transact(req, async () => {
    await lockCourseSessions(req, { ids: [session] })
    const date = await readCourseSession(req, session)
    if (date) await lockCourse(req, date.courseId)
    const told = (await findAttendees(req, { session })).length
    const orders: ReleasedDate['orders'] = []
    const bookings = await findBookingsOfDate(req, session)
    // All of them before any order, as who erases a person does.
    for (const { id } of bookings) await findBooking(req, id, { lock: true })
    for (const { id } of bookings) orders.push(...(await cancel(req, id)))
    // Those whom staff enrolled have no booking.
    for (const { learnerId: learner, courseId: course } of await releasePlaces(req, session)) {
      if (course) await addNews(req, { kind: 'cancelled', learner, course, session })
    }
    return { told, orders }
  })
}

async function cancel(req: PayloadRequest, id: string): Promise<ReleasedDate['orders']> {
  const reference = await cancelBooking(req, id, {
    percent: 100,
    reason: 'The date was cancelled.',
  })
  const { order, refund } = (await findBooking(req, id)) ?? {}
  if (!order || !refund?.amount) return []
  const { number = '' } =
    (await learningOptions(req.payload).orders.read(req, [order])).get(order) ?? {}
  return [{ number, reference }]
}

const Refunded = z.strictObject({
  order: z.uuid(),
  /** Whether the bank of the payer took the money back: then nobody is promised any. */
  isByBank: z.boolean().default(false),
})

/**
 * Ends the booking of an order of which all was refunded and tells its people, unless its date has begun. A job of its
 * own, because whoever cancels a booking locks it before its order, and a refund the order first.
 */
export const endRefunded: Task<z.output<typeof Refunded>> = {
  name: 'learning.endRefunded',
  schema: Refunded,
  run: async ({ order, isByBank }, { payload }) => {
    const req = await createLocalReq({}, payload)
    const id = await findBookingOfOrder(req, order)
    if (id === undefined) return
    const paid = (await learningOptions(payload).orders.read(req, [order])).get(order)
    const isSent = paid && !isByBank
    const refunded = isSent ? { amount: paid.refunded, currency: paid.currency } : undefined
    const reason = isByBank
      ? 'The dispute about its payment was lost.'
      : 'All of the price was refunded.'
    await transact(req, async () => {
      const locked = await lockBooking(req, id)
      const now = platformOf(payload).clock.now().getTime()
      if (!locked || !isOpen(locked.booking, { date: locked.date, now })) return
      await cancelBooking(req, id, { percent: 0, refunded, reason })
    })
  },
}

/** What learning does with an order of which something was refunded, in that transaction. */
export async function endWhenRefunded(
  req: PayloadRequest,
  { id: order, status }: { id: string; status: string },
  { isByBank }: { isByBank: boolean },
): Promise<void> {
  if (status !== 'refunded') return
  await platformOf(req.payload).jobs.add(req, { task: endRefunded, payload: { order, isByBank } })
}
