import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'
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

type Seat = { seat: number; name: string | null; email: string | null; canTransfer: boolean }
type Booking = { id: string; status: string; attendees: Seat[]; canCancel: boolean }
type Page = { docs: Booking[]; totalDocs: number }

const people = (count: number, at: string) =>
  Array.from({ length: count }, (_, i) => ({
    name: `Person ${String(i)}`,
    email: `p${String(i)}@${at}`,
  }))
const enrol = (json: object, who = ada) => learning.sendAs(who, '/api/lms/enrolments', { json })
const bookingsOf = async (who = ada) =>
  (await (await learning.sendAs(who, '/api/lms/bookings')).json()) as Page
const enrolmentsOf = async (who: SignedIn) =>
  (await (await learning.sendAs(who, '/api/lms/enrolments')).json()) as {
    docs: { id: string; progress: number }[]
  }
const booked = async (json: object, who = ada) => {
  const answer = await enrol(json, who)
  expect(answer.status).toBe(201)
  return (await answer.json()) as Booking
}
const transfer = (id: string, json: object, who = ada) =>
  learning.sendAs(who, `/api/lms/bookings/${id}/transfer`, { method: 'POST', json })
const cancel = (id: string, who = ada) =>
  learning.sendAs(who, `/api/lms/bookings/${id}/cancellation`, { method: 'POST', json: {} })
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code
const seatsLeft = async (slug: string) => {
  const answer = await learning.call(`/api/lms/courses/${slug}`)
  const { sessions } = (await answer.json()) as { sessions: { seatsLeft: number }[] }
  return sessions.map((session) => session.seatsLeft)
}
const make = async (...capacities: number[]) => {
  const course = await learning.makeCourse()
  const dates = await makeDates(
    learning.payload,
    course.id,
    capacities.map((capacity, at) => ({
      startsAt: `2099-0${String(at + 1)}-01T09:00:00Z`,
      capacity,
    })),
  )
  return { ...course, dates }
}

describe('a free course', () => {
  test('is booked for several people on one date, who are each enrolled in it', async () => {
    const { slug, dates } = await make(9, 9)
    const [first] = people(1, 'free.example')
    const attendees = [...people(2, 'team.free.example'), { name: 'Ada', email: ada.learner.email }]
    const booking = await booked({ course: slug, session: dates[1], attendees })
    expect(booking).toMatchObject({
      status: 'confirmed',
      course: { slug },
      session: { id: dates[1] },
      quantity: 3,
      order: null,
      canCancel: true,
    })
    expect(booking.attendees).toEqual(
      attendees.map((each, at) => ({ ...each, seat: at + 1, canTransfer: true })),
    )
    expect(await seatsLeft(slug)).toEqual([9, 6])
    expect((await enrolmentsOf(ada)).docs).toMatchObject([{ session: { id: dates[1] } }])
    expect((await bookingsOf()).docs).toEqual([booking])
    expect(await booked({ course: slug, attendees: [first] })).toMatchObject({
      session: { id: dates[0] },
    })
  })

  test('is booked by nobody for too many, a name twice, or a date that is full, over or cancelled', async () => {
    const { slug, dates } = await make(2, 5, 5)
    await learning.query(sql`
      update course_sessions set starts_at = '2020-01-01', ends_at = '2020-01-01' where id = ${dates[1]}::uuid`)
    await learning.query(sql`
      update course_sessions set status = 'cancelled' where id = ${dates[2]}::uuid`)
    const [one, two, three] = people(3, 'refused.example')
    const codes = async (json: object) => codeOf(await enrol({ course: slug, ...json }))
    expect(await codes({ session: dates[0], attendees: [one, two, three] })).toBe('session_full')
    expect(await codes({ session: dates[1], attendees: [one] })).toBe('session_closed')
    expect(await codes({ session: dates[2], attendees: [one] })).toBe('session_closed')
    expect(await codes({ attendees: people(11, 'many.example') })).toBe('validation_failed')
    for (const attendees of [[], [{ ...one, name: 'A\nB' }]]) {
      expect(await codes({ attendees })).toBe('validation_failed')
    }
    const twice = await enrol({ course: slug, attendees: [one, { ...two, email: one?.email }] })
    expect(await twice.json()).toMatchObject({
      status: 422,
      errors: [{ path: '/attendees/1/email', code: 'duplicate_attendee' }],
    })
    expect((await bookingsOf()).totalDocs).toBe(0)
    expect(await seatsLeft(slug)).toEqual([5, 2, 5])
    await booked({ course: slug, session: dates[0], attendees: [one] })
    expect(await codes({ session: dates[0], attendees: [one] })).toBe('validation_failed')
  })

  test('gives one learner at most ten places of a date', async () => {
    const { slug } = await make(40)
    await booked({ course: slug, attendees: people(8, 'eight.example') })
    const more = await enrol({ course: slug, attendees: people(3, 'three.example') })
    expect(await more.json()).toMatchObject({ errors: [{ code: 'too_many_attendees' }] })
    expect(await seatsLeft(slug)).toEqual([32])
  })

  test('never has more booked than it has places, however many book at once', async () => {
    const { slug } = await make(7)
    const buyers = await Promise.all(Array.from({ length: 6 }, () => learning.signIn()))
    const answers = await Promise.all(
      buyers.map((who, at) =>
        enrol({ course: slug, attendees: people(2, `rush${String(at)}.example`) }, who),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409])
    expect(await seatsLeft(slug)).toEqual([1])
  })
})

