import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems, type ProblemType } from '../../../platform/http/problems.js'
import { learningOptions } from '../learningOptions.js'
import { type Attendee, findAttendees } from './attendeeStore.js'
import { tellBuyers } from './courseNews.js'
import { lockCourseSessions } from './courseSessionStore.js'
import { takePlaces } from './enrol.js'

export const notMovable: ProblemType = {
  code: 'not_movable',
  status: 409,
  title: 'This booking cannot be moved',
  detail: 'Only a booking on a date of a course can be moved.',
}

/**
 * Gives a booking another date of its course, with all places of its order, and tells everybody; repeating it changes
 * nothing. Returns who was moved. Throws `not_found`, `not_movable`, `validation_failed` for a date of another course,
 * `session_full` and `session_closed`.
 */
export async function moveBooking(
  req: PayloadRequest,
  { enrolment, session }: { enrolment: string; session: string },
): Promise<Attendee[]> {
  const { findBuyers, moveOrder } = learningOptions(req.payload)
  return transact(req, async () => {
    const place = await findPlace(req, enrolment)
    const { courseId, sessionId: former, orderId: order } = place
    // Both in one order, so that two moves never wait for each other.
    await lockCourseSessions(req, { ids: [former, session] })
    if ((await findPlace(req, enrolment)).sessionId === session) return []
    const attendees = order === null ? [place] : await findAttendees(req, { order })
    const buyers = (order !== null && (await findBuyers?.(req, { order }))) || []
    const quantity = Math.max(attendees.length, ...buyers.map((buyer) => buyer.quantity))
    await takePlaces(req, { courseId, session, quantity })
    if (order !== null) await moveOrder?.(req, { order, session })
    for (const { enrolmentId: id } of attendees) {
      const move = { data: { session }, depth: 0, overrideAccess: true, req } as const
      await req.payload.update({ collection: 'enrolments', id, ...move })
    }
    await tellBuyers(req, { kind: 'moved', session, former, attendees, buyers })
    return attendees
  })
}

type Place = Attendee & { courseId: string; sessionId: string }

async function findPlace(req: PayloadRequest, enrolment: string): Promise<Place> {
  const [place] = await findAttendees(req, { enrolment })
  if (!place) throw new Problem(problems.notFound, { detail: 'There is no such enrolment.' })
  const { courseId, sessionId } = place
  if (!courseId || !sessionId) throw new Problem(notMovable)
  return { ...place, courseId, sessionId }
}
