import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems, type Fault, type ProblemType } from '../../../platform/http/Problem.js'
import { pointer } from '../../../platform/http/validate.js'
import { latinDigits } from '../../../platform/text.js'
import { foldWord } from '../../../search/words/splitWords.js'
import { addAttempt } from '../enrolments/attemptStore.js'
import { courseOutline, isQuiz, passMarkOf } from '../enrolments/courseOutlines.js'
import { readLessonSlugs } from '../enrolments/courseStore.js'
import { lockEnrolment } from '../enrolments/enrolmentStore.js'
import { updateProgress } from '../enrolments/progress.js'
import type { Answers, AttemptResult } from '../lessonSchemas.js'
import { notEnrolled, type OpenLesson } from './openLesson.js'

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
  const { id } = enrolment
  return transact(req, async () => {
    if (!(await lockEnrolment(req, id))) throw new Problem(notEnrolled)
    // It may have got another slug meanwhile.
    const slug = (await readLessonSlugs(req, course.id)).get(lesson.id ?? '') ?? lesson.slug
    const attempt = { enrolmentId: id, lesson: slug, score, passed, most }
    const used = await addAttempt(req, attempt)
    if (used === undefined) throw new Problem(noAttemptsLeft)
    const outline = passed && (await courseOutline(req, course.id))
    if (outline) await updateProgress(req, { which: { id, lesson: slug }, course: outline })
    const attemptsLeft = most === null ? null : most - used
    return { score, passed, attemptsLeft, explanations }
  })
}

type Question = NonNullable<OpenLesson['lesson']['questions']>[number]

type Graded = Pick<AttemptResult, 'score' | 'explanations'>

/**
 * Marks the answers to a quiz; each question counts the same. Throws `validation_failed` with a fault for each answer
 * that is missing or does not fit its question.
 */
function gradeQuiz(questions: readonly Question[], answers: Answers): Graded {
  const errors = faultsOf(questions, answers)
  if (errors.length > 0) throw new Problem(problems.validationFailed, { errors })
  const explanations = questions.map((question) => ({
    question: idOf(question),
    correct: isRight(question, [answers[idOf(question)] ?? []].flat()),
    explanation: question.explanation || null,
  }))
  const right = explanations.filter(({ correct }) => correct).length
  // Rounded down: 79.9 percent do not pass where 80 are asked for.
  return { score: Math.floor((100 * right) / questions.length), explanations }
}

function faultsOf(questions: readonly Question[], answers: Answers): Fault[] {
  const known = new Set(questions.map(idOf))
  const strange = Object.keys(answers).filter((id) => !known.has(id))
  return [
    ...strange.map((id) => fault(id, 'unknown_question', 'The quiz has no such question.')),
    ...questions.flatMap((question) => faultOf(question, answers[idOf(question)]) ?? []),
  ]
}

function faultOf(question: Question, answer: Answers[string] | undefined): Fault | undefined {
  const id = idOf(question)
  if (answer === undefined) return fault(id, 'required', 'Answer this question.')
  if (question.kind !== 'multiple' && typeof answer !== 'string') {
    return fault(id, 'invalid_type', 'Send one answer as a string.')
  }
  if (question.kind === 'text') return undefined
  const options = new Set((question.options ?? []).map(idOf))
  const isKnown = [answer].flat().every((one) => options.has(one))
  return isKnown
    ? undefined
    : fault(id, 'unknown_option', 'Choose from the answers of the question.')
}

function fault(id: string, code: string, message: string): Fault {
  return { path: `/answers${pointer([id])}`, code, message }
}

function isRight({ kind, options }: Question, answer: readonly string[]): boolean {
  const choices = options ?? []
  if (kind === 'text') {
    const [given = ''] = answer
    return choices.some(({ text }) => isSameAnswer(given, text || ''))
  }
  const right = choices.filter(({ isCorrect }) => isCorrect).map(idOf)
  const given = new Set(answer)
  return given.size === right.length && right.every((id) => given.has(id))
}

function idOf({ id }: { id?: string | null }): string {
  return id ?? ''
}

/**
 * Whether two short answers are the same: letter case, accents, spaces, the digits of a script, quotation marks, a hyphen
 * between words and a stop after one make no difference. Other signs do: -5 is not 5, and C# is not C. Nothing is no answer,
 * also where an accepted one has no text in the language of the reader.
 */
export function isSameAnswer(given: string, accepted: string): boolean {
  if (given.trim() !== '' && given.trim() === accepted.trim()) return true
  const plainly = plain(given)
  return plainly !== '' && plainly === plain(accepted)
}

function plain(text: string): string {
  return foldWord(latinDigits(text))
    .replace(/(?<=\p{L})\p{Pd}(?=\p{L})/gu, ' ')
    .replace(/(?<=\p{L})\.(?=\s)/gu, ' ')
    .replace(/[\s\p{Pi}\p{Pf}"',،]+/gu, ' ')
    .replace(/[\s.。!?؟]+$/u, '')
    .trim()
}
