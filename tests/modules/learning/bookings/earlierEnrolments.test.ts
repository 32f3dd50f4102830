import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, type SignedIn, startLearning, syllabusOf } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
let ada: SignedIn
beforeAll(async () => {
  learning = await startLearning()
})
beforeEach(async () => {
  ada = await learning.signIn()
})
afterAll(() => learning.stop())

/** A free course with one lesson, a first date and a second one. */
const make = async () => {
  const { id, slug: course } = await learning.makeCourse({ syllabus: syllabusOf('only') })
  const days = ['2099-01-01', '2099-02-01'].map((day) => ({ startsAt: `${day}T09:00:00Z` }))
  const [first = '', second = ''] = await makeDates(learning.payload, id, days)
  return { id, course, first, second }
}
const enrol = async (json: { course: string; session?: string }, who = ada) => {
  const answer = await learning.sendAs(who, '/api/lms/enrolments', { json })
  expect([200, 201]).toContain(answer.status)
  return (await answer.json()) as { id: string }
}
const end = (session: string) =>
  learning.query(sql`
    update course_sessions set starts_at = '2020-01-01', ends_at = '2020-01-01' where id = ${session}::uuid`)
const complete = ({ id }: { id: string }) =>
  learning.sendAs(ada, `/api/lms/enrolments/${id}/progress`, {
    method: 'PUT',
    json: { lesson: 'only', completed: true },
  })

type Booking = { id: string; canCancel: boolean; attendees: { canTransfer: boolean }[] }
const newestBooking = async (who = ada) => {
  const answer = await learning.sendAs(who, '/api/lms/bookings')
  const [booking] = ((await answer.json()) as { docs: Booking[] }).docs
  if (!booking) throw new Error('There is no booking')
  return booking
}
const cancel = async (who = ada) => {
  const { id } = await newestBooking(who)
  return learning.sendAs(who, `/api/lms/bookings/${id}/cancellation`, { json: {} })
}
const give = async (heir: SignedIn) => {
  const attendee = { name: 'Heir', email: heir.learner.email }
  const { id } = await newestBooking()
  return learning.sendAs(ada, `/api/lms/bookings/${id}/transfer`, { json: { attendee } })
}
/** The dates on which a learner is enrolled in courses; null for one without a date. */
const datesOf = async (who = ada) => {
  const answer = await learning.sendAs(who, '/api/lms/enrolments')
  const { docs } = (await answer.json()) as { docs: { session: { id: string } | null }[] }
  return docs.map(({ session }) => session?.id ?? null)
}

describe('who was enrolled before they got a date', () => {
  const enrolOf = {
    themselves: (who: SignedIn, { course }: { course: string }) => enrol({ course }, who),
    staff: async ({ learner }: SignedIn, { id: course }: { id: string }) => {
      const json = { learner: learner.id, course }
      const made = await learning.callAsAdmin('/api/enrolments', { method: 'POST', json })
      expect(made.status).toBe(201)
    },
  }

  test.each(['themselves', 'staff'] as const)('by %s stays so when it is cancelled', async (by) => {
    const made = await make()
    const { course, first: session } = made
    await enrolOf[by](ada, made)
    for (let round = 0; round < 2; round += 1) {
      await enrol({ course, session })
      expect(await datesOf()).toEqual([session])
      expect((await cancel()).status).toBe(200)
      expect(await datesOf()).toEqual([null])
    }
    expect((await learning.sendAs(ada, `/api/lms/lessons/${course}/only`)).status).toBe(200)
  })

  test('stays so when it is given away, and so does who got it when they lose it', async () => {
    const made = await make()
    const { course, first: session } = made
    const [bob, eve] = [await learning.signIn(), await learning.signIn()]
    for (const who of [ada, bob]) await enrolOf.themselves(who, made)
    await enrol({ course, session })
    expect((await give(bob)).status).toBe(200)
    expect([await datesOf(), await datesOf(bob)]).toEqual([[null], [session]])
    expect((await give(eve)).status).toBe(200)
    expect([await datesOf(bob), await datesOf(eve)]).toEqual([[null], [session]])
    expect((await cancel()).status).toBe(200)
    expect([await datesOf(), await datesOf(bob), await datesOf(eve)]).toEqual([[null], [null], []])
  })
})

