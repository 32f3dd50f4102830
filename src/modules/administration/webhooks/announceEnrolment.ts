import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { announceEvent } from './announceEvent.js'

type Enrolment = { enrolmentId: string; learnerId: string; courseId: string | null }
type Completed = Enrolment & { isCompleted: boolean; certificate: string | null }

/** Announces an enrolment in its transaction, with ids only. */
export async function announceEnrolment(
  req: PayloadRequest,
  { order, ...enrolment }: Enrolment & { order?: string },
): Promise<void> {
  const data = { ...(await factsOf(req, enrolment)), orderId: order ?? null }
  await announceEvent(req, { type: 'learner.enrolled', data })
}

/** Announces a completed course, an issued certificate, or both. */
export async function announceCompletion(
  req: PayloadRequest,
  { isCompleted, certificate, ...enrolment }: Completed,
): Promise<void> {
  const facts = await factsOf(req, enrolment)
  if (isCompleted) await announceEvent(req, { type: 'learner.completed', data: facts })
  if (certificate === null) return
  const url = `${platformOf(req.payload).serverUrl}/certificates/${certificate}`
  await announceEvent(req, { type: 'certificate.issued', data: { ...facts, certificate, url } })
}

async function factsOf(req: PayloadRequest, { enrolmentId: id, learnerId, courseId }: Enrolment) {
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { id: { equals: courseId } },
    select: { slug: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return { id, learnerId, courseId, course: docs[0]?.slug ?? null }
}
