import type { PayloadRequest, TypedLocale } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { currentSlug } from '../../../platform/content/currentSlug.js'
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
import { announcePlaces, chooseDate } from './places.js'

type PaidCourse = {
  /** The course's id. */
  course: string
  /** The id of the date that was booked. */
  session?: string
  /** The buyer's address, as `emailAddress` returns it. */
  email: string
  name?: string
  orderId: string
}

/**
 * Enrols the buyer of a course, published or not, in the transaction of `req`. Creates a learner if needed, so that
 * buyers can sign in even if sign-up is by invitation. A repeated call changes nothing. Undefined if the course was
 * deleted.
 */
export async function enrolByOrder(
  req: PayloadRequest,
  { course: courseId, session, email, name, orderId }: PaidCourse,
): Promise<{ enrolmentId: string; isNew: boolean } | undefined> {
  return transact(req, async () => {
    const course = (await courseOutlines(req, [courseId])).get(courseId)
    if (!course) return undefined
    const learnerId = await ensureLearner(req, { email, name })
    const { id, isNew } = await enrol(req, {
      learnerId,
      course: { id: courseId, slug: course.slug, title: course.title },
      order: orderId,
      ...(session && { session }),
    })
    return { enrolmentId: id, isNew }
  })
}

/**
 * Enrols a learner, free of charge or paid: the caller has checked that. If they are already enrolled, or the order was
 * used before, returns the existing enrolment and notifies nobody.
 */
async function enrol(
  req: PayloadRequest,
  enrolment: NewEnrolment,
): Promise<{ id: string; isNew: boolean }> {
  const { learnerId, course, order, session } = enrolment
  return transact(req, async () => {
    const enrolmentId = await insertEnrolment(req, enrolment)
    if (enrolmentId === undefined) {
      const id = await findExisting(req, enrolment)
      if (session) await bookDate(req, { id, order, session })
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
  | { unpaidCourse: string }

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
  if (!course.isFree) return { unpaidCourse: course.id }
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

type OpenCourse = { id: string; slug: string; title: string; isFree: boolean }

/** The published course that has, or once had, this slug. */
async function findOpenCourse(req: PayloadRequest, slug: string): Promise<OpenCourse | undefined> {
  const course = await findBySlug(req, slug)
  if (course) return course
  const newer = await currentSlug(req, 'courses', slug)
  return newer === undefined ? undefined : findBySlug(req, newer)
}

async function findBySlug(req: PayloadRequest, slug: string): Promise<OpenCourse | undefined> {
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    select: { slug: true, title: true, price: true },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const [course] = docs
  if (!course) return undefined
  const { id, title, price } = course
  return { id, slug: course.slug, title: title || course.slug, isFree: !price?.amount }
}
