import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type PayloadRequest,
  type TypedLocale,
} from 'payload'
import { z } from 'zod'

import type { Course, CourseSession } from '../../../payload-types.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { invalid, Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import type { Task } from '../../../platform/jobs/createJobs.js'
import { idOf } from '../../../platform/payload/idOf.js'
import { platformOf } from '../../../platform/platform.js'
import { type Criteria, findOfEnrolments, partRevoked } from '../certificates/certificateStore.js'
import { issueCertificate } from '../certificates/issueCertificate.js'
import { revokeCertificate } from '../certificates/revokeCertificate.js'
import type { Enrolment } from '../enrolmentSchemas.js'
import { type Completed, learningOptions } from '../learningOptions.js'
import { readAttempts } from './attemptStore.js'
import { findAttendees } from './attendeeStore.js'
import { courseOutline } from './courseOutlines.js'
import { renameDates } from './courseSessionStore.js'
import {
  applyProgress,
  findOwnEnrolment,
  isFollowed,
  lockEnrolment,
  type OwnEnrolment,
  type ProgressUpdate,
  renameCourse,
} from './enrolmentStore.js'
import { findEnrolment } from './findEnrolments.js'
import { lockPlace, writeEnrolment } from './lockPlace.js'

type LessonDone = { learnerId: string; enrolmentId: string; lesson: string; locale: TypedLocale }

/** A quiz is completed by passing it, not by saying so. */
export const quizNotPassed: ProblemType = {
  code: 'quiz_not_passed',
  status: 409,
  title: 'This lesson is completed by passing its quiz',
  detail: 'Send answers to the lesson’s attempts; a passed attempt completes it.',
}

/**
 * Marks a lesson of the learner's own course as completed; repeating it changes nothing. Throws `not_found` for someone
 * else's enrolment, `validation_failed` for a lesson that the course does not have.
 */
export async function completeLesson(
  req: PayloadRequest,
  { learnerId, enrolmentId: id, lesson, locale }: LessonDone,
): Promise<Enrolment> {
  return transact(req, async () => {
    // The slugs that are read after this stay what they are until the end.
    const isActive = await lockEnrolment(req, id, learnerId)
    const own = isActive && (await findOwnEnrolment(req, { learnerId, id }))
    if (!own) throw new Problem(problems.notFound, { detail: 'You have no enrolment by this id.' })
    const { courseId, completed } = own
    const course = await courseOutline(req, courseId)
    const found = course?.lessons.find(({ slug }) => slug === lesson)
    if (!course || !found) {
      throw invalid('/lesson', 'unknown_lesson', 'The course has no lesson by this slug.')
    }
    if (!completed.includes(lesson) && !(await isReached(req, { id, ...found }))) {
      throw new Problem(quizNotPassed)
    }
    await updateProgress(req, { which: { id, lesson }, course })
    const enrolment = await findEnrolment(req, { learnerId, id }, locale)
    if (!enrolment) throw new Problem(problems.notFound)
    return enrolment
  })
}

/** Whether an enrolment has what a lesson asks for at present: nothing, or the pass mark in any attempt at its quiz. */
async function isReached(
  req: PayloadRequest,
  {
    id: enrolmentId,
    slug: lesson,
    passMark,
  }: { id: string; slug: string; passMark: number | null },
): Promise<boolean> {
  if (passMark === null) return true
  const { best } = await readAttempts(req, { enrolmentId, lesson })
  return best !== null && best >= passMark
}

/** Progress never falls and a certificate is issued once; events are announced in the same transaction. */
export async function updateProgress(req: PayloadRequest, { which, course }: ProgressUpdate) {
  await transact(req, async () => {
    const changed = await applyProgress(req, { which, course })
    for (const { isUncertified, wasThere, ...each } of changed) {
      const isCertified = isUncertified && course.certificate
      const criteria = wasThere ? 'classroom' : 'lessons'
      await announceCompletion(req, each, { isCertified, criteria })
    }
  })
}

/** The same of one enrolment that got another date, which may have been all that it lacked, or was marked as present. */
export async function refreshProgress(
  req: PayloadRequest,
  { id, courseId }: { id: string; courseId: string | null | undefined },
): Promise<void> {
  const course = await courseOutline(req, courseId)
  if (course) await updateProgress(req, { which: { id }, course })
}

