import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { asRole } from '../../leads/asRole.js'
import { enrolIn, rightAnswers } from './lessonCourse.js'
import { codeOf, startLessons } from './startLessons.js'

let lessons: Awaited<ReturnType<typeof startLessons>>
beforeAll(async () => {
  lessons = await startLessons()
})
afterAll(() => lessons.learning.stop())

/** Somebody who has failed as often as the quiz allows. */
async function stuck() {
  const { learning, course, lessonOf, attempt } = lessons
  const who = await learning.signIn()
  const enrolment = await enrolIn(learning, who, course.slug)
  const right = rightAnswers((await lessonOf(who, 'quiz')).quiz)
  const [, , short = ''] = Object.keys(right)
  const fail = () => attempt(who, { ...right, [short]: 'wrong' })
  for (const status of [201, 201, 201, 409]) expect((await fail()).status).toBe(status)
  const path = `/api/enrolments/${enrolment}/attempts`
  return {
    ...{ who, enrolment, path, fail },
    pass: () => attempt(who, right),
    give: (lesson = 'quiz') => learning.callAsAdmin(path, { method: 'POST', json: { lesson } }),
    left: async () => (await lessonOf(who, 'quiz')).quiz?.attemptsLeft,
  }
}

const used = { lesson: 'quiz', title: 'Quiz', attempts: 3, bestScore: 66, passed: false }
const notNeeded = { status: 409, code: 'no_attempt_needed' }

test('who has no attempt left gets another one from staff, alone, and what they did before stays known', async () => {
  const { learning } = lessons
  const [ada, bob] = [await stuck(), await stuck()]
  const seen = async () => (await learning.callAsAdmin(ada.path)).json()
  expect(await seen()).toEqual({ quizzes: [{ ...used, used: 3, attemptsLeft: 0 }] })
  const given = await ada.give()
  expect([given.status, await given.json()]).toEqual([200, { ...used, used: 2, attemptsLeft: 1 }])
  expect(await codeOf(await ada.give())).toEqual(notNeeded)
  expect([await ada.left(), await bob.left()]).toEqual([1, 0])
  expect(await (await ada.fail()).json()).toMatchObject({ attemptsLeft: 0 })
  expect((await ada.fail()).status).toBe(409)
  await ada.give()
  expect(await (await ada.pass()).json()).toMatchObject({ passed: true, attemptsLeft: 0 })
  expect(await codeOf(await ada.give())).toEqual(notNeeded)
  expect(await seen()).toMatchObject({ quizzes: [{ used: 3, bestScore: 100, passed: true }] })
  const scores = await learning.query<{ score: number }>(sql`
    select score from lesson_attempts where enrolment_id = ${ada.enrolment}::uuid order by number`)
  expect(scores.map(({ score }) => score)).toEqual([66, 66, 66, 66, 100])
})

test('an attempt that is given is in the audit log, and given once, however often it is asked for at once', async () => {
  const { learning } = lessons
  const { give, left, enrolment } = await stuck()
  const answers = await Promise.all(Array.from({ length: 5 }, () => give()))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  expect(await left()).toBe(1)
  const entries = await learning.query(sql`
    select action, actor_kind as kind, after from audit_log
    where target = 'enrolments' and target_id = ${enrolment} and action = 'update'`)
  const after = { attemptGivenAt: expect.any(String) }
  expect(entries).toEqual([{ action: 'update', kind: 'admin-key', after }])
})

test('one more is enough where the quiz allows fewer than it did, and stays with a lesson that gets another slug', async () => {
  const { learning, course } = lessons
  const { give, left, path } = await stuck()
  const set = (attempts: number) =>
    learning.query(sql`
      update courses_syllabus_lessons set attempts = ${attempts} where slug = 'quiz'`)
  await set(2)
  expect(await (await give()).json()).toMatchObject({ used: 1, attempts: 2, attemptsLeft: 1 })
  await set(3)
  expect(await left()).toBe(2)
  type Syllabus = { lessons: { slug: string }[] }[]
  const rename = async (from: string, to: string) => {
    const stored = await learning.callAsAdmin(`/api/courses/${course.id}?depth=0`)
    const { syllabus } = (await stored.json()) as { syllabus: Syllabus }
    const lesson = syllabus.flatMap((one) => one.lessons).find(({ slug }) => slug === from)
    Object.assign(lesson ?? {}, { slug: to })
    const json = { syllabus, _status: 'published' }
    await learning.callAsAdmin(`/api/courses/${course.id}`, { method: 'PATCH', json })
  }
  await rename('quiz', 'exam')
  expect(await (await learning.callAsAdmin(path)).json()).toMatchObject({
    quizzes: [{ lesson: 'exam', used: 1 }],
  })
  expect(await codeOf(await give())).toEqual({ status: 404, code: 'not_found' })
  await rename('exam', 'quiz')
})

test('sales see the attempts of learners, admins alone give more, and learners neither', async () => {
  const { learning } = lessons
  const { path, who } = await stuck()
  const json = { lesson: 'quiz' }
  for (const [role, status] of [
    ['sales', 200],
    ['editor', 403],
  ] as const) {
    const { call } = await asRole(learning, role)
    expect((await call(path)).status).toBe(status)
    expect((await call(path, { method: 'POST', json })).status).toBe(403)
  }
  expect((await learning.sendAs(who, path)).status).toBe(401)
  expect((await learning.sendAs(who, path, { json })).status).toBe(401)
})

test('the export of a person has every attempt at a quiz, also those that count no more, and nobody else’s', async () => {
  const { learning } = lessons
  const [ada] = [await stuck(), await stuck()]
  await ada.give()
  const path = `/api/people/export?email=${encodeURIComponent(ada.who.learner.email)}`
  const answer = await learning.callAsAdmin(path)
  const { others } = (await answer.json()) as { others: { quizAttempts: object[] } }
  expect(others.quizAttempts).toEqual(
    [1, 2, 3].map((number) => ({
      course: 'A course',
      lesson: 'quiz',
      ...{ number, score: 66, passed: false, isGivenBack: number === 1 },
      attemptedAt: expect.stringMatching(/^20.*Z$/),
    })),
  )
})
