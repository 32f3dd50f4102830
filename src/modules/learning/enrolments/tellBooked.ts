import type { PayloadRequest } from 'payload'

import { learningOptions } from '../learningOptions.js'
import { findAttendees } from './attendeeStore.js'
import { addNews, tellBuyers } from './courseNews.js'
import { readCourseSessions } from './courseSessionStore.js'
import { planReminder } from './reminders.js'

/** Confirms a place in a course, or on one of its dates, and plans the reminder. */
export async function tellBooked(
  req: PayloadRequest,
  { enrolment, former }: { enrolment: string; former?: string | undefined },
): Promise<void> {
  const [place] = await findAttendees(req, { enrolment })
  if (!place?.courseId) return
  const { courseId: course, learnerId: learner, sessionId: session } = place
  const about = { course, learner }
  if (!session) return addNews(req, { ...about, kind: 'enrolled' })
  const [date] = await readCourseSessions(req, { ids: [session] })
  if (!date) return
  await planReminder(req, { enrolment, startsAt: date.startsAt })
  const kind = former ? 'moved' : 'booked'
  await addNews(req, { ...about, kind, session, ...(former && { former }) })
}

/** Confirms to the buyer of a paid order what they booked for others; who takes part is told like everybody. */
export async function confirmOrder(
  req: PayloadRequest,
  { id: order, sessionId: session }: { id: string; sessionId: string | null },
): Promise<void> {
  if (!session) return
  const attendees = await findAttendees(req, { order })
  const buyers = (await learningOptions(req.payload).findBuyers?.(req, { order })) ?? []
  await tellBuyers(req, { kind: 'booked', session, attendees, buyers })
}
