import type { PayloadRequest, TypedLocale, Where } from 'payload'

import type { Enrolment } from '../enrolmentSchemas.js'
import { findEnrolments } from './findEnrolments.js'

type Which = { learnerId: string } & ({ id: string } | { course: string })

/** Finds an enrolment of this learner by its id or its course's; undefined for anyone else's. */
export async function findEnrolment(
  req: PayloadRequest,
  { learnerId, ...which }: Which,
  locale: TypedLocale,
): Promise<Enrolment | undefined> {
  const where: Where =
    'id' in which ? { id: { equals: which.id } } : { course: { equals: which.course } }
  const { docs } = await findEnrolments(req, { learnerId, where, page: 1, limit: 1, locale })
  return docs[0]
}