export const notReopenable: ProblemType = {
  code: 'not_reopenable',
  status: 409,
  title: 'This enrolment cannot be reopened',
  detail: 'It is not completed, or its place has ended.',
}

/**
 * Makes an enrolment that was completed by mistake active again, with the progress of what was done: a mark on the
 * attendance list that alone completed it goes, and the certificate is revoked. Throws `not_found` and `not_reopenable`.
 */
export async function reopenEnrolment(
  req: PayloadRequest,
  { id, reason }: { id: string; reason: string },
) {
  return transact(req, async () => {
    await lockPlace(req, id)
    const [place] = await findAttendees(req, { enrolment: id })
    if (!place) throw new Problem(problems.notFound, { detail: 'There is no such enrolment.' })
    const own = await findOwnEnrolment(req, { learnerId: place.learnerId, id })
    if (!own || place.status !== 'completed') throw new Problem(notReopenable)
    const certificate = (await findOfEnrolments(req, [id])).get(id)
    if (certificate) await revokeCertificate(req, { id: certificate.id, reason, replace: false })
    await partRevoked(req, id)
    await reactivate(req, own)
    const [after] = await findAttendees(req, { enrolment: id })
    if (after?.status === 'completed') throw new Problem(notReopenable, { detail: nothingMissing })
    return { id, status: 'active' as const, certificate: certificate?.number ?? null }
  })
}

const nothingMissing =
  'They have done all that the course asks for. If it must not count, revoke their certificate.'

async function reactivate(req: PayloadRequest, { id, courseId, completed }: OwnEnrolment) {
  const course = await courseOutline(req, courseId)
  const isAllRead = course?.lessons.every(({ slug }) => completed.includes(slug))
  const before = { status: 'active', completedAt: null, progress: 0 } as const
  const data = { ...before, ...(isAllRead && { attendedAt: null }) }
  await writeEnrolment(req, { id, data, context: { isReopened: true } })
  await refreshProgress(req, { id, courseId })
}

/** Issues the certificate of a completed enrolment if one is due, and announces both. */
export async function announceCompletion(
  req: PayloadRequest,
  completed: Omit<Completed, 'certificate'>,
  { isCertified, criteria }: { isCertified: boolean; criteria: Criteria },
): Promise<void> {
  const { courseId } = completed
  const certificate =
    isCertified && courseId
      ? await issueCertificate(req, { ...completed, courseId, criteria })
      : undefined
  if (!completed.isCompleted && certificate === undefined) return
  const done = { ...completed, certificate: certificate ?? null }
  await learningOptions(req.payload).onCompleted(req, done)
}

/** Queues the update of a course's enrolments and dates, where it has any, after a change is published. */
export const queueUpdate: CollectionAfterChangeHook<Course> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'published') return
  if (await isFollowed(req, doc.id)) await queueEnrolments(req, doc.id)
}

/** Queues the same after a date was moved into a classroom or out of it, where people have to be there. */
export const queueUpdateOfDate: CollectionAfterChangeHook<CourseSession> = async ({
  doc: { course, mode },
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || mode === previousDoc.mode) return
  await queueEnrolments(req, idOf(course))
}

async function queueEnrolments(req: PayloadRequest, courseId: string): Promise<void> {
  await platformOf(req.payload).jobs.add(req, {
    task: updateEnrolments,
    payload: { courseId },
    key: `${updateEnrolments.name} ${courseId}`,
  })
}

const Changed = z.strictObject({ courseId: z.uuid() })

/**
 * Applies a change of a course or of its dates to its enrolments: updates its name, counts the quizzes whose pass mark is
 * reached now that it is lower, and completes those that have done all that remains.
 */
export const updateEnrolments: Task<z.output<typeof Changed>> = {
  name: 'learning.settleCourse',
  schema: Changed,
  run: async ({ courseId }, { payload }) => {
    const req = await createLocalReq({}, payload)
    const course = await courseOutline(req, courseId)
    if (!course) return
    await renameCourse(req, { id: courseId, slug: course.slug, title: course.title })
    await renameDates(req, courseId, course.title)
    await updateProgress(req, { which: { courseId }, course })
  },
}
