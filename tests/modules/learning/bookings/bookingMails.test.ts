import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { until } from '../../../platform/jobs/until.js'
import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'
import { calendarOf } from '../courseMails.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
let ada: SignedIn
let made = 0
beforeAll(async () => {
  learning = await startLearning()
  ada = await learning.signIn('ada@told.example')
  await learning.query(sql`update learners set locale = 'en'`)
})
afterAll(() => learning.stop())

const startsAt = '2099-03-29T07:30:00.000Z'

/** Books places on the date of a new course for these people, and waits for their mails. */
const book = (...names: string[]) => bookOn({}, ...names)
const bookOn = async (
  where: Partial<Parameters<typeof makeDates>[2][number]>,
  ...names: string[]
) => {
  made += 1
  const title = `Course ${String(made)}`
  const { id, slug: course } = await learning.makeCourse({ title })
  const [session] = await makeDates(learning.payload, id, [{ startsAt, ...where }])
  const attendees = names.map((name) => ({ name, email: `${name}@told.example` }))
  const json = { course, session, attendees }
  const answer = await learning.sendAs(ada, '/api/lms/enrolments', { json })
  const booking = (await answer.json()) as { id: string }
  for (const name of names) await mailTo(name, `Booking confirmed: ${title}`)
  return { title, booking, course, session }
}
const mailsTo = (name: string, subject: string) =>
  learning.mails.filter(
    ({ to, text }) => to.includes(`${name}@told.example`) && text.startsWith(`${subject}\n`),
  )
const mailTo = (name: string, subject: string) => until(() => mailsTo(name, subject)[0])
const post = (path: string, json: object) =>
  learning.sendAs(ada, `/api/lms/bookings/${path}`, { method: 'POST', json })

test('who gives a place away is told so with the date taken out of the calendar, and who gets it is booked', async () => {
  const { title, booking } = await book('bob')
  const [before] = calendarOf(await mailTo('bob', `Booking confirmed: ${title}`))
  const attendee = { name: 'Eve', email: 'eve@told.example' }
  expect((await post(`${booking.id}/transfer`, { attendee, seat: 1 })).status).toBe(200)
  const left = await mailTo('bob', `Your place was given to someone else: ${title}`)
  expect(calendarOf(left)).toMatchObject([
    { method: 'CANCEL', status: 'CANCELLED', uid: before?.uid, start: startsAt },
  ])
  const [given] = calendarOf(await mailTo('eve', `Booking confirmed: ${title}`))
  expect(given).toMatchObject({ method: 'REQUEST', start: startsAt })
  expect(given?.uid).toBe(before?.uid)
  await learning.untilDone('learning.mailNews')
  expect(mailsTo('bob', `Your place was given to someone else: ${title}`)).toHaveLength(1)
})

test('who gets a place from somebody who reads French is told in French, until they choose a language', async () => {
  const luc = await learning.signIn('luc@told.example')
  await learning.query(sql`update learners set locale = 'fr' where id = ${luc.learner.id}::uuid`)
  const title = 'Une formation'
  const { slug: course } = await learning.makeCourse({ title })
  const attendee = (name: string) => ({ name, email: `${name}@told.example` })
  const json = { course, attendees: [attendee('zoe')] }
  const booked = await learning.sendAs(luc, '/api/lms/enrolments', { json })
  await mailTo('zoe', `Inscription confirmée : ${title}`)
  const { id } = (await booked.json()) as { id: string }
  const giveTo = async (name: string) => {
    const given = { attendee: attendee(name), seat: 1 }
    const answer = await learning.sendAs(luc, `/api/lms/bookings/${id}/transfer`, { json: given })
    expect(answer.status).toBe(200)
  }
  await giveTo('noe')
  await mailTo('noe', `Inscription confirmée : ${title}`)
  await giveTo('ada')
  await mailTo('ada', `You are enrolled: ${title}`)
})

