import { afterAll, beforeAll, expect, test } from '@jest/globals'

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

/** A free course with a date, and what there is of it afterwards. */
async function make(title: string) {
  const { id, slug: course } = await learning.makeCourse({ title })
  const day = { startsAt: '2099-01-01T09:00:00Z', capacity: 3 }
  const [session = ''] = await makeDates(learning.payload, id, [day])
  return {
    book: async (attendees?: object[]) => {
      const json = { course, session, ...(attendees && { attendees }) }
      return (await learning.sendAs(ada, '/api/lms/enrolments', { json })).status
    },
    booking: async () => {
      const answer = await learning.sendAs(ada, '/api/lms/bookings?limit=1')
      const { docs } = (await answer.json()) as {
        docs: { status: string; attendees: { email: string | null }[] }[]
      }
      const [{ status, attendees } = { status: '', attendees: [] }] = docs
      return [status, ...attendees.map(({ email }) => email)]
    },
    seatsLeft: async () => {
      const answer = await learning.callAsAdmin(`/api/course-sessions/${session}`)
      return ((await answer.json()) as { seatsLeft: number }).seatsLeft
    },
    /** Deletes the enrolment of whoever has this address. */
    remove: async (email: string) => {
      const found = await learning.callAsAdmin(
        `/api/enrolments?where[learner.email][equals]=${email}&where[course][equals]=${id}`,
      )
      const [enrolment] = ((await found.json()) as { docs: { id: string }[] }).docs
      const path = `/api/enrolments/${enrolment?.id ?? ''}`
      return (await learning.callAsAdmin(path, { method: 'DELETE' })).status
    },
  }
}

const told = (subject: string) =>
  learning.mails.find(
    ({ to, text }) => to.includes(ada.learner.email) && text.startsWith(`${subject}\n`),
  )

test('who staff take off a course has no place by their free booking any more, and can book again', async () => {
  const { book, booking, seatsLeft, remove } = await make('Taken off')
  expect(await book()).toBe(201)
  expect(await remove(ada.learner.email)).toBe(200)
  expect([await booking(), await seatsLeft()]).toEqual([['cancelled', null], 3])
  await until(() => told('Booking cancelled: Taken off'))
  expect(await book()).toBe(201)
  expect([await booking(), await seatsLeft()]).toEqual([['confirmed', ada.learner.email], 2])
})

test('a booking of several keeps the places of the others, and the empty one for somebody else', async () => {
  const { book, booking, seatsLeft, remove } = await make('Several')
  const emails = ['one@emptied.example', 'two@emptied.example']
  expect(await book(emails.map((email) => ({ name: 'Somebody', email })))).toBe(201)
  expect(await remove(emails[0] ?? '')).toBe(200)
  expect([await booking(), await seatsLeft()]).toEqual([['confirmed', null, emails[1]], 1])
})

test('a free booking that ends because its last person is erased is announced like any other', async () => {
  const { book, booking } = await make('Erased')
  const email = 'last@emptied.example'
  expect(await book([{ name: 'Last', email }])).toBe(201)
  const json = { email }
  const erased = await learning.callAsAdmin('/api/people/erase', { method: 'POST', json })
  expect(erased.status).toBe(204)
  expect(await booking()).toEqual(['cancelled', null])
  await until(() => told('Booking cancelled: Erased'))
})
