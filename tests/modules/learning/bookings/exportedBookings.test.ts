import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

/** The bookings in the export of the person behind a lead. */
const exportOf = async (email: string) => {
  const [lead] = await learning.query<{ id: string }>(sql`
    insert into leads (id, reference, kind, status, name, email, email_key, locale)
    values (gen_random_uuid(), ${`LD-${email}`}, 'contact', 'new', 'Eva', ${email}, ${email}, 'en')
    returning id`)
  const answer = await learning.callAsAdmin(`/api/leads/${lead?.id ?? ''}/export`)
  return ((await answer.json()) as { others: { bookings: object[] } }).others.bookings
}
const book = async (who: SignedIn, attendees: object[]) => {
  const { slug: course } = await learning.makeCourse()
  const answer = await learning.sendAs(who, '/api/lms/enrolments', { json: { course, attendees } })
  return ((await answer.json()) as { id: string }).id
}

test('the export of a person has the free bookings that they made, and their own place in those of others', async () => {
  const [ada, bob] = await Promise.all([learning.signIn(), learning.signIn()])
  const eve = { name: 'Eve', email: 'eve@exported.example' }
  const dan = { name: 'Dan', email: 'dan@exported.example' }
  const own = await book(ada, [{ ...eve, email: 'Eve@exported.example' }, dan])
  await book(bob, [dan])
  expect(await exportOf(ada.learner.email)).toEqual([
    expect.objectContaining({
      id: own,
      course: 'A course',
      order: null,
      status: 'confirmed',
      isBuyer: true,
      attendees: [
        { seat: 1, ...eve, email: 'Eve@exported.example' },
        { seat: 2, ...dan },
      ],
    }),
  ])
  expect(await exportOf(eve.email)).toEqual([
    expect.objectContaining({
      id: own,
      isBuyer: false,
      attendees: [{ seat: 1, ...eve, email: 'Eve@exported.example' }],
    }),
  ])
  expect(await exportOf('nobody@exported.example')).toEqual([])
})
