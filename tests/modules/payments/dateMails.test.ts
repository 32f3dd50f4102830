import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import type { LearningOptions } from '../../../src/modules/learning/learningOptions.js'
import { until } from '../../platform/jobs/until.js'
import { calendarOf } from '../learning/courseMails.js'
import { makeDates } from '../learning/makeDates.js'
import { type Initiated, type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
beforeAll(async () => {
  payments = await startPayments()
  await payments.startJobs()
})
afterAll(() => payments.stop())

let made = 0
const makeCourse = async (dates: Parameters<typeof makeDates>[2]) => {
  made += 1
  const course = await payments.payload.create({
    collection: 'courses',
    data: {
      title: `Course ${String(made)}`,
      slug: `dated-${String(made)}`,
      summary: 's',
      price: { amount: 10_000, currency: 'EUR' },
      _status: 'published',
    },
  })
  return { ...course, dates: await makeDates(payments.payload, course.id, dates) }
}

const onsite = {
  startsAt: '2099-03-29T07:30:00.000Z',
  endsAt: '2099-03-29T15:00:00.000Z',
  timeZone: 'Europe/Paris',
  mode: 'onsite',
  venue: { name: 'The House', address: '1 Quay Road, Paris', mapUrl: 'https://maps.example/house' },
} as const
const later = {
  ...onsite,
  startsAt: '2099-05-04T07:30:00.000Z',
  endsAt: '2099-05-04T15:00:00.000Z',
}

/** Books and pays, by a buyer who reads French. */
const book = async (json: Record<string, unknown>) => {
  const answer = await payments.send('/api/payments/initiate', {
    json,
    headers: { 'accept-language': 'fr' },
  })
  const { order } = (await answer.json()) as Initiated
  const tracking_id = payments.capture(order)
  await payments.callback(payments.encResp(order, { tracking_id }))
  await payments.untilIdle()
  return { ...order, tracking_id }
}
const team = (at: string) =>
  ['ada', 'bob'].map((name) => ({ name, email: `${name}@${at}.example` }))
/** Every text begins with the subject. */
const subjectOf = ({ text }: { text: string }) => text.split('\n')[0] ?? ''
const mailsTo = (email: string) => payments.mails.filter(({ to }) => to.includes(email))
const mailTo = (email: string, subject: string) =>
  until(() => mailsTo(email).find((mail) => subjectOf(mail).includes(subject)))
const subjectsTo = (email: string) => mailsTo(email).map(subjectOf)
const staffCall = (path: string, method = 'POST', json?: unknown) =>
  payments.callAsAdmin(path, { method, json })
const enrolmentsOf = (session: string | undefined) =>
  payments.query<{ id: string }>(
    sql`select id from enrolments where session_id = ${session}::uuid order by seat`,
  )

describe('a booking for others', () => {
  test('is confirmed to each of them and to the buyer, in their language, with the date for the calendar', async () => {
    const { slug, dates } = await makeCourse([onsite])
    const customer = { email: 'boss@firm.example' }
    await book({ course: slug, session: dates[0], attendees: team('firm'), customer })
    const [toAda, toBob, toBuyer] = await Promise.all(
      ['ada', 'bob', 'boss'].map((name) => mailTo(`${name}@firm.example`, 'Réservation')),
    )
    expect(toAda?.text).toContain('The House, 1 Quay Road, Paris')
    expect(toAda?.text).toMatch(/dimanche 29 mars 2099.*09:30.*17:00.*heure d’Europe centrale/)
    expect(toBuyer?.text).toContain('Vous avez réservé 2 places')
    const entries = [toAda, toBob, toBuyer].flatMap((mail) => (mail ? calendarOf(mail) : []))
    expect(entries).toHaveLength(3)
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
    for (const entry of entries) {
      expect(entry).toMatchObject({
        method: 'REQUEST',
        status: 'CONFIRMED',
        start: onsite.startsAt,
        end: onsite.endsAt,
        title: `Course ${String(made)}`,
        location: 'The House, 1 Quay Road, Paris',
      })
    }
    expect(subjectsTo('ada@firm.example')).toHaveLength(1)
    expect(subjectsTo('boss@firm.example')).toHaveLength(2)
  })

  test('leads to one mail and a later entry for each when the date changes, and to none when a note does', async () => {
    const { slug, dates } = await makeCourse([onsite])
    await book({ course: slug, session: dates[0], attendees: team('change') })
    const [first] = calendarOf(await mailTo('ada@change.example', 'Réservation'))
    const path = `/api/course-sessions/${String(dates[0])}`
    expect((await staffCall(path, 'PATCH', { teachers: ['Eve'] })).status).toBe(200)
    const startsAt = '2099-03-29T08:00:00.000Z'
    expect((await staffCall(path, 'PATCH', { startsAt })).status).toBe(200)
    const changed = await mailTo('ada@change.example', 'Nouvelles informations')
    const [second] = calendarOf(changed)
    expect(second).toMatchObject({ method: 'REQUEST', uid: first?.uid, start: startsAt })
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? Infinity)
    await payments.untilIdle()
    expect(subjectsTo('ada@change.example')).toHaveLength(2)
    expect(subjectsTo('bob@change.example')).toHaveLength(2)
  })
})

