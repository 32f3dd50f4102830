import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { APIError, ValidationError } from 'payload'

import type { CourseSession } from '../../../payload-types.js'
import { deleteCourseSessions, lockCourseSessions } from '../enrolments/courseSessionStore.js'
import { announceDates, countPlaces } from '../enrolments/places.js'

const conflict = 409

/** The capacity of a date never falls below what is sold and held. */
export const keepCapacity: CollectionBeforeChangeHook<CourseSession> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || data.capacity === undefined) return data
  const { sold, held } = await lockAndCount(req, originalDoc.id)
  if (data.capacity >= sold + held) return data
  const message = `Enter at least ${String(sold + held)}: so many places are sold or held.`
  const errors = [{ path: 'capacity', message }]
  throw new ValidationError({ collection: 'course-sessions', errors, req }, req.t)
}

/** A date with bookings cannot be deleted, because they say what was sold. */
export const keepBooked: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { sold, held } = await lockAndCount(req, String(id))
  if (sold + held === 0) return
  throw new APIError('This date has bookings. Cancel it instead.', conflict, null, true)
}

/** Nobody books a place between this count and the end of the transaction. */
async function lockAndCount(req: PayloadRequest, id: string) {
  await lockCourseSessions(req, { ids: [id] })
  return countPlaces(req, id)
}

export const announceSession: CollectionAfterChangeHook<CourseSession> = async ({ doc, req }) => {
  await announceDates(req, idOf(doc))
}

export const announceSessionGone: CollectionAfterDeleteHook<CourseSession> = async ({
  doc,
  req,
}) => {
  await announceDates(req, idOf(doc))
}

function idOf({ course }: Pick<CourseSession, 'course'>): string {
  return typeof course === 'string' ? course : course.id
}

/** Deletes the dates of a course before the course: none of them can be without one. */
export const deleteDates: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteCourseSessions(req, String(id))