test('who was enrolled before they were given a place that was booked earlier stays so without it', async () => {
  const made = await make()
  const { course, first: session } = made
  const [bob, eve] = [await learning.signIn(), await learning.signIn()]
  await enrol({ course, session })
  for (const who of [bob, eve]) await enrol({ course }, who)
  for (const heir of [bob, eve]) expect((await give(heir)).status).toBe(200)
  expect([await datesOf(), await datesOf(bob), await datesOf(eve)]).toEqual([[], [null], [session]])
  expect((await cancel()).status).toBe(200)
  expect(await datesOf(eve)).toEqual([null])
})

test('who gives a classroom date back has completed the course that they have done without it', async () => {
  const { id, slug: course } = await learning.makeCourse({ syllabus: syllabusOf('only') })
  const day = { startsAt: '2099-01-01T09:00:00Z', mode: 'onsite' } as const
  const [session = ''] = await makeDates(learning.payload, id, [day])
  const progressOf = async () => {
    const answer = await learning.sendAs(ada, '/api/lms/enrolments')
    return ((await answer.json()) as { docs: { progress: number }[] }).docs[0]?.progress
  }
  const enrolment = await enrol({ course })
  await enrol({ course, session })
  expect((await complete(enrolment)).status).toBe(200)
  expect(await progressOf()).toBeLessThan(100)
  expect((await cancel()).status).toBe(200)
  expect(await progressOf()).toBe(100)
})

test('who is enrolled by a booking alone is so no more once it is cancelled, as often as they book', async () => {
  const { course, first, second } = await make()
  for (const session of [first, second, first]) {
    await enrol({ course, session })
    expect(await datesOf()).toEqual([session])
    expect((await cancel()).status).toBe(200)
    expect(await datesOf()).toEqual([])
  }
})

test('who took a date that is over keeps that one when they cancel the next', async () => {
  const { course, first, second } = await make()
  await enrol({ course, session: first })
  await end(first)
  await enrol({ course, session: second })
  expect(await datesOf()).toEqual([second])
  expect((await cancel()).status).toBe(200)
  expect(await datesOf()).toEqual([first])
})

describe('a booking of somebody who has completed the course', () => {
  test('before it was made is cancelled or given away like any other', async () => {
    const { course, first, second } = await make()
    const enrolment = await enrol({ course, session: first })
    expect((await complete(enrolment)).status).toBe(200)
    await end(first)
    const changes = [async () => give(await learning.signIn()), () => cancel()]
    for (const change of changes) {
      await enrol({ course, session: second })
      expect(await newestBooking()).toMatchObject({
        canCancel: true,
        attendees: [{ canTransfer: true }],
      })
      expect((await change()).status).toBe(200)
    }
  })

  test('with it is kept', async () => {
    const { course, first, second } = await make()
    await enrol({ course, session: first })
    await end(first)
    await complete(await enrol({ course, session: second }))
    expect(await newestBooking()).toMatchObject({ canCancel: false })
    for (const answer of [await cancel(), await give(await learning.signIn())]) {
      expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'seat_used' }])
    }
  })
})

describe('who has a place on another date', () => {
  test('is given none on this one, which would be nobody’s then', async () => {
    const { course, first, second } = await make()
    const bob = await learning.signIn()
    await enrol({ course, session: second }, bob)
    await enrol({ course, session: first })
    const refused = await give(bob)
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      errors: [{ path: '/attendee/email', code: 'already_booked' }],
    })
    expect([await datesOf(), await datesOf(bob)]).toEqual([[first], [second]])
  })

  test('is given none either of those that they booked for others', async () => {
    const { course, first, second } = await make()
    await enrol({ course, session: second })
    const colleague = { name: 'Colleague', email: 'colleague@acme.example' }
    const made = await learning.sendAs(ada, '/api/lms/enrolments', {
      json: { course, session: first, attendees: [colleague] },
    })
    expect(made.status).toBe(201)
    expect((await give(ada)).status).toBe(422)
    expect(await datesOf()).toEqual([second])
  })

  test('is given one once that date is over', async () => {
    const { course, first, second } = await make()
    const bob = await learning.signIn()
    await enrol({ course, session: first }, bob)
    await enrol({ course, session: second })
    await end(first)
    expect((await give(bob)).status).toBe(200)
    expect([await datesOf(), await datesOf(bob)]).toEqual([[], [second]])
  })
})