describe('a booking that staff move', () => {
  test('takes all its places along exactly, and everybody is told once, however often it is asked', async () => {
    const { slug, id, dates } = await makeCourse([
      { ...onsite, capacity: 3 },
      { ...later, capacity: 2 },
    ])
    const [from, to] = dates
    const customer = { email: 'boss@move.example' }
    const order = await book({ course: slug, session: from, attendees: team('move'), customer })
    const [place] = await enrolmentsOf(from)
    const move = () =>
      staffCall(`/api/enrolments/${String(place?.id)}/move`, 'POST', { session: to })
    const moves = await Promise.all([move(), move(), move()])
    expect(moves.map(({ status }) => status)).toEqual([200, 200, 200])
    const moved = (await Promise.all(moves.map((answer) => answer.json()))) as {
      enrolments: string[]
    }[]
    expect(moved.map(({ enrolments }) => enrolments.length).sort()).toEqual([0, 0, 2])
    const listed = await payments.send(`/api/lms/courses/${slug}`)
    const { sessions } = (await listed.json()) as { sessions: { seatsLeft: number }[] }
    expect(sessions.map(({ seatsLeft }) => seatsLeft)).toEqual([3, 0])
    expect(await payments.orderOf(order.number)).toMatchObject({ session: to, course: id })
    const events = await payments.query(sql`
      select message from payment_events where message = 'Moved to another date.'`)
    expect(events).toHaveLength(1)
    for (const name of ['ada', 'bob', 'boss']) {
      const mail = await mailTo(`${name}@move.example`, 'nouvelle date')
      expect(calendarOf(mail).map(({ method, start }) => [method, start])).toEqual([
        ['CANCEL', onsite.startsAt],
        ['REQUEST', later.startsAt],
      ])
    }
    await payments.untilIdle()
    expect(subjectsTo('ada@move.example')).toHaveLength(2)
    expect(subjectsTo('boss@move.example')).toHaveLength(3)
  })

  test('stays where it is if the other date is full, over or of another course', async () => {
    const { slug, dates } = await makeCourse([onsite, { ...later, capacity: 1 }])
    const other = await makeCourse([later])
    await book({ course: slug, session: dates[0], attendees: team('stay') })
    const [place] = await enrolmentsOf(dates[0])
    const path = `/api/enrolments/${String(place?.id)}/move`
    const codeOf = async (session: unknown) =>
      ((await (await staffCall(path, 'POST', { session })).json()) as { code: string }).code
    expect(await codeOf(dates[1])).toBe('session_full')
    expect(await codeOf(other.dates[0])).toBe('validation_failed')
    const [past] = await makeDates(payments.payload, (await makeCourse([])).id, [
      { startsAt: '2020-01-01T09:00:00Z' },
    ])
    expect(await codeOf(past)).toBe('validation_failed')
    expect(await enrolmentsOf(dates[0])).toHaveLength(2)
    expect(subjectsTo('ada@stay.example')).toHaveLength(1)
  })
})

