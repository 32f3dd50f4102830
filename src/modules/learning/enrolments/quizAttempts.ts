import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import type { QuizAttempts } from '../lessonSchemas.js'
import { type Attempts, giveBackAttempts, readAllAttempts } from './attemptStore.js'
import { findAttendees } from './attendeeStore.js'
import { type CourseOutline, courseOutline } from './courseOutlines.js'
import { findOwnEnrolment } from './enrolmentStore.js'
import { lockPlace, writeEnrolment } from './lockPlace.js'

export const noAttemptNeeded: ProblemType = {
  code: 'no_attempt_needed',
  status: 409,
  title: 'This quiz can be tried, or is passed',
  detail: 'Another attempt is for learners who have none left and have not passed.',
}

/**
 * The quizzes of the course of an enrolment, and how the learner did at each; none once it has ended or the course is
 * deleted. Throws `not_found` where there is no such enrolment.
 */
export async function readQuizAttempts(req: PayloadRequest, id: string): Promise<QuizAttempts[]> {
  const [enrolment] = await findAttendees(req, { enrolment: id })
  if (!enrolment) throw new Problem(problems.notFound, { detail: 'There is no such enrolment.' })
  const { learnerId } = enrolment
  const { courseId, completed } = (await findOwnEnrolment(req, { learnerId, id })) ?? {}
  const course = await courseOutline(req, courseId)
  const tried = await readAllAttempts(req, id)
  const done = new Set(completed)
  return (course?.lessons ?? []).flatMap((lesson) =>
    lesson.passMark === null
      ? []
      : [serialize(lesson, tried.get(lesson.slug), done.has(lesson.slug))],
  )
}

function serialize(
  { slug, title, attempts, passMark }: CourseOutline['lessons'][number],
  { used, best }: Attempts = { used: 0, best: null },
  isCompleted: boolean,
): QuizAttempts {
  return {
    lesson: slug,
    title,
    used,
    attempts,
    attemptsLeft: attempts === null ? null : Math.max(0, attempts - used),
    bestScore: best,
    passed: isCompleted || (best !== null && passMark !== null && best >= passMark),
  }
}

/**
 * Gives a learner who has used up all attempts at a quiz another one: earlier ones stay known and count no more. Returns
 * how the quiz stands then. Throws `not_found` and `no_attempt_needed`.
 */
export async function giveAttempt(
  req: PayloadRequest,
  { id, lesson }: { id: string; lesson: string },
): Promise<QuizAttempts> {
  return transact(req, async () => {
    await lockPlace(req, id)
    const quiz = await findQuiz(req, { id, lesson })
    const { used, attempts, attemptsLeft, passed } = quiz
    if (passed || attempts === null || attemptsLeft !== 0) throw new Problem(noAttemptNeeded)
    await giveBackAttempts(req, { enrolmentId: id, lesson, count: used - attempts + 1 })
    const now = platformOf(req.payload).clock.now().toISOString()
    await writeEnrolment(req, { id, data: { attemptGivenAt: now } })
    return findQuiz(req, { id, lesson })
  })
}

async function findQuiz(req: PayloadRequest, { id, lesson }: { id: string; lesson: string }) {
  const quiz = (await readQuizAttempts(req, id)).find((one) => one.lesson === lesson)
  if (quiz) return quiz
  throw new Problem(problems.notFound, { detail: 'The course has no quiz by this slug.' })
}
