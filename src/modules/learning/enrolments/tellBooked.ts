import type { PayloadRequest } from 'payload'

import { findAttendees } from './attendeeStore.js'
import { addNews } from './courseNews.js'
import { readCourseSession } from './courseSessionStore.js'
import { planReminder } from './reminders.js'

/** Confirms a place in a course, or on one of its dates, and plans the reminder. */
export async function tellBooked(
  req: PayloadRequest,
  { enrolment, former }: { enrolment: string; former?: string | undefined },
): Promise<void> {
  const [place] = await findAttendees(req, { enrolment })
  if (!place?.courseId) return
  const { courseId: course, learnerId: learner, sessionId: session } = place
  if (!session) return addNews(req, { kind: 'enrolled', course, learner, enrolment })
  const date = await readCourseSession(req, session)
  if (!date) return
  await planReminder(req, { enrolment, startsAt: date.startsAt })
  const kind = former ? 'moved' : 'booked'
  await addNews(req, { kind, course, learner, session, former, enrolment })
}
