import type { PayloadRequest } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { currentSlug } from '../../../platform/content/publishedSlugs.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { redirect } from '../../../platform/http/reply.js'
import { sendFile } from '../../../platform/files/sendFile.js'
import { LocaleQuery } from '../../../platform/http/parameters.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { lessonFileType } from '../lessons/LessonFiles.js'
import { learnersWrite } from '../learners/sessions.js'
import { learningOptions } from '../learningOptions.js'
import { Attempt, AttemptResult, Lesson, LessonFileParams, LessonParams } from '../lessonSchemas.js'
import { attemptQuiz, noAttemptsLeft } from '../lessons/gradeQuiz.js'
import { notEnrolled, openLesson, type OpenLesson } from '../lessons/openLesson.js'
import { fileOf, serializeLesson } from '../lessons/serializeLesson.js'

const unknownLesson = 'There is no lesson at this address.'

const getLesson = endpoint({
  operationId: 'lessons.get',
  path: '/lms/lessons/:course/:lesson',
  summary: 'Get the content of a lesson',
  description:
    'For learners of the course; a preview is open to everybody. `html` is the text of the lesson, `video` and ' +
    '`download` name files that the same callers may load. A quiz comes without its answers: send yours to ' +
    '`lessons.attempt`.',
  params: LessonParams,
  query: LocaleQuery,
  output: Lesson,
  otherAnswers: { 301: 'The course has another slug now; Location names it.' },
  problems: [problems.unauthenticated, notEnrolled, problems.notFound],
  access: 'public',
  auth: 'optional',
  handler: async ({ req, params, query }) => {
    const open = await openLesson(req, { ...params, locale: requestLocale(req, query.locale) })
    return open ? serializeLesson(req, open) : redirectOrNotFound(req, params)
  },
})

async function redirectOrNotFound(
  req: PayloadRequest,
  { course, lesson }: { course: string; lesson: string },
): Promise<Response> {
  const slug = await currentSlug(req, 'courses', course)
  if (!slug || slug === course) throw new Problem(problems.notFound, { detail: unknownLesson })
  const { search } = new URL(req.url ?? '', 'http://localhost')
  return redirect(`/api/lms/lessons/${slug}/${lesson}${search}`, 301)
}

const attemptLesson = endpoint({
  operationId: 'lessons.attempt',
  method: 'post',
  path: '/lms/lessons/:course/:lesson/attempts',
  summary: 'Submit answers to the quiz of a lesson',
  description:
    '`answers` names each question by its `id`: the `id` of an option, a list of them where several are right, or a ' +
    'short text. All questions must be answered; a request that is refused uses up no attempt. A passed attempt ' +
    'completes the lesson. `explanations` say for each question whether the answer was right, and why.',
  params: LessonParams,
  query: LocaleQuery,
  body: Attempt,
  output: AttemptResult,
  status: 201,
  problems: [notEnrolled, problems.notFound, noAttemptsLeft],
  ...learnersWrite,
  handler: async ({ req, params, query, body }) => {
    const open = await openLesson(req, { ...params, locale: requestLocale(req, query.locale) })
    if (!open) throw new Problem(problems.notFound, { detail: unknownLesson })
    return attemptQuiz(req, open, body.answers)
  },
})

const getLessonFile = endpoint({
  operationId: 'lessons.file',
  path: '/lms/lessons/:course/:lesson/files/:file',
  summary: 'Get the video, the captions or the download of a lesson',
  description: 'For whoever may read the lesson. One `Range` of bytes is answered with 206.',
  params: LessonFileParams,
  contentType: 'application/octet-stream',
  otherAnswers: { 206: 'The range of bytes that was asked for.' },
  problems: [
    problems.unauthenticated,
    notEnrolled,
    problems.notFound,
    problems.rangeNotSatisfiable,
  ],
  access: 'public',
  auth: 'optional',
  handler: async ({ req, params }) => {
    const open = await openLesson(req, { ...params, locale: requestLocale(req, undefined) })
    const file = open && filesOf(open).find(({ id }) => id === params.file)
    if (!file) throw new Problem(problems.notFound, { detail: 'The lesson has no such file.' })
    const { filename } = file
    return sendFile({
      folder: learningOptions(req.payload).folder,
      filename,
      type: lessonFileType(filename),
      ...(open.lesson.kind === 'download' && { saveAs: filename }),
      range: req.headers.get('range'),
    })
  },
})

function filesOf({ lesson: { kind, file, captions } }: OpenLesson) {
  const main = kind === 'video' || kind === 'download' ? [file] : []
  const tracks = kind === 'video' ? (captions ?? []).map((one) => one.file) : []
  return [...main, ...tracks].flatMap((one) => fileOf(one) ?? [])
}

export const lessonEndpoints = [getLesson, attemptLesson, getLessonFile]