describe('a place of a booking', () => {
  test('goes to a colleague, and what was learnt stays with who had it', async () => {
    const { slug, dates } = await make(3)
    expect((await enrol({ course: slug, session: dates[0] })).status).toBe(201)
    const [enrolment] = (await enrolmentsOf(ada)).docs
    const done = await learning.sendAs(ada, `/api/lms/enrolments/${enrolment?.id ?? ''}/progress`, {
      method: 'PUT',
      json: { lesson: 'one', completed: true },
    })
    expect(done.status).toBe(200)
    const bob = await learning.signIn()
    const [booking] = (await bookingsOf()).docs
    const attendee = { name: 'Bob', email: bob.learner.email }
    const given = await transfer(booking?.id ?? '', { attendee })
    expect(given.status).toBe(200)
    expect(await given.json()).toMatchObject({ attendees: [{ seat: 1, ...attendee }] })
    expect((await enrolmentsOf(ada)).docs).toEqual([])
    expect((await enrolmentsOf(bob)).docs).toMatchObject([
      { progress: 0, session: { id: dates[0] } },
    ])
    expect(await seatsLeft(slug)).toEqual([2])
    expect((await enrol({ course: slug })).status).toBe(201)
    expect((await enrolmentsOf(ada)).docs).toMatchObject([{ progress: 33, session: null }])
  })

  test('goes to one person, however many are named at the same time', async () => {
    const { slug } = await make(4)
    const { id } = await booked({ course: slug, attendees: people(2, 'race.example') })
    const heirs = people(8, 'heirs.example')
    const answers = await Promise.all(heirs.map((attendee) => transfer(id, { attendee, seat: 2 })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const [booking] = (await bookingsOf()).docs
    const live = await learning.query<{ email: string; seat: number }>(sql`
      select l.email, e.seat::int as seat from enrolments e join learners l on l.id = e.learner_id
      where e.booking_id = ${id}::uuid and e.ended_at is null order by e.seat`)
    expect(live).toEqual(booking?.attendees.map(({ email, seat }) => ({ email, seat })))
    expect(await seatsLeft(slug)).toEqual([2])
  })

  test.each([
    ['a date', () => make(4)],
    ['a course without dates', () => learning.makeCourse()],
  ])('of %s is exchanged both ways at once without a fault', async (_, makeOne) => {
    const { slug } = await makeOne()
    const both = [ada, await learning.signIn()]
    const seats = await Promise.all(
      both.map((who) =>
        booked({ course: slug, attendees: [{ name: 'A', email: who.learner.email }] }, who),
      ),
    )
    for (let round = 1; round <= 6; round += 1) {
      const answers = await Promise.all(
        seats.map(({ id }, at) => {
          const heir = both[(at + round) % 2]?.learner.email ?? ''
          return transfer(id, { attendee: { name: 'B', email: heir } }, both[at])
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      for (const who of both) expect((await enrolmentsOf(who)).docs).toHaveLength(1)
    }
  })

  test('is refused to a stranger, to who is in it already, and once the date began', async () => {
    const { slug, dates } = await make(4)
    const attendees = people(2, 'kept.example')
    const { id } = await booked({ course: slug, attendees })
    const [first] = attendees
    const attendee = { name: 'New', email: 'new@kept.example' }
    const stranger = await learning.signIn()
    expect((await transfer(id, { attendee, seat: 1 }, stranger)).status).toBe(404)
    expect((await transfer(id, { attendee })).status).toBe(422)
    expect((await transfer(id, { attendee, seat: 3 })).status).toBe(422)
    expect(await (await transfer(id, { attendee: first, seat: 2 })).json()).toMatchObject({
      errors: [{ path: '/attendee/email', code: 'duplicate_attendee' }],
    })
    expect((await transfer(id, { attendee: first, seat: 1 })).status).toBe(200)
    await learning.query(sql`
      update course_sessions set starts_at = '2020-01-01' where id = ${dates[0]}::uuid`)
    expect(await codeOf(await transfer(id, { attendee, seat: 1 }))).toBe('booking_closed')
    expect(await codeOf(await cancel(id))).toBe('booking_closed')
    expect((await bookingsOf()).docs[0]).toMatchObject({ canCancel: false, attendees })
  })
})

describe('a booking', () => {
  test('that is cancelled frees its places once and ends its enrolments', async () => {
    const { slug } = await make(5)
    const attendees = [{ name: 'Ada', email: ada.learner.email }, ...people(2, 'gone.example')]
    const { id } = await booked({ course: slug, attendees })
    const path = `/api/lms/bookings/${id}/cancellation`
    expect(await (await learning.sendAs(ada, path)).json()).toMatchObject({
      booking: id,
      percent: 100,
      refund: null,
    })
    const stranger = await learning.signIn()
    expect((await learning.sendAs(stranger, path)).status).toBe(404)
    expect((await cancel(id, stranger)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await answers[0]?.json()).toMatchObject({ status: 'cancelled', canCancel: false })
    expect(await seatsLeft(slug)).toEqual([5])
    expect((await enrolmentsOf(ada)).docs).toEqual([])
    expect((await cancel(id)).status).toBe(200)
    expect(await codeOf(await learning.sendAs(ada, path))).toBe('booking_closed')
    await booked({ course: slug, attendees })
    expect((await enrolmentsOf(ada)).docs).toHaveLength(1)
  })

  test('is seen by sales and finance, and written by nobody', async () => {
    const { slug } = await make(5)
    const { id } = await booked({ course: slug, attendees: people(1, 'staff.example') })
    const read = await learning.callAsAdmin(`/api/bookings/${id}?depth=0`)
    expect(await read.json()).toMatchObject({ places: 1, status: 'confirmed' })
    const change = { method: 'PATCH', json: { places: 3 } }
    expect((await learning.callAsAdmin(`/api/bookings/${id}`, change)).status).toBe(403)
    expect((await learning.call(`/api/bookings/${id}`)).status).toBe(403)
    expect((await learning.sendAs(ada, `/api/bookings/${id}`)).status).toBe(401)
  })

  test('loses who is erased, and ends when nobody is left on a free one', async () => {
    const { slug } = await make(5)
    const bob = await learning.signIn()
    const attendees = [{ name: 'Bob', email: bob.learner.email }, ...people(1, 'left.example')]
    await booked({ course: slug, attendees })
    const remove = (id: string) => learning.callAsAdmin(`/api/learners/${id}`, { method: 'DELETE' })
    expect((await remove(bob.learner.id)).status).toBe(200)
    expect((await bookingsOf()).docs[0]?.attendees.map(({ email }) => email)).toEqual([
      null,
      'p0@left.example',
    ])
    const [left] = await learning.query<{ id: string }>(
      sql`select id from learners where email = 'p0@left.example'`,
    )
    expect((await remove(left?.id ?? '')).status).toBe(200)
    expect((await bookingsOf()).docs[0]?.status).toBe('cancelled')
    expect(await seatsLeft(slug)).toEqual([5])
  })
})

describe('the cancellation policy', () => {
  const save = (json: object) =>
    learning.callAsAdmin('/api/globals/cancellation-policy', { method: 'POST', json })

  test('gives less the later one cancels', async () => {
    const step = (days: number, percent: number) => ({ days, percent })
    expect((await save({ steps: [step(10, 50), step(3, 80)] })).status).toBe(400)
    expect((await save({ steps: [step(10, 50), step(10, 50)] })).status).toBe(400)
    expect((await save({ steps: [step(-1, 50)] })).status).toBe(400)
    expect((await save({ steps: [step(1, 101)] })).status).toBe(400)
    expect((await save({ steps: [step(2, 10), step(30, 90)] })).status).toBe(200)
    const { slug, dates } = await make(5)
    const { id } = await booked({ course: slug, attendees: people(1, 'policy.example') })
    const percentAt = async (days: number) => {
      const startsAt = new Date(Date.now() + days * 86_400_000).toISOString()
      await learning.query(sql`
        update course_sessions set starts_at = ${startsAt} where id = ${dates[0]}::uuid`)
      const answer = await learning.sendAs(ada, `/api/lms/bookings/${id}/cancellation`)
      return ((await answer.json()) as { percent: number }).percent
    }
    expect(await percentAt(30.1)).toBe(90)
    expect(await percentAt(29.9)).toBe(10)
    expect(await percentAt(1.9)).toBe(0)
    expect((await learning.call('/api/globals/cancellation-policy')).status).toBe(200)
  })
})
