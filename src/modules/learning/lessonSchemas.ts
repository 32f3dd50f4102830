import { z } from 'zod'

import { requiredText, slug, sentSlug } from '../../platform/text.js'
import { lessonKinds, questionKinds } from './courseSchemas.js'

const Neighbour = z.object({ slug: z.string(), title: z.string() }).nullable()

const Video = z
  .object({
    /** Of the file; null where the video is embedded. */
    url: z.string().nullable(),
    mimeType: z.string().nullable(),
    embedUrl: z.string().nullable(),
    captions: z.array(z.object({ language: z.string(), url: z.string() })),
  })
  .meta({ id: 'LessonVideo' })

const Download = z
  .object({ url: z.string(), filename: z.string(), mimeType: z.string(), size: z.number().int() })
  .meta({ id: 'LessonDownload' })

const Question = z
  .object({
    id: z.string(),
    kind: z.enum(questionKinds),
    prompt: z.string(),
    /** Empty where the answer is a text. */
    options: z.array(z.object({ id: z.string(), text: z.string() })),
  })
  .meta({ id: 'QuizQuestion' })

export type Question = z.output<typeof Question>

const Quiz = z
  .object({
    /** In percent. */
    passMark: z.number().int(),
    /** Null is no limit. */
    attempts: z.number().int().nullable(),
    /** Null is no limit, or nobody who could try. */
    attemptsLeft: z.number().int().nullable(),
    /** The best score so far, in percent; null before the first attempt. */
    bestScore: z.number().int().nullable(),
    questions: z.array(Question),
  })
  .meta({ id: 'Quiz' })

export const Lesson = z
  .object({
    course: z.object({ slug: z.string(), title: z.string() }),
    slug: z.string(),
    title: z.string(),
    minutes: z.number().nullable(),
    kind: z.enum(lessonKinds),
    isPreview: z.boolean(),
    html: z.string(),
    video: Video.nullable(),
    download: Download.nullable(),
    quiz: Quiz.nullable(),
    /** The caller's enrolment in the course; null for readers of a preview. */
    enrolment: z.string().nullable(),
    completed: z.boolean(),
    previous: Neighbour,
    next: Neighbour,
  })
  .meta({ id: 'Lesson' })

export type Lesson = z.output<typeof Lesson>

export const LessonParams = z.object({ course: slug, lesson: slug })

export const LessonFileParams = LessonParams.extend({ file: z.uuid() })

/** The id of an answer, or several, or a short text. */
const Answer = z.union([requiredText(300), z.array(requiredText(300)).min(1).max(20)])

export const Attempt = z.strictObject({
  /** By the question's id. */
  answers: z.record(z.string().max(100), Answer).refine((given) => Object.keys(given).length <= 60),
})

export type Answers = z.output<typeof Attempt>['answers']

/** How a learner did at the quiz of a lesson, for staff. */
export const QuizAttempts = z
  .object({
    /** The slug of the lesson. */
    lesson: z.string(),
    title: z.string(),
    /** Those that count. */
    used: z.number().int(),
    /** How many there are; null is no limit. */
    attempts: z.number().int().nullable(),
    attemptsLeft: z.number().int().nullable(),
    /** In percent; null before the first attempt. */
    bestScore: z.number().int().nullable(),
    passed: z.boolean(),
  })
  .meta({ id: 'QuizAttempts' })

export type QuizAttempts = z.output<typeof QuizAttempts>

export const QuizAttemptsList = z.object({ quizzes: z.array(QuizAttempts) })

export const GivenAttempt = z.strictObject({ lesson: sentSlug })

export const AttemptResult = z
  .object({
    /** How much was right, in percent. */
    score: z.number().int(),
    passed: z.boolean(),
    attemptsLeft: z.number().int().nullable(),
    explanations: z.array(
      z.object({
        /** The id of the question. */
        question: z.string(),
        correct: z.boolean(),
        explanation: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'AttemptResult' })

export type AttemptResult = z.output<typeof AttemptResult>
