import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import type { Attendee as AttendeeAnswer } from '../attendanceSchemas.js'
import { findLearners } from '../learners/learnerStore.js'
import { type Attendee, findListed } from './attendeeStore.js'
import { readCourseSession } from './courseSessionStore.js'
import { lockPlace, writeEnrolment } from './lockPlace.js'
import { refreshProgress } from './progress.js'

/** What completed a course is not taken back by a slip of the finger. */
export const courseCompleted: ProblemType = {
  code: 'course_completed',
  status: 409,
  title: 'This course is completed',
  detail: 'It stays completed. If they were not there, an admin can reopen their enrolment.',
}

/** Who has a place on a date, by name. Throws `not_found` where there is no such date. */
export async function readAttendance(
  req: PayloadRequest,
  session: string,
): Promise<AttendeeAnswer[]> {
  const date = await readCourseSession(req, session)
  if (!date) throw new Problem(problems.notFound, { detail: 'There is no such date.' })
  const attendees = await serialize(req, await findListed(req, { session }))
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
    const [before] = await findListed(req, { session, enrolment })
    if (!before)
      throw new Problem(problems.notFound, { detail: 'They have no place on this date.' })
    const { attendedAt, status } = before
    if ((attendedAt !== null) !== attended) {
      if (!attended && status === 'completed') throw new Problem(courseCompleted)
      await note(req, before, { session, attended })
    }
    const [after] = await serialize(req, await findListed(req, { session, enrolment }))
    if (!after) throw new Problem(problems.notFound)
    return after
  })
}

type Listed = Awaited<ReturnType<typeof findListed>>[number]

async function note(
  req: PayloadRequest,
  { enrolmentId: id, courseId, sessionId, formerAttendance }: Listed,
  { session, attended }: { session: string; attended: boolean },
): Promise<void> {
  const mark = attended ? platformOf(req.payload).clock.now().toISOString() : null
  const former = { ...formerAttendance, [session]: mark }
  const isPresent = sessionId === session
  const data = isPresent ? { attendedAt: mark } : { formerAttendance: former }
  await writeEnrolment(req, { id, data })
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