test('who is enrolled of their own hears nothing when a place booked for them goes to another or is cancelled', async () => {
  const title = 'At any time'
  const { slug: course } = await learning.makeCourse({ title })
  const own = ['pia', 'tom'].map((name) => ({ name, email: `${name}@told.example` }))
  for (const { email } of own) {
    const who = await learning.signIn(email)
    expect((await learning.sendAs(who, '/api/lms/enrolments', { json: { course } })).status).toBe(
      201,
    )
  }
  const json = { course, attendees: own }
  const booking = (await (await learning.sendAs(ada, '/api/lms/enrolments', { json })).json()) as {
    id: string
  }
  const attendee = { name: 'Uma', email: 'uma@told.example' }
  expect((await post(`${booking.id}/transfer`, { attendee, seat: 1 })).status).toBe(200)
  await mailTo('uma', `You are enrolled: ${title}`)
  expect((await post(`${booking.id}/cancellation`, {})).status).toBe(200)
  await mailTo('uma', `Booking cancelled: ${title}`)
  await learning.untilDone('learning.mailNews')
  expect(mailsTo('pia', `Your place was given to someone else: ${title}`)).toEqual([])
  expect(mailsTo('tom', `Booking cancelled: ${title}`)).toEqual([])
})

test('a booking that its buyer cancels is taken back from everybody on it, and confirmed to the buyer, once', async () => {
  const { title, booking } = await book('dan', 'fay')
  const answers = await Promise.all([1, 2, 3].map(() => post(`${booking.id}/cancellation`, {})))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const name of ['dan', 'fay', 'ada']) {
    const mail = await mailTo(name, `Booking cancelled: ${title}`)
    expect(calendarOf(mail)).toMatchObject([{ method: 'CANCEL', start: startsAt }])
    // Nothing was paid, so nothing is said of money.
    expect(mail.text).not.toContain('refund')
  }
  await learning.untilDone('learning.mailNews')
  for (const name of ['dan', 'fay', 'ada']) {
    expect(mailsTo(name, `Booking cancelled: ${title}`)).toHaveLength(1)
  }
})

test('who cancels one of two bookings of a date keeps it in their calendar', async () => {
  const { title, booking, course, session } = await book('ivy')
  const attendees = [{ name: 'Jon', email: 'jon@told.example' }]
  const answer = await learning.sendAs(ada, '/api/lms/enrolments', {
    json: { course, session, attendees },
  })
  expect(answer.status).toBe(201)
  expect((await post(`${booking.id}/cancellation`, {})).status).toBe(200)
  expect(calendarOf(await mailTo('ivy', `Booking cancelled: ${title}`))).toHaveLength(1)
  expect(calendarOf(await mailTo('ada', `Booking cancelled: ${title}`))).toEqual([])
})

test('who has another place in the course when they lose one is told of their other date, and of nothing else', async () => {
  for (const change of ['cancellation', 'transfer']) {
    const { title, booking, course } = await book('lou')
    const [made] = await learning.query<{ id: string }>(
      sql`select id from courses where slug = ${course}`,
    )
    const later = '2099-05-01T07:30:00.000Z'
    const [session] = await makeDates(learning.payload, made?.id ?? '', [{ startsAt: later }])
    await learning.query(sql`
      with made as (insert into bookings (id, status, course_id, course_title, session_id, places, "order")
        values (gen_random_uuid(), 'confirmed', ${made?.id}, ${title}, ${session}, 1, ${title}) returning id)
      insert into bookings_attendees (id, _parent_id, _order, name, email)
        select ${title}, id, 1, 'Lou', 'lou@told.example' from made`)
    const attendee = { name: 'Eve', email: 'eve@told.example' }
    const json = change === 'transfer' ? { attendee, seat: 1 } : {}
    expect((await post(`${booking.id}/${change}`, json)).status).toBe(200)
    const moved = await mailTo('lou', `You have a new date: ${title}`)
    expect(calendarOf(moved)).toMatchObject([
      { method: 'CANCEL', start: startsAt },
      { method: 'REQUEST', start: later },
    ])
    await learning.untilDone('learning.mailNews')
    expect(mailsTo('lou', `Booking cancelled: ${title}`)).toEqual([])
    expect(mailsTo('lou', `Your place was given to someone else: ${title}`)).toEqual([])
  }
})

test('who has the place of a date that is moved into the past as it is cancelled is told that it is', async () => {
  const { title, session } = await book('may')
  const past = { startsAt: '2020-01-01T09:00:00.000Z', endsAt: '2020-01-01T10:00:00.000Z' }
  const json = { ...past, status: 'cancelled' }
  const path = `/api/course-sessions/${String(session)}`
  expect((await learning.callAsAdmin(path, { method: 'PATCH', json })).status).toBe(200)
  await mailTo('may', `Cancelled: ${title}`)
})

