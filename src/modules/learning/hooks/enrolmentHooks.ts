import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'

import type { Enrolment } from '../../../payload-types.js'
import type { Operation } from '../../../platform/access.js'
import { idOf } from '../../../platform/payload/idOf.js'
import { lockBooking } from '../bookings/changeBooking.js'
import { freePlaces } from '../bookings/freePlaces.js'
import { findAttendees, type FormerAttendance } from '../enrolments/attendeeStore.js'
import { deleteAttempts } from '../enrolments/attemptStore.js'
import { courseOutline } from '../enrolments/courseOutlines.js'
import { announceEnrolment } from '../enrolments/enrol.js'
import { lockCourseSessions } from '../enrolments/courseSessionStore.js'
import { lockPlace } from '../enrolments/lockPlace.js'
import { announcePlaces, type CourseSession, readSessions } from '../enrolments/places.js'
import { announceCompletion, refreshProgress } from '../enrolments/progress.js'
import { tellBooked } from '../enrolments/tellBooked.js'
import type { Enrolled } from '../learningOptions.js'

/**
 * Locks the row while staff change it: Payload writes back every field as it was read, which would lose progress made
 * meanwhile.
 */
export async function lockWhileEdited({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'update') return
  const { data: enrolment } = z.uuid().safeParse(args.id)
  if (enrolment !== undefined) await lockPlace(req, enrolment)
}

/** Stores the course's name on a new enrolment, which may outlive the course. */
export const noteCourse: CollectionBeforeChangeHook<Enrolment> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || typeof data.course !== 'string') return data
  const course = await courseOutline(req, data.course)
  return { ...data, courseSlug: course?.slug, courseTitle: course?.title }
}

/** Completes an enrolment that staff set to completed: classroom courses have no lessons to tick off. */
export const completeByStaff: CollectionBeforeChangeHook<Enrolment> = ({
  context,
  data,
  originalDoc,
}) => {
  const wasCompleted = originalDoc?.status === 'completed'
  if (wasCompleted && data.status === 'active' && !context['isReopened']) throw cannotUndo()
  if (wasCompleted || data.status !== 'completed') return data
  const now = new Date().toISOString()
  return { ...data, progress: 100, completedAt: now }
}

function cannotUndo() {
  const message = 'A completed enrolment stays completed until an admin reopens it.'
  return new ValidationError({ collection: 'enrolments', errors: [{ path: 'status', message }] })
}

/** Staff give nobody a place on a date that is full. */
export const keepWithinCapacity: CollectionBeforeChangeHook<Enrolment> = async ({
  data,
  originalDoc,
  req,
}) => {
  const session = idOf(data.session)
  if (!session || session === idOf(originalDoc?.session) || originalDoc?.booking) return data
  await lockCourseSessions(req, { ids: [session] })
  const [date] = await readSessions(req, { ids: [session] })
  const fault = dateFault(date, idOf(data.course ?? originalDoc?.course))
  if (fault === undefined) return data
  const errors = [{ path: 'session', message: fault }]
  throw new ValidationError({ collection: 'enrolments', errors, req }, req.t)
}

function dateFault(date: CourseSession | undefined, course: string | undefined) {
  if (date?.courseId !== course) return 'Choose a date of this course.'
  if (date?.status === 'cancelled') return 'This date is cancelled. Choose another one.'
  return date && date.seatsLeft > 0 ? undefined : 'This date has no place left.'
}

/**
 * Who was present on one date was not on another; what is recorded of the one before stays on its list. Who is given a
 * date takes part again, even where their place had ended.
 */
export const moveToDate: CollectionBeforeChangeHook<Enrolment> = ({ data, originalDoc }) => {
  const [former, present] = [idOf(originalDoc?.session), idOf(data.session)]
  if (!originalDoc || !('session' in data) || present === former) return data
  const before = Object.entries((originalDoc.formerAttendance ?? {}) as FormerAttendance)
  const { attendedAt: mark } = originalDoc
  const formerAttendance: FormerAttendance = {
    ...Object.fromEntries(before.filter(([date]) => date !== former)),
    ...(former && mark && { [former]: mark }),
  }
  const attendedAt = (present && formerAttendance[present]) || null
  const isResumed = present && originalDoc.endedAt
  return { ...data, attendedAt, formerAttendance, ...(isResumed && { endedAt: null }) }
}

/** What staff change is announced like any other change, and learners are told which date they were given. */
export const announceChanged: CollectionAfterChangeHook<Enrolment> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before: Partial<Enrolment> = operation === 'create' ? {} : previousDoc
  const [learnerId, courseId] = [idOf(doc.learner), idOf(doc.course)]
  const enrolled = learnerId && courseId ? { enrolmentId: doc.id, learnerId, courseId } : undefined
  const isNew = operation === 'create' || (before.endedAt && !doc.endedAt)
  if (enrolled && isNew) await announceNew(req, doc, enrolled)
  const isCompleted = doc.status === 'completed' && before.status !== 'completed'
  if (enrolled && isCompleted) await announceCompleted(req, enrolled)
  const [session, former] = [idOf(doc.session), idOf(before.session)]
  if (session === former) return
  if (courseId) await announcePlaces(req, courseId)
  if (session) await tellBooked(req, { enrolment: doc.id, former })
  // It may have lacked nothing but a date where nobody has to be there.
  if (operation === 'update') await refreshProgress(req, { id: doc.id, courseId })
}

export const announceDateFree: CollectionAfterDeleteHook<Enrolment> = async ({ doc, req }) => {
  const course = idOf(doc.course)
  if (course && doc.session) await announcePlaces(req, course)
}

/** Of its date, if it has one, the learner is told with the change of that. */
async function announceNew(
  req: PayloadRequest,
  { session, status }: Enrolment,
  enrolled: Enrolled,
) {
  await announceEnrolment(req, enrolled)
  if (session || status !== 'active') return
  // Who is still to be given a date can begin nothing yet.
  if ((await readSessions(req, { courses: [enrolled.courseId] })).length > 0) return
  await tellBooked(req, { enrolment: enrolled.enrolmentId })
}

async function announceCompleted(req: PayloadRequest, enrolled: Enrolled) {
  const isCertified = (await courseOutline(req, enrolled.courseId))?.certificate ?? false
  const completed = { ...enrolled, isCompleted: true }
  await announceCompletion(req, completed, { isCertified, criteria: 'staff' })
}

/**
 * Who is enrolled no more has no place by a booking either, and may book again. Attempts at quizzes go with the enrolment
 * that they belong to.
 */
export const forgetEnrolment: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const enrolmentId = String(id)
  const [place] = await findAttendees(req, { enrolment: enrolmentId })
  if (place?.bookingId) {
    await lockBooking(req, place.bookingId)
    await freePlaces(req, { enrolmentId })
  }
  await deleteAttempts(req, { enrolmentId })
}
