import type { PayloadRequest } from 'payload'

import type { LessonFile } from '../../../payload-types.js'
import { renderBody } from '../../../platform/content/renderBody.js'
import { platformOf } from '../../../platform/platform.js'
import { lessonFileType } from './LessonFiles.js'
import { httpsHost, videoHosts } from './VideoHosts.js'
import { readAttempts } from '../enrolments/attemptStore.js'
import { isQuiz, passMarkOf } from '../enrolments/courseOutlines.js'
import type { Lesson } from '../lessonSchemas.js'
import type { OpenLesson } from './openLesson.js'

/** An open lesson for the API: what it teaches, and never the answers of its quiz. */
export async function serializeLesson(req: PayloadRequest, open: OpenLesson): Promise<Lesson> {
  const { course, lesson, lessons, enrolment } = open
  const at = lessons.indexOf(lesson)
  return {
    course: { slug: course.slug, title: course.title || course.slug },
    ...nameOf(lesson),
    minutes: lesson.minutes ?? null,
    kind: lesson.kind ?? 'text',
    isPreview: lesson.isPreview ?? false,
    html: await renderBody(req, lesson.body),
    video: await serializeVideo(req, open),
    download: serializeDownload(req, open),
    quiz: await serializeQuiz(req, open),
    enrolment: enrolment?.id ?? null,
    completed: enrolment?.completed.includes(lesson.slug) ?? false,
    previous: neighbour(lessons[at - 1]),
    next: neighbour(lessons[at + 1]),
  }
}

type CourseLesson = OpenLesson['lesson']

function nameOf({ slug, title }: CourseLesson) {
  return { slug, title: title || slug }
}

function neighbour(lesson: CourseLesson | undefined) {
  return lesson ? nameOf(lesson) : null
}

async function serializeVideo(req: PayloadRequest, open: OpenLesson): Promise<Lesson['video']> {
  const { kind, captions, embedUrl } = open.lesson
  if (kind !== 'video') return null
  const file = fileOf(open.lesson.file)
  if (!file) {
    const host = embedUrl ? httpsHost(embedUrl) : undefined
    const isAllowed = host !== undefined && (await videoHosts(req)).includes(host)
    return isAllowed && embedUrl ? { url: null, mimeType: null, embedUrl, captions: [] } : null
  }
  return {
    url: addressOf(req, open, file),
    mimeType: lessonFileType(file.filename),
    embedUrl: null,
    captions: (captions ?? []).flatMap((one) => {
      const track = fileOf(one.file)
      return track && Boolean(one.language)
        ? [{ language: one.language, url: addressOf(req, open, track) }]
        : []
    }),
  }
}

function serializeDownload(req: PayloadRequest, open: OpenLesson): Lesson['download'] {
  const file = open.lesson.kind === 'download' ? fileOf(open.lesson.file) : undefined
  if (!file) return null
  const { filename, filesize } = file
  const mimeType = lessonFileType(filename)
  return { url: addressOf(req, open, file), filename, mimeType, size: filesize ?? 0 }
}

type StoredFile = { id: string; filename: string; filesize: number | null | undefined }

/** An uploaded file; undefined for one that was deleted. */
export function fileOf(file: string | LessonFile | null | undefined): StoredFile | undefined {
  if (!file || typeof file === 'string' || !file.filename) return undefined
  return { id: file.id, filename: file.filename, filesize: file.filesize }
}

function addressOf(req: PayloadRequest, { course, lesson }: OpenLesson, file: StoredFile): string {
  const { serverUrl } = platformOf(req.payload)
  return `${serverUrl}/api/lms/lessons/${course.slug}/${lesson.slug}/files/${file.id}`
}

async function serializeQuiz(req: PayloadRequest, { lesson, enrolment }: OpenLesson) {
  if (!isQuiz(lesson)) return null
  const tried = enrolment && { enrolmentId: enrolment.id, lesson: lesson.slug }
  const { used, best } = tried ? await readAttempts(req, tried) : { used: 0, best: null }
  const most = lesson.attempts ?? null
  return {
    passMark: passMarkOf(lesson),
    attempts: most,
    attemptsLeft: enrolment && most !== null ? Math.max(0, most - used) : null,
    bestScore: best,
    questions: (lesson.questions ?? []).map(({ id, kind, prompt, options }) => ({
      id: id ?? '',
      kind: kind ?? 'single',
      prompt: prompt || '',
      options:
        kind === 'text'
          ? []
          : (options ?? []).map(({ id: option, text }) => ({ id: option ?? '', text: text || '' })),
    })),
  }
}
