import type { PayloadRequest, RequestContext } from 'payload'

import type { Enrolment } from '../../../payload-types.js'
import { findAttendees } from './attendeeStore.js'
import { lockPlaces } from './courseSessionStore.js'
import { lockEnrolment } from './enrolmentStore.js'

/** Locks an enrolment whose place may change, after the places of its course: whoever gives and takes places does so too. */
export async function lockPlace(req: PayloadRequest, enrolment: string): Promise<void> {
  const [place] = await findAttendees(req, { enrolment })
  if (place?.courseId) await lockPlaces(req, place.courseId)
  await lockEnrolment(req, enrolment)
}

/** Changes an enrolment, which must be locked: through Payload, so that the audit log says who did it. */
export async function writeEnrolment(
  req: PayloadRequest,
  change: { id: string; data: Partial<Enrolment>; context?: RequestContext },
): Promise<void> {
  const rights = { depth: 0, overrideAccess: true, req } as const
  await req.payload.update({ collection: 'enrolments', ...change, ...rights })
}
