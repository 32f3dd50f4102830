import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import type { Attendee as AttendeeAnswer } from '../attendanceSchemas.js'
import { findLearners } from '../learners/learnerStore.js'
import { type Attendee, findAttendees } from './attendeeStore.js'
import { readCourseSessions } from './courseSessionStore.js'
import { lockPlace } from './lockPlace.js'
import { refreshProgress } from './progress.js'

/** What completed a course is not taken back by a slip of the finger. */
export const courseCompleted: ProblemType = {
  code: 'course_completed',
  status: 409,
  title: 'This course is completed',
  detail: 'Being there was the last thing that was missing. Delete the enrolment to take it back.',
}

/** Who has a place on a date, by name. Throws `not_found` where there is no such date. */
export async function readAttendance(
  req: PayloadRequest,
  session: string,
): Promise<AttendeeAnswer[]> {
  const [date] = await readCourseSessions(req, { ids: [session] })
  if (!date) throw new Problem(problems.notFound, { detail: 'There is no such date.' })
  const attendees = await serialize(req, await findAttendees(req, { session }))
  const nameOf = ({ name, email }: AttendeeAnswer) => name ?? email
  return attendees.sort((one, other) => nameOf(one).localeCompare(nameOf(other)))
}

/**
 * Notes whether somebody was there; repeating it changes nothing. Who was there last of all they had to do has
 * completed the course. Throws `not_found` for who has no place on this date, and `course_completed`.
 */
export async function markAttendance(
  req: PayloadRequest,
  { session, enrolment, attended }: { session: string; enrolment: string; attended: boolean },
): Promise<AttendeeAnswer> {
  return transact(req, async () => {
    await lockPlace(req, enrolment)
    const [before] = await findAttendees(req, { session, enrolment })
    if (!before)
      throw new Problem(problems.notFound, { detail: 'They have no place on this date.' })
    if ((before.attendedAt !== null) !== attended) await note(req, before, attended)
    const [after] = await serialize(req, await findAttendees(req, { enrolment }))
    if (!after) throw new Problem(problems.notFound)
    return after
  })
}

/** Through Payload, so that the audit log says who marked it. */
async function note(req: PayloadRequest, attendee: Attendee, attended: boolean): Promise<void> {
  const { enrolmentId: id, courseId, status } = attendee
  if (!attended && status === 'completed') throw new Problem(courseCompleted)
  const now = platformOf(req.payload).clock.now().toISOString()
  await req.payload.update({
    collection: 'enrolments',
    id,
    data: { attendedAt: attended ? now : null },
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (attended) await refreshProgress(req, { id, courseId })
}

async function serialize(req: PayloadRequest, attendees: readonly Attendee[]) {
  const learners = await findLearners(
    req,
    attendees.map(({ learnerId }) => learnerId),
  )
  return attendees.map(({ enrolmentId: enrolment, learnerId, attendedAt, status }) => {
    const { name = null, email = '' } = learners.get(learnerId) ?? {}
    return { enrolment, name, email, attendedAt, status }
  })
}