test('a date is one entry of a calendar, from the course’s page or by mail, and the mailed one wins', async () => {
  const { title, course, session } = await book('kim')
  const [mailed] = calendarOf(await mailTo('kim', `Booking confirmed: ${title}`))
  const file = await learning.call(`/api/lms/courses/${course}/sessions/${String(session)}.ics`)
  const content = Buffer.from(await file.arrayBuffer())
  const [open] = calendarOf({ attachments: [{ filename: 'date.ics', content }] })
  expect(open?.uid).toBe(mailed?.uid)
  expect(open?.sequence).toBeLessThanOrEqual(mailed?.sequence ?? -1)
})

test('who has the place of a date that staff cancel, free of charge, is told by one mail', async () => {
  const { title } = await book('gus')
  const [date] = await learning.query<{ id: string }>(sql`
    select s.id from course_sessions s join courses_locales l on l._parent_id = s.course_id
    where l.title = ${title} limit 1`)
  const path = `/api/course-sessions/${date?.id ?? ''}/cancel`
  expect((await learning.callAsAdmin(path, { method: 'POST' })).status).toBe(200)
  const mail = await mailTo('gus', `Cancelled: ${title}`)
  expect(calendarOf(mail)).toMatchObject([{ method: 'CANCEL', start: startsAt }])
  await learning.untilDone('learning.mailNews')
  expect(mailsTo('gus', `Cancelled: ${title}`)).toHaveLength(1)
})

test('mails and their calendar files lead to the page of a course only while it is published', async () => {
  const { title, course } = await book('hal')
  const confirmed = await mailTo('hal', `Booking confirmed: ${title}`)
  // Lines of calendars are folded.
  const file = ({ attachments }: typeof confirmed) =>
    (attachments[0]?.content.toString() ?? '').replace(/\r\n[\t ]/g, '')
  expect(file(confirmed)).toContain(`/courses/${course}`)
  const [found] = await learning.query<{ id: string; date: string }>(sql`
    select c.id, s.id as date from courses c join course_sessions s on s.course_id = c.id
    where c.slug = ${course}`)
  const set = (path: string, json: object) => learning.callAsAdmin(path, { method: 'PATCH', json })
  await set(`/api/courses/${found?.id ?? ''}`, { _status: 'draft' })
  const path = `/api/course-sessions/${found?.date ?? ''}`
  expect((await set(path, { endsAt: '2099-03-29T20:00:00.000Z' })).status).toBe(200)
  const changed = await mailTo('hal', `New details: ${title}`)
  await learning.callAsAdmin(`${path}/cancel`, { method: 'POST' })
  const cancelled = await mailTo('hal', `Cancelled: ${title}`)
  expect(cancelled.text).toMatch(/\/courses$/m)
  for (const mail of [changed, cancelled]) {
    expect(mail.text + file(mail)).not.toContain(course)
    expect(file(mail)).toMatch(/^URL:.*\/learn\r?$/m)
  }
})

test('who has a place is led to their course, told who booked it, and what to do if they cannot come', async () => {
  const mapUrl = 'https://maps.example/house'
  const { title, booking } = await bookOn({ mode: 'onsite', venue: { mapUrl } }, 'lea', 'ada')
  const led = (html: string, path: string) =>
    new RegExp(`<a href="https?://[^"]+${path}" class="button-label"[^>]*>([^<]+)`).exec(html)?.[1]
  const toLea = await mailTo('lea', `Booking confirmed: ${title}`)
  expect(toLea.text).toContain('ada@told.example booked this place for you. If you cannot')
  expect(toLea.text).toContain('Sign in with this email address')
  expect(led(toLea.html, '/learn')).toBe('Go to your course')
  expect(toLea.html).toMatch(new RegExp(`<p [^>]*><a href="${mapUrl}"[^>]*>Show on the map`))
  const toAda = await mailTo('ada', `Booking confirmed: ${title}`)
  expect(toAda.text).not.toContain('for you')
  expect(toAda.text).toMatch(/Give your place to someone else, or cancel:\n\S+\/learn\/bookings/)
  const attendee = { name: 'Max', email: 'max@told.example' }
  expect((await post(`${booking.id}/transfer`, { attendee, seat: 1 })).status).toBe(200)
  const toMax = await mailTo('max', `Booking confirmed: ${title}`)
  expect(toMax.text).toContain('ada@told.example booked this place for you.')
})

test('who only booked is led to their bookings', async () => {
  const { title } = await book('ned')
  const toBuyer = await mailTo('ada', `Booking confirmed: ${title}`)
  expect(toBuyer.text).toMatch(/See your bookings:\n\S+\/learn\/bookings/)
})
