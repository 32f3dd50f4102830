import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const people = (count: number, at: string) =>
  Array.from({ length: count }, (_, i) => ({ name: 'Somebody', email: `p${String(i)}@${at}` }))

/** Books places of a new free course. */
const book = async (who: SignedIn, attendees: object[]) => {
  const { slug: course } = await learning.makeCourse()
  return learning.sendAs(who, '/api/lms/enrolments', { json: { course, attendees } })
}
const give = (who: SignedIn, { id }: { id: string }, email: string) =>
  learning.sendAs(who, `/api/lms/bookings/${id}/transfer`, {
    json: { attendee: { name: 'Heir', email } },
  })
const refusalOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
]

test('a learner names forty other people an hour, wherever they call from', async () => {
  const ada = await learning.signIn()
  const alone = await book(ada, [{ name: 'Ada', email: ada.learner.email }])
  const booking = (await alone.json()) as { id: string }
  for (const at of ['a', 'b', 'c', 'd']) {
    expect((await book(ada, people(10, `${at}.named.example`))).status).toBe(201)
  }
  const refused = await book(ada, people(1, 'e.named.example'))
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refusalOf(refused)).toEqual([429, 'rate_limited'])
  const heir = 'heir@named.example'
  expect(await refusalOf(await give(ada, booking, heir))).toEqual([429, 'rate_limited'])
  const own = await book(ada, [{ name: 'Ada', email: ada.learner.email }])
  expect(own.status).toBe(201)
  await learning.untilDone('learning.mailNews')
  expect(learning.mails.flatMap(({ to }) => to)).not.toContain(heir)
  expect((await book(await learning.signIn(), people(1, 'e.named.example'))).status).toBe(201)
})

test('a learner books a date for themselves thirty times an hour, however often they cancel it', async () => {
  const ada = await learning.signIn()
  const { id, slug: course } = await learning.makeCourse()
  const [session] = await makeDates(learning.payload, id, [{ startsAt: '2099-01-01T09:00:00Z' }])
  const enrol = () => learning.sendAs(ada, '/api/lms/enrolments', { json: { course, session } })
  const cancel = async () => {
    const booked = await learning.sendAs(ada, '/api/lms/bookings?limit=1')
    const [booking] = ((await booked.json()) as { docs: { id: string }[] }).docs
    const path = `/api/lms/bookings/${booking?.id ?? ''}/cancellation`
    return learning.sendAs(ada, path, { method: 'POST', json: {} })
  }
  for (let round = 0; round < 30; round += 1) {
    expect((await enrol()).status).toBe(201)
    expect((await enrol()).status).toBe(200)
    expect((await cancel()).status).toBe(200)
  }
  expect(await refusalOf(await enrol())).toEqual([429, 'rate_limited'])
  // 120 requests, one after the other.
})

test('nobody is named more than twenty times an hour, whoever names them', async () => {
  const victim = [{ name: 'Victim', email: 'Victim@named.example' }]
  const learners = await Promise.all([learning.signIn(), learning.signIn()])
  for (let at = 0; at < 20; at += 1) {
    expect((await book(learners[at % 2] as SignedIn, victim)).status).toBe(201)
  }
  expect(await refusalOf(await book(learners[0], victim))).toEqual([429, 'rate_limited'])
})

test('nobody is answered with another date than the one they asked for', async () => {
  const who = await learning.signIn()
  const { id, slug: course } = await learning.makeCourse()
  const days = ['2099-01-01', '2099-02-01'].map((day) => ({ startsAt: `${day}T09:00:00Z` }))
  const [first, second] = await makeDates(learning.payload, id, days)
  const enrol = (session?: string) =>
    learning.sendAs(who, '/api/lms/enrolments', { json: { course, session } })
  expect((await enrol(first)).status).toBe(201)
  expect([(await enrol(first)).status, (await enrol()).status]).toEqual([200, 200])
  expect(await refusalOf(await enrol(second))).toEqual([409, 'already_booked'])
})

/** A free course with two dates ahead, and a date of it that is over by now. */
const makeCourse = async () => {
  const { id, slug: course } = await learning.makeCourse()
  const days = ['2098-12-01', '2099-01-01', '2099-02-01'].map((day) => ({
    startsAt: `${day}T09:00:00Z`,
  }))
  const [over = '', first = '', second = ''] = await makeDates(learning.payload, id, days)
  const end = () =>
    learning.query(sql`
      update course_sessions set starts_at = '2020-01-01', ends_at = '2020-01-01' where id = ${over}::uuid`)
  return { id, course, over, first, second, end }
}

test('one person has one place of a date, however their address is written', async () => {
  const ada = await learning.signIn()
  const { course, first: session } = await makeCourse()
  const enrol = (email: string) =>
    learning.sendAs(ada, '/api/lms/enrolments', {
      json: { course, session, attendees: [{ name: 'Ann', email }] },
    })
  expect((await enrol('Ann.Lee@once.example')).status).toBe(201)
  for (const email of ['Ann.Lee@once.example', 'ann.lee@once.example', 'ANN.LEE@once.example']) {
    expect(await (await enrol(email)).json()).toMatchObject({
      status: 422,
      errors: [{ path: '/attendees/0/email', code: 'duplicate_attendee' }],
    })
  }
})

