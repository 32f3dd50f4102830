import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { until } from '../../../platform/jobs/until.js'
import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
let ada: SignedIn
beforeAll(async () => {
  learning = await startLearning()
  ada = await learning.signIn()
})
afterAll(() => learning.stop())

/** A place on a date that is booked for somebody whose address is then corrected. */
const makeMoved = async (name: string) => {
  const { id, slug: course } = await learning.makeCourse({ title: `With ${name}` })
  const [session] = await makeDates(learning.payload, id, [{ startsAt: '2099-01-01T09:00:00Z' }])
  const attendees = [{ name, email: `${name}@old.example` }]
  await learning.sendAs(ada, '/api/lms/enrolments', { json: { course, session, attendees } })
  const [learner] = await learning.query<{ id: string }>(
    sql`select id from learners where email = ${`${name}@old.example`}`,
  )
  const json = { email: `${name}@new.example` }
  const path = `/api/learners/${learner?.id ?? ''}`
  expect((await learning.callAsAdmin(path, { method: 'PATCH', json })).status).toBe(200)
  return { session }
}
const seatsOf = (name: string) =>
  learning.query(sql`select name, email from bookings_attendees where email like ${`${name}@%`}`)

test('who got another address is told at it that their date is cancelled', async () => {
  const { session } = await makeMoved('bob')
  expect(await seatsOf('bob')).toEqual([{ name: 'bob', email: 'bob@new.example' }])
  const path = `/api/course-sessions/${String(session)}/cancel`
  expect((await learning.callAsAdmin(path, { method: 'POST' })).status).toBe(200)
  await until(() =>
    learning.mails.find(({ to, text }) => {
      return to.includes('bob@new.example') && text.startsWith('Cancelled: With bob\n')
    }),
  )
})

test('who got another address is erased from the places that were booked under the one before', async () => {
  await makeMoved('eve')
  const json = { email: 'eve@new.example' }
  const erased = await learning.callAsAdmin('/api/people/erase', { method: 'POST', json })
  expect(erased.ok).toBe(true)
  expect(await seatsOf('eve')).toEqual([])
})
