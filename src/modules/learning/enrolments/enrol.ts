import type { PayloadRequest } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { learningOptions, type Enrolled } from '../learningOptions.js'
import {
  findExisting,
  insertEnrolment,
  type NewEnrolment,
  resumeEnrolment,
} from './enrolmentStore.js'
import { refreshProgress } from './progress.js'

/**
 * Enrols a learner: the caller has checked that they may. If they are enrolled already, or the place was used before,
 * returns the existing enrolment and notifies nobody; one that had ended begins again where it was. `isSeated` is false
 * if it keeps the place that it has.
 */
export async function enrol(
  req: PayloadRequest,
  enrolment: NewEnrolment,
): Promise<{ id: string; isNew: boolean; isSeated: boolean }> {
  const { learnerId, course, order } = enrolment
  return transact(req, async () => {
    const inserted = await insertEnrolment(req, enrolment)
    const id = inserted ?? (await findExisting(req, enrolment))
    const resumed =
      inserted === undefined && (await resume(req, { id, courseId: course.id }, enrolment))
    const isNew = resumed === false || resumed?.hadEnded === true
    if (isNew) {
      const enrolled = { enrolmentId: id, learnerId, courseId: course.id }
      await announceEnrolment(req, { ...enrolled, ...(order && { order }) })
    }
    return { id, isNew, isSeated: resumed !== undefined }
  })
}

/** Gives an enrolment another place, as `resumeEnrolment` says, which may have been all that it lacked. */
export async function resume(
  req: PayloadRequest,
  own: { id: string; courseId: string },
  place: Parameters<typeof resumeEnrolment>[2],
): ReturnType<typeof resumeEnrolment> {
  const resumed = await resumeEnrolment(req, own.id, place)
  await refreshProgress(req, own)
  return resumed
}

/** Announces a new enrolment to other modules in its transaction; the tag clears cached counts. */
export async function announceEnrolment(req: PayloadRequest, enrolled: Enrolled): Promise<void> {
  await learningOptions(req.payload).onEnrolled(req, enrolled)
  await announceChange(req, ['enrolments'])
}
