import type { PayloadRequest } from 'payload'

import { findAttendees } from './attendeeStore.js'
import { lockPlaces } from './courseSessionStore.js'
import { lockEnrolment } from './enrolmentStore.js'

/** Locks an enrolment whose place may change, after the places of its course: whoever gives and takes places does so too. */
export async function lockPlace(req: PayloadRequest, enrolment: string): Promise<void> {
  const [place] = await findAttendees(req, { enrolment })
  if (place?.courseId) await lockPlaces(req, place.courseId)
  await lockEnrolment(req, enrolment)
}
