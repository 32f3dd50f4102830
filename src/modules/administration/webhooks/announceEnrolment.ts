import type { PayloadRequest } from 'payload'

import { announceEvent } from './announceEvent.js'

type Enrolled = { enrolmentId: string; learnerId: string; courseId: string; order?: string }

/** Announces an enrolment, in its transaction, by ids alone. */
export async function announceEnrolment(
  req: PayloadRequest,
  { enrolmentId: id, learnerId, courseId, order }: Enrolled,
): Promise<void> {
  const data = { id, learnerId, courseId, orderId: order ?? null }
  await announceEvent(req, { type: 'learner.enrolled', data })
}
