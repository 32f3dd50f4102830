import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
let buyer: SignedIn

beforeAll(async () => {
  learning = await startLearning()
  buyer = await learning.signIn()
  const json = { steps: [{ days: 14, percent: 100 }] }
  await learning.callAsAdmin('/api/globals/cancellation-policy', { method: 'POST', json })
})
afterAll(() => learning.stop())

/** Books a date, and returns which share of the price its cancellation gives back at a time. */
const book = async (startsAt: string, timeZone: string) => {
  const { id: course, slug } = await learning.makeCourse()
  await makeDates(learning.payload, course, [{ startsAt, timeZone }])
  const json = { course: slug, attendees: [{ name: 'Eve', email: 'eve@clock.example' }] }
  const booked = await learning.sendAs(buyer, '/api/lms/enrolments', { json })
  const { id } = (await booked.json()) as { id: string }
  return async (now: string) => {
    const { clock } = learning.platform
    learning.platform.clock = { now: () => new Date(now) }
    const answer = await learning.sendAs(buyer, `/api/lms/bookings/${id}/cancellation`)
    learning.platform.clock = clock
    return ((await answer.json()) as { percent: number }).percent
  }
}

test('days before a date are those of the clocks where it is held, also where summer time begins or ends between', async () => {
  // At nine on both days: in Berlin a week after summer time began, in New York a week after it ended.
  const spring = await book('2099-04-05T07:00:00Z', 'Europe/Berlin')
  expect(await spring('2099-03-22T08:00:00Z')).toBe(100)
  expect(await spring('2099-03-22T08:00:01Z')).toBe(0)
  const autumn = await book('2099-11-08T14:00:00Z', 'America/New_York')
  expect(await autumn('2099-10-25T13:00:00Z')).toBe(100)
  expect(await autumn('2099-10-25T13:00:01Z')).toBe(0)
})
