import type { PayloadRequest, TypedLocale } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems, type ProblemType } from '../../../platform/http/problems.js'
import type { Enrolment } from '../enrolmentSchemas.js'
import { ensureLearner } from '../learners/learnerStore.js'
import type { Enrolled } from '../learningOptions.js'
import { learningOptions } from '../learningOptions.js'
import { courseOutlines } from './courseOutlines.js'
import { bookDate, findExisting, insertEnrolment, type NewEnrolment } from './enrolmentStore.js'
import { findEnrolment } from './findEnrolments.js'
import { findOpenCourse, type OpenCourse } from './findOpenCourse.js'
import { announcePlaces, chooseDate } from './places.js'

type PaidCourse = {
  /** The course's id. */
  course: string
  /** The id of the date that was booked. */
  session?: string
  /** Their address, as `emailAddress` returns it. */
  email: string
  name?: string
  orderId: string
  /** Which place of the order they sit on, counted from 1. */
  seat: number
}

/**
 * Enrols who sits on a paid place of a course, published or not, in the transaction of `req`. Creates a learner if
 * needed, so that they can sign in even if sign-up is by invitation. A repeated call changes nothing. Undefined if the
 * course was deleted.
 */
export async function enrolByOrder(
  req: PayloadRequest,
  { course: courseId, session, email, name, orderId, seat }: PaidCourse,
): Promise<{ enrolmentId: string; isNew: boolean } | undefined> {
  return transact(req, async () => {
    const course = (await courseOutlines(req, [courseId])).get(courseId)
    if (!course) return undefined
    const learnerId = await ensureLearner(req, { email, name })
    const { id, isNew } = await enrol(req, {
      learnerId,
      course: { id: courseId, slug: course.slug, title: course.title },
      order: orderId,
      seat,
      ...(session && { session }),
    })
    return { enrolmentId: id, isNew }
  })
}

/**
 * Enrols a learner, free of charge or paid: the caller has checked that. If they are already enrolled, or the place was
 * used before, returns the existing enrolment and notifies nobody.
 */
async function enrol(
  req: PayloadRequest,
  enrolment: NewEnrolment,
): Promise<{ id: string; isNew: boolean }> {
  const { learnerId, course, order, seat, session } = enrolment
  return transact(req, async () => {
    const enrolmentId = await insertEnrolment(req, enrolment)
    if (enrolmentId === undefined) {
      const id = await findExisting(req, enrolment)
      if (session) await bookDate(req, { id, order, seat, session })
      return { id, isNew: false }
    }
    await announceEnrolment(req, {
      enrolmentId,
      learnerId,
      courseId: course.id,
      ...(order && { order }),
    })
    return { id: enrolmentId, isNew: true }
  })
}

/** Announces a new enrolment to other modules in its transaction; the tag clears cached counts. */
export async function announceEnrolment(req: PayloadRequest, enrolled: Enrolled): Promise<void> {
  await learningOptions(req.payload).onEnrolled?.(req, enrolled)
  await announceChange(req, ['enrolments'])
}

type EnrolmentRequest = {
  learnerId: string
  slug: string
  /** The id of the date on which they take the course. */
  session: string | undefined
  locale: TypedLocale
}

type Outcome =
  | { enrolment: Enrolment; isNew: boolean }
  /** The course must be paid for first. */
  | { unpaid: OpenCourse }

/**
 * Enrols a learner in a free course, or returns their existing enrolment. Throws `validation_failed` if there is no
 * such published course or date, `session_full` and `session_closed`.
 */
export async function enrolInCourse(
  req: PayloadRequest,
  { learnerId, slug, session, locale }: EnrolmentRequest,
): Promise<Outcome> {
  const course = await findOpenCourse(req, slug)
  if (!course) throw unknownCourse()
  const which = { learnerId, course: course.id }
  const before = await findEnrolment(req, which, locale)
  if (before && (!session || before.session)) return { enrolment: before, isNew: false }
  if (course.price) return { unpaid: course }
  return transact(req, async () => {
    if (session) await takePlace(req, { courseId: course.id, session })
    const { id, isNew } = await enrol(req, { learnerId, course, ...(session && { session }) })
    const enrolment = await findEnrolment(req, { learnerId, id }, locale)
    if (!enrolment) throw new Error('An enrolment was made and is not there')
    return { enrolment, isNew }
  })
}

export const sessionFull: ProblemType = {
  code: 'session_full',
  status: 409,
  title: 'This date is full',
  detail: 'Choose another date.',
}

export const sessionClosed: ProblemType = {
  code: 'session_closed',
  status: 409,
  title: 'This date is over or was cancelled',
  detail: 'Choose another date.',
}

/** Keeps a place of a date for whoever is enrolled next in this transaction. */
async function takePlace(
  req: PayloadRequest,
  { courseId, session }: { courseId: string; session: string },
): Promise<void> {
  const chosen = await chooseDate(req, { courseId, session, quantity: 1 })
  if (!('refused' in chosen)) return announcePlaces(req, courseId)
  if (chosen.refused === 'unknown') {
    throw invalid('/session', 'unknown_session', 'The course has no such date.')
  }
  throw new Problem(chosen.refused === 'full' ? sessionFull : sessionClosed)
}

function unknownCourse(): Problem {
  return invalid('/course', 'unknown_course', 'There is no published course by this slug.')
}

function invalid(path: string, code: string, message: string): Problem {
  return new Problem(problems.validationFailed, { errors: [{ path, code, message }] })
}