test('whose date is over takes another one, after paying for it where the course has a price by now', async () => {
  const price = { amount: 100, currency: 'EUR' }
  for (const isPaid of [false, true]) {
    const who = await learning.signIn()
    const { id, course, over, first, second, end } = await makeCourse()
    const enrol = (session?: string) =>
      learning.sendAs(who, '/api/lms/enrolments', { json: { course, session } })
    expect((await enrol(over)).status).toBe(201)
    await end()
    const json = { ...(isPaid && { price }), _status: 'published' }
    await learning.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json })
    const next = await enrol(first)
    if (isPaid) {
      expect(next.status).toBe(402)
      expect(await next.json()).toMatchObject({ code: 'payment_required', paymentLink: null })
    } else {
      expect(next.status).toBe(200)
      expect(await next.json()).toMatchObject({ session: { id: first } })
      expect(await refusalOf(await enrol(second))).toEqual([409, 'already_booked'])
    }
    expect([(await enrol(isPaid ? over : first)).status, (await enrol()).status]).toEqual([
      200, 200,
    ])
  }
})

test('who has a date ahead gets no second one by a booking of others, and is named as its fault', async () => {
  const [ada, bob] = [await learning.signIn(), await learning.signIn()]
  const { course, over, first, second, end } = await makeCourse()
  const enrol = (session: string, attendees?: unknown[], who = ada) =>
    learning.sendAs(who, '/api/lms/enrolments', { json: { course, session, attendees } })
  const [eve] = people(1, 'ahead.example')
  const named = [{ name: 'Bob', email: bob.learner.email }, eve]
  const mayNot = { status: 422, errors: [{ path: '/attendees/0/email', code: 'already_booked' }] }
  expect((await enrol(over, undefined, bob)).status).toBe(201)
  expect(await (await enrol(first, named)).json()).toMatchObject(mayNot)
  const bookings = await learning.sendAs(ada, '/api/lms/bookings')
  expect(await bookings.json()).toMatchObject({ docs: [] })
  await end()
  expect((await enrol(first, named)).status).toBe(201)
  expect(await (await enrol(second, named)).json()).toMatchObject({
    errors: [mayNot.errors[0], { path: '/attendees/1/email', code: 'already_booked' }],
  })
})

test('the id of a date in capitals is that of the same date', async () => {
  const who = await learning.signIn()
  const { course, first } = await makeCourse()
  const session = first.toUpperCase()
  const enrol = () => learning.sendAs(who, '/api/lms/enrolments', { json: { course, session } })
  expect((await enrol()).status).toBe(201)
  const again = await enrol()
  expect(again.status).toBe(200)
  const { id } = (await again.json()) as { id: string }
  const moved = await learning.callAsAdmin(`/api/enrolments/${id}/move`, {
    method: 'POST',
    json: { session },
  })
  expect([moved.status, await moved.json()]).toMatchObject([200, { enrolments: [] }])
})

test('a name is corrected on the place and on the attendance list, but not for who has signed in', async () => {
  const [ada, bob] = [await learning.signIn(), await learning.signIn()]
  const { course, first: session } = await makeCourse()
  const attendees = [bob.learner.email, 'eve@corrected.example'].map((email) => ({
    name: 'Evve',
    email,
  }))
  const made = await learning.sendAs(ada, '/api/lms/enrolments', {
    json: { course, session, attendees },
  })
  const { id } = (await made.json()) as { id: string }
  for (const { email } of attendees) {
    const seat = 1 + attendees.findIndex((one) => one.email === email)
    const json = { seat, attendee: { name: 'Eve', email: email.toUpperCase() } }
    const answer = await learning.sendAs(ada, `/api/lms/bookings/${id}/transfer`, { json })
    expect(answer.status).toBe(200)
    const { attendees: shown } = (await answer.json()) as { attendees: object[] }
    expect(shown[seat - 1]).toMatchObject({ name: 'Eve' })
  }
  const list = await learning.callAsAdmin(`/api/course-sessions/${session}/attendance`)
  const { attendees: present } = (await list.json()) as {
    attendees: { email: string; name: string }[]
  }
  const nameOf = (email: string) => present.find((one) => one.email === email)?.name
  expect(attendees.map(({ email }) => nameOf(email))).toEqual(['Evve', 'Eve'])
})

test('a booking stays as it is where the language of the answer is unknown', async () => {
  const ada = await learning.signIn()
  const made = await book(ada, [{ name: 'Ada', email: ada.learner.email }])
  const { id } = (await made.json()) as { id: string }
  const heir = { attendee: { name: 'Heir', email: 'heir@language.example' } }
  for (const [verb, json] of Object.entries({ transfer: heir, cancellation: undefined })) {
    const path = `/api/lms/bookings/${id}/${verb}?locale=de`
    const answer = await learning.sendAs(ada, path, { method: 'POST', json })
    expect(await refusalOf(answer)).toEqual([400, 'invalid_query'])
  }
  const { docs } = await (await learning.sendAs(ada, '/api/lms/bookings')).json()
  const [booking] = docs as { status: string; attendees: { email: string }[] }[]
  expect(booking?.status).toBe('confirmed')
  expect(booking?.attendees.map(({ email }) => email)).toEqual([ada.learner.email])
})