describe('a date that staff cancel', () => {
  test('tells and refunds everybody once, however often and at the same time it is asked', async () => {
    const { slug, dates } = await makeCourse([onsite])
    const customer = { email: 'boss@off.example' }
    const booked = { course: slug, session: dates[0] }
    const order = await book({ ...booked, attendees: team('off'), customer })
    const alone = await book({ ...booked, customer: { email: 'eve@off.example', name: 'Eve' } })
    const path = `/api/course-sessions/${String(dates[0])}/cancel`
    const answers = await Promise.all([staffCall(path), staffCall(path), staffCall(path)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const told = await Promise.all(answers.map(async (answer) => (await answer.json()) as Called))
    expect(told.map(({ told: count }) => count).sort()).toEqual([0, 0, 3])
    expect(told.flatMap(({ orders }) => orders)).toEqual([
      expect.objectContaining({ refund: 'requested' }),
      expect.objectContaining({ refund: 'requested' }),
    ])
    for (const { number, tracking_id } of [order, alone]) {
      await until(async () => (await payments.orderOf(number)).status === 'refunded')
      expect(payments.gateway.refunds.get(tracking_id)).toHaveLength(1)
    }
    for (const name of ['ada', 'bob', 'boss', 'eve']) {
      const mail = await mailTo(`${name}@off.example`, 'Annulé')
      const [entry] = calendarOf(mail)
      expect(entry).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', start: onsite.startsAt })
    }
    const again = (await (await staffCall(path)).json()) as Called
    expect(again).toMatchObject({ told: 0, orders: [] })
    await payments.untilIdle()
    expect(subjectsTo('ada@off.example')).toHaveLength(2)
    // Receipt, confirmation, cancellation and credit note.
    expect(subjectsTo('boss@off.example')).toHaveLength(4)
    expect(subjectsTo('eve@off.example')).toHaveLength(4)
    const revived = await staffCall(path.replace('/cancel', ''), 'PATCH', { status: 'scheduled' })
    expect(revived.status).toBe(400)
  })

  test('is cancelled as a whole or not at all, and can be cancelled again after a fault', async () => {
    const { slug, dates } = await makeCourse([onsite])
    await book({ course: slug, session: dates[0], attendees: team('whole') })
    const { learning } = payments.payload.config.custom as { learning: LearningOptions }
    const { orders } = learning
    const release = () => Promise.reject(new Error('Killed in between'))
    learning.orders = { ...orders, release }
    const path = `/api/course-sessions/${String(dates[0])}/cancel`
    expect((await staffCall(path)).status).toBe(500)
    learning.orders = orders
    await payments.untilIdle()
    expect(await enrolmentsOf(dates[0])).toHaveLength(2)
    expect(subjectsTo('ada@whole.example')).toHaveLength(1)
    expect((await staffCall(path)).status).toBe(200)
    await mailTo('ada@whole.example', 'Annulé')
    await payments.untilIdle()
    expect(subjectsTo('ada@whole.example')).toHaveLength(2)
  })

  test('is refused to those who may not, and where it is over', async () => {
    const { id } = await makeCourse([])
    const [past] = await makeDates(payments.payload, id, [{ startsAt: '2020-01-01T09:00:00Z' }])
    const path = `/api/course-sessions/${String(past)}/cancel`
    expect((await staffCall(path)).status).toBe(409)
    expect((await payments.send(path, { method: 'POST' })).status).toBe(401)
    expect((await staffCall(path.replace(String(past), crypto.randomUUID()))).status).toBe(404)
  })
})

type Called = { told: number; orders: { refund: string }[] }
