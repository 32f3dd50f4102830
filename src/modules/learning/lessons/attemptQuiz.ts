import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { type ProblemType, problems } from '../../../platform/http/problems.js'
import { addAttempt } from '../enrolments/attemptStore.js'
import { courseOutlines, isQuiz } from '../enrolments/courseOutlines.js'
import { lockEnrolment } from '../enrolments/enrolmentStore.js'
import { updateProgress } from '../enrolments/progress.js'
import type { Answers, AttemptResult } from '../lessonSchemas.js'
import { gradeQuiz } from './gradeQuiz.js'
import { notEnrolled, type OpenLesson } from './openLesson.js'
import { passMarkOf } from './serializeLesson.js'

export const noAttemptsLeft: ProblemType = {
  code: 'no_attempts_left',
  status: 409,
  title: 'No attempts are left at this quiz',
  detail: 'You have used every attempt. Ask whoever runs the course.',
}

/**
 * Marks a learner's answers, which uses up an attempt, and completes the lesson if they pass. Never more attempts than
 * the quiz allows, whatever arrives at once; answers that do not fit the quiz use up none.
 */
export async function attemptQuiz(
  req: PayloadRequest,
  { course, lesson, enrolment }: OpenLesson,
  answers: Answers,
): Promise<AttemptResult> {
  if (!enrolment) throw new Problem(notEnrolled)
  if (!isQuiz(lesson)) throw new Problem(problems.notFound, { detail: 'This lesson has no quiz.' })
  const { score, explanations } = gradeQuiz(lesson.questions ?? [], answers)
  const passed = score >= passMarkOf(lesson)
  const most = lesson.attempts ?? null
  const which = { id: enrolment.id, lesson: lesson.slug }
  return transact(req, async () => {
    if (!(await lockEnrolment(req, which.id))) throw new Problem(notEnrolled)
    const attempt = { enrolmentId: which.id, lesson: which.lesson, score, passed, most }
    const number = await addAttempt(req, attempt)
    if (number === undefined) throw new Problem(noAttemptsLeft)
    const outline = passed && (await courseOutlines(req, [course.id])).get(course.id)
    if (outline) await updateProgress(req, { which, course: outline })
    const attemptsLeft = most === null ? null : most - number
    return { score, passed, attemptsLeft, explanations }
  })
}
