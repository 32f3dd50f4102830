import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { until } from '../../../platform/jobs/until.js'
import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
let ada: SignedIn
beforeAll(async () => {
  learning = await startLearning()
  ada = await learning.signIn('ada@again.example')
  await learning.query(sql`update learners set locale = 'en'`)
})
afterAll(() => learning.stop())

const mailsTo = (name: string, subject: string) =>
  learning.mails.filter(
    ({ to, text }) => to.includes(`${name}@again.example`) && text.startsWith(`${subject}\n`),
  )
const enrol = async (json: object) => {
  const answer = await learning.sendAs(ada, '/api/lms/enrolments', { json })
  return (await answer.json()) as { id: string }
}
const openLesson = async (course: string) =>
  (await learning.sendAs(ada, `/api/lms/lessons/${course}/one`)).status

/** A booking of a date that its buyer cancelled, and the enrolment that ended with it. */
const makeEnded = async () => {
  const { id, slug: course } = await learning.makeCourse({ title: 'Once more' })
  const days = ['2099-01-01', '2099-02-01'].map((day) => ({ startsAt: `${day}T09:00:00Z` }))
  const [session, other] = await makeDates(learning.payload, id, days)
  const { id: booking } = await enrol({
    ...{ course, session },
    attendees: [{ name: 'Ada', email: 'ada@again.example' }],
  })
  const cancelled = await learning.sendAs(ada, `/api/lms/bookings/${booking}/cancellation`, {
    json: {},
  })
  expect([cancelled.status, await openLesson(course)]).toEqual([200, 403])
  const [ended] = await learning.query<{ id: string }>(
    sql`select id from enrolments where course_id = ${id}::uuid`,
  )
  return { course, other, path: `/api/enrolments/${ended?.id ?? ''}` }
}
const change = async (path: string, json: object) =>
  (await learning.callAsAdmin(path, { method: 'PATCH', json })).status

test('whose place had ended takes part again once staff give them a date', async () => {
  const { course, other, path } = await makeEnded()
  expect(await change(path, { session: other })).toBe(200)
  expect(await openLesson(course)).toBe(200)
  await until(() => mailsTo('ada', 'Booking confirmed: Once more')[1])
})

test('whose place had ended takes part again once staff clear its end, which they cannot set', async () => {
  const { course, path } = await makeEnded()
  expect(await change(path, { endedAt: '2020-01-01T00:00:00.000Z' })).toBe(400)
  expect(await openLesson(course)).toBe(403)
  expect(await change(path, { endedAt: null })).toBe(200)
  expect(await openLesson(course)).toBe(200)
  expect(await change(path, { endedAt: '2020-01-01T00:00:00.000Z' })).toBe(400)
  await learning.untilDone('learning.mailNews')
  // They can begin nothing before they are given a date.
  expect(mailsTo('ada', 'You are enrolled: Once more')).toEqual([])
})

test('whom staff enrol in a course without dates is told so, and not who had completed it before', async () => {
  const { id: course } = await learning.makeCourse({ title: 'Any time' })
  const { id: earlier } = await learning.makeCourse({ title: 'Long ago' })
  const learner = ada.learner.id
  const completed = { learner, course: earlier, status: 'completed' }
  for (const json of [completed, { learner, course }]) {
    const made = await learning.callAsAdmin('/api/enrolments', { method: 'POST', json })
    expect(made.status).toBe(201)
  }
  await until(() => mailsTo('ada', 'You are enrolled: Any time')[0])
  await learning.untilDone('learning.mailNews')
  expect(mailsTo('ada', 'You are enrolled: Long ago')).toEqual([])
})
