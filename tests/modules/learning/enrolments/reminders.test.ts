import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { until } from '../../../platform/jobs/until.js'
import { startWorker, type Worker } from '../../administration/webhooks/startWorker.js'
import { type Learning, startLearning } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
let other: Worker
beforeAll(async () => {
  learning = await startLearning()
  other = await startWorker(learning.databaseUrl)
})
afterAll(async () => {
  await other.kill()
  await learning.stop()
})

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Learners on a date of a course, who booked it a while ago. */
const enrol = async (count: number, startsAt: string, fields: object = {}) => {
  const { id: course, slug } = await learning.makeCourse()
  const date = { startsAt: inHours(300), endsAt: inHours(308), mode: 'online', ...fields } as const
  const [session = ''] = await makeDates(learning.payload, course, [date])
  const emails: string[] = []
  for (let at = 0; at < count; at += 1) {
    const who = await learning.signIn()
    await learning.sendAs(who, '/api/lms/enrolments', { json: { course: slug, session } })
    emails.push(who.learner.email)
  }
  await learning.query(
    sql`update course_sessions set starts_at = ${startsAt} where id = ${session}::uuid`,
  )
  return { session, emails }
}
/** As the schedule does, in both processes at a time. */
const runAll = async () => {
  for (let run = 0; run < 6; run += 1) {
    await learning.query(sql`select graphile_worker.add_job('learning.remind', '{}'::json)`)
  }
  await learning.untilDone('learning.remind')
  await learning.untilDone('learning.mailNews')
}
const remindersTo = (emails: readonly string[]) =>
  learning.mails.filter(
    ({ to, text }) => emails.includes(to[0] ?? '') && text.startsWith('Coming up:'),
  )

test('two processes remind everybody once of a date that begins tomorrow, with the link to join', async () => {
  const joinUrl = 'https://meet.example/room-7'
  const { emails } = await enrol(4, inHours(20), { joinUrl })
  await Promise.all([runAll(), runAll()])
  await until(() => remindersTo(emails).length >= 4)
  await runAll()
  expect(
    remindersTo(emails)
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(emails.toSorted())
  expect(remindersTo(emails)[0]?.text).toContain(joinUrl)
})

test('nobody is reminded of a date that is far, cancelled, or was booked when it was about to begin', async () => {
  const far = await enrol(1, inHours(30))
  // The schedule of the service itself may remind of it before it is cancelled, if it is near by then.
  const cancelled = await enrol(1, inHours(30))
  await learning.callAsAdmin(`/api/course-sessions/${cancelled.session}/cancel`, { method: 'POST' })
  await learning.query(sql`
    update course_sessions set starts_at = ${inHours(20)} where id = ${cancelled.session}::uuid`)
  const { id: course, slug } = await learning.makeCourse()
  const [session = ''] = await makeDates(learning.payload, course, [{ startsAt: inHours(3) }])
  const who = await learning.signIn()
  await learning.sendAs(who, '/api/lms/enrolments', { json: { course: slug, session } })
  await runAll()
  expect(remindersTo([...far.emails, ...cancelled.emails, who.learner.email])).toEqual([])
})

test('staff say how many hours before, and a date that moves away is reminded of anew', async () => {
  const { session, emails } = await enrol(1, inHours(30))
  const set = await learning.callAsAdmin('/api/globals/reminders', {
    method: 'POST',
    json: { hoursBefore: 36 },
  })
  expect(set.status).toBe(200)
  await runAll()
  await until(() => remindersTo(emails).length === 1)
  const moved = await learning.callAsAdmin(`/api/course-sessions/${session}`, {
    method: 'PATCH',
    json: { startsAt: inHours(100), endsAt: inHours(101) },
  })
  expect(moved.status).toBe(200)
  await runAll()
  expect(remindersTo(emails)).toHaveLength(1)
  await learning.query(
    sql`update course_sessions set starts_at = ${inHours(35)} where id = ${session}::uuid`,
  )
  await runAll()
  await until(() => remindersTo(emails).length === 2)
  const refused = await learning.callAsAdmin('/api/globals/reminders', {
    method: 'POST',
    json: { hoursBefore: -1 },
  })
  expect(refused.status).toBe(400)
})
