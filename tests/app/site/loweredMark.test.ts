import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import type { SignedIn } from '../../modules/learning/auth/startLearning.js'
import { enrolIn, rightAnswers } from '../../modules/learning/lessons/lessonCourse.js'
import { codeOf, startLessons } from '../../modules/learning/lessons/startLessons.js'
import { openLesson } from './learnerVisits.js'

type Lessons = Awaited<ReturnType<typeof startLessons>>
let lessons: Lessons
beforeAll(async () => {
  lessons = await startLessons()
  // The one that its publication has queued.
  await lessons.learning.untilDone('learning.settleCourse')
})
afterAll(() => lessons.learning.stop())

const course = () => lessons.course.slug

/** Somebody who has read all but the quiz, of which they answered two thirds where 70 percent are asked for. */
async function nearlyPassed() {
  const { learning, lessonOf, attempt } = lessons
  const who = await learning.signIn()
  const enrolment = await enrolIn(learning, who, course())
  const complete = (lesson: string) =>
    learning.sendAs(who, `/api/lms/enrolments/${enrolment}/progress`, {
      method: 'PUT',
      json: { lesson, completed: true },
    })
  for (const lesson of ['intro', 'talk', 'embed', 'files']) await complete(lesson)
  const right = rightAnswers((await lessonOf(who, 'quiz')).quiz)
  const [, , short = ''] = Object.keys(right)
  const answer = await attempt(who, { ...right, [short]: 'wrong' })
  expect(await answer.json()).toMatchObject({ score: 66, passed: false })
  return { who, complete }
}

/** As before the update that a publication queues has run. */
const setMark = (mark: number) =>
  lessons.learning.query(sql`
    update courses_syllabus_lessons set pass_mark = ${mark} where slug = 'quiz'`)

const statusOf = async (who: SignedIn) => {
  const answer = await lessons.learning.sendAs(who, '/api/lms/enrolments')
  const { docs } = (await answer.json()) as { docs: object[] }
  return docs[0]
}

test('a lesson can be completed once the best attempt at its quiz reaches the present pass mark', async () => {
  await setMark(70)
  const { who, complete } = await nearlyPassed()
  expect(await codeOf(await complete('quiz'))).toEqual({ status: 409, code: 'quiz_not_passed' })
  await setMark(67)
  expect(await codeOf(await complete('quiz'))).toEqual({ status: 409, code: 'quiz_not_passed' })
  await setMark(66)
  expect((await complete('quiz')).status).toBe(200)
  expect(await statusOf(who)).toMatchObject({ status: 'completed', progress: 100 })
})

test('a page that says “You passed” has the lesson completed, or the button that completes it', async () => {
  await setMark(70)
  const { who } = await nearlyPassed()
  const open = (form?: Record<string, string>) =>
    openLesson(
      { course: course(), lesson: 'quiz' },
      { headers: { cookie: who.cookie }, ...(form && { form }) },
    )
  const failed = await open()
  expect(failed.html).toContain('66% right: not passed yet')
  expect(failed.html).not.toContain('value="done"')
  await setMark(60)
  const { html } = await open()
  expect(html).toContain('You passed with 66% right')
  expect(html).toMatch(/<button[^>]* value="done"[^>]*>Mark as done</)
  const pressed = await open({ go: 'done' })
  expect(pressed.headers.get('location')).toBe(`/learn?finished=${course()}`)
  expect((await open()).html).toContain('✓ </span>Done')
})

test('publishing a lower pass mark completes the lesson for whoever has reached it, and for nobody else', async () => {
  await setMark(70)
  const { learning, lessonOf, attempt } = lessons
  const [{ who }, other] = [await nearlyPassed(), await learning.signIn()]
  await enrolIn(learning, other, course())
  const { quiz } = await lessonOf(other, 'quiz')
  const right = rightAnswers(quiz)
  const [first = '', , short = ''] = Object.keys(right)
  const wrong = { [first]: quiz?.questions[0]?.options[1]?.id, [short]: 'wrong' }
  await attempt(other, { ...right, ...wrong })
  const path = `/api/courses/${lessons.course.id}`
  type Syllabus = { lessons: { slug: string; passMark?: number }[] }[]
  const stored = await learning.callAsAdmin(`${path}?depth=0`)
  const { syllabus } = (await stored.json()) as { syllabus: Syllabus }
  for (const lesson of syllabus.flatMap((one) => one.lessons)) {
    if (lesson.slug === 'quiz') lesson.passMark = 60
  }
  const json = { syllabus, _status: 'published' }
  expect((await learning.callAsAdmin(path, { method: 'PATCH', json })).status).toBe(200)
  await learning.untilDone('learning.settleCourse')
  expect(await statusOf(who)).toMatchObject({
    status: 'completed',
    certificate: { id: expect.any(String) },
  })
  expect(await lessonOf(who, 'quiz')).toMatchObject({ completed: true })
  expect(await lessonOf(other, 'quiz')).toMatchObject({ completed: false })
})
