import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/transact.js'
import { findAttendees, releasePlaces } from '../enrolments/attendeeStore.js'
import { findBooking, findBookingsOfDate } from '../enrolments/bookingStore.js'
import { addNews } from '../enrolments/courseNews.js'
import {
  lockCourse,
  lockCourseSessions,
  readCourseSessions,
} from '../enrolments/courseSessionStore.js'
import { learningOptions } from '../learningOptions.js'
import { cancelBooking } from './changeBooking.js'

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
    const [date] = await readCourseSessions(req, { ids: [session] })
    if (date) await lockCourse(req, date.courseId)
    const told = (await findAttendees(req, { session })).length
    const orders: ReleasedDate['orders'] = []
    for (const { id } of await findBookingsOfDate(req, session)) {
      orders.push(...(await cancel(req, id)))
    }
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
    (await learningOptions(req.payload).orders?.read(req, [order]))?.get(order) ?? {}
  return [{ number, reference }]
}
