import type { Lesson } from '../../../../src/modules/learning/lessonSchemas.js'
import { type SignedIn, startLearning } from '../auth/startLearning.js'
import { enrolIn, lessonCourse, uploadLessonFile, videoBytes } from './lessonCourse.js'

/** The service with a course of every kind of lesson, in which Ada is enrolled and Bob is not. */
export async function startLessons() {
  const learning = await startLearning()
  const [ada, bob] = [await learning.signIn(), await learning.signIn()]
  const files = {
    video: await uploadLessonFile(learning, 'talk.webm', videoBytes),
    captions: await uploadLessonFile(
      learning,
      'talk.vtt',
      'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n',
    ),
    download: await uploadLessonFile(learning, 'checklist – été.csv', 'step\nread\n'),
  }
  const course = await learning.makeCourse(lessonCourse(files))
  await enrolIn(learning, ada, course.slug)
  const at = (lesson: string, slug = course.slug) => `/api/lms/lessons/${slug}/${lesson}`
  const read = (who: SignedIn | undefined, lesson: string, query = '') =>
    who ? learning.sendAs(who, at(lesson) + query) : learning.send(at(lesson) + query)
  return {
    learning,
    ada,
    bob,
    course,
    files,
    at,
    read,
    lessonOf: async (who: SignedIn | undefined, lesson: string, query = '') =>
      (await (await read(who, lesson, query)).json()) as Lesson,
    attempt: (who: SignedIn, answers: unknown, { lesson = 'quiz', headers = {} } = {}) =>
      learning.sendAs(who, `${at(lesson)}/attempts`, { json: { answers }, headers }),
  }
}

export async function codeOf(answer: Response) {
  return { status: answer.status, code: ((await answer.json()) as { code: string }).code }
}
