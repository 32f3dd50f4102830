import type { Lesson } from '../../../../src/modules/learning/lessonSchemas.js'
import { adminKey } from '../../../support/boot.js'
import type { Learning, SignedIn } from '../auth/startLearning.js'

/** The first bytes of a WebM file, and more. */
export const videoBytes = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex'),
  Buffer.alloc(500, 7),
])

/** What is in the content of `lessonCourse` and must leave the server only where it is meant to. */
export const canaries = [
  'CANARY-BODY',
  'CANARY-EXPLANATION',
  'CANARY-ACCEPTED',
  'isCorrect',
  'youtube-nocookie.com/embed',
]

type Files = { video?: string; captions?: string; download?: string }

/** A course with a lesson of each kind, and a quiz with a question of each. */
export function lessonCourse({ video, captions, download }: Files = {}) {
  const lessons = [
    {
      slug: 'intro',
      title: 'Intro',
      minutes: 5,
      isPreview: true,
      bodyMarkdown: '**CANARY-BODY** <script>alert(1)</script>',
    },
    {
      slug: 'talk',
      title: 'Talk',
      kind: 'video',
      file: video,
      captions: captions ? [{ language: 'en', file: captions }] : [],
    },
    {
      slug: 'embed',
      title: 'Embed',
      kind: 'video',
      embedUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    },
    { slug: 'files', title: 'Files', kind: 'download', file: download },
    { slug: 'quiz', title: 'Quiz', kind: 'quiz', passMark: 70, attempts: 3, questions },
  ]
  return { syllabus: [{ title: 'All of it', lessons }] }
}

const questions = [
  {
    prompt: 'One?',
    kind: 'single',
    explanation: 'CANARY-EXPLANATION',
    options: [{ text: 'yes', isCorrect: true }, { text: 'no' }],
  },
  {
    prompt: 'Several?',
    kind: 'multiple',
    options: [{ text: 'a', isCorrect: true }, { text: 'b' }, { text: 'c', isCorrect: true }],
  },
  {
    prompt: 'Which?',
    kind: 'text',
    options: [{ text: 'CANARY-ACCEPTED' }, { text: 'Canary accepted' }],
  },
]

/** What passes the quiz of `lessonCourse`. */
export function rightAnswers(quiz: Lesson['quiz']): Record<string, string | string[]> {
  const [single, multiple, short] = quiz?.questions ?? []
  const idOf = (text: string) => multiple?.options.find((one) => one.text === text)?.id ?? ''
  return {
    [single?.id ?? '']: single?.options[0]?.id ?? '',
    [multiple?.id ?? '']: [idOf('c'), idOf('a')],
    [short?.id ?? '']: 'canary ACCEPTED',
  }
}

/** Enrols and returns the id of the enrolment. */
export async function enrolIn(
  learning: Pick<Learning, 'sendAs'>,
  who: SignedIn,
  course: string,
): Promise<string> {
  const answer = await learning.sendAs(who, '/api/lms/enrolments', { json: { course } })
  return ((await answer.json()) as { id: string }).id
}

/** Uploads as staff do, and returns the id of the file. */
export async function uploadLessonFile(
  { call }: Pick<Learning, 'call'>,
  name: string,
  data: Buffer | string,
): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(Buffer.from(data))]), name)
  const answer = await call('/api/lesson-files', {
    method: 'POST',
    headers: { 'x-api-key': adminKey },
    body,
  })
  if (answer.status !== 201) throw new Error(`${String(answer.status)} ${await answer.text()}`)
  const { doc } = (await answer.json()) as { doc: { id: string } }
  return doc.id
}
