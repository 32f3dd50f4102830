import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { until } from '../../../platform/jobs/until.js'
import { untilWaiting } from '../../../support/untilWaiting.js'
import { type Learning, type SignedIn, startLearning, syllabusOf } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const startsAt = '2099-01-01T09:00:00.000Z'

/** A learner on a date of a free course with one lesson. */
const enrol = async (mode: 'online' | 'onsite', fields: object = {}) => {
  const course = await learning.makeCourse({ syllabus: syllabusOf('only'), ...fields })
  const [session = ''] = await makeDates(learning.payload, course.id, [{ startsAt, mode }])
  const who = await learning.signIn()
  const { id } = await enrolIn(who, { course: course.slug, session })
  return { who, id, session, course }
}
type Enrolment = { id: string; status: string; progress: number; certificate: unknown }
const enrolIn = async (who: SignedIn, json: object, status = 201) => {
  const answer = await learning.sendAs(who, '/api/lms/enrolments', { json })
  expect(answer.status).toBe(status)
  return (await answer.json()) as Enrolment
}
const readLesson = async (who: SignedIn, id: string, lesson = 'only') => {
  const answer = await learning.sendAs(who, `/api/lms/enrolments/${id}/progress`, {
    method: 'PUT',
    json: { lesson, completed: true },
  })
  return (await answer.json()) as Enrolment
}
const stateOf = async (who: SignedIn) => {
  const answer = await learning.sendAs(who, '/api/lms/enrolments')
  return ((await answer.json()) as { docs: Enrolment[] }).docs[0]
}
const mark = (session: string, id: string, attended: unknown = true) =>
  learning.callAsAdmin(`/api/course-sessions/${session}/attendance/${id}`, {
    method: 'PUT',
    json: { attended },
  })

describe('a course with a date in a classroom', () => {
  test('is completed when the lessons are read and the attendance is marked, in either order', async () => {
    const first = await enrol('onsite')
    expect(await readLesson(first.who, first.id)).toMatchObject({ status: 'active', progress: 50 })
    expect((await mark(first.session, first.id)).status).toBe(200)
    expect(await stateOf(first.who)).toMatchObject({ status: 'completed', progress: 100 })
    const second = await enrol('onsite')
    await mark(second.session, second.id)
    expect(await stateOf(second.who)).toMatchObject({ status: 'active', certificate: null })
    expect(await readLesson(second.who, second.id)).toMatchObject({ status: 'completed' })
  })

  test('needs no lessons: to have been there is enough', async () => {
    const { who, id, session } = await enrol('onsite', { syllabus: [] })
    await mark(session, id)
    expect(await stateOf(who)).toMatchObject({ status: 'completed', progress: 100 })
  })

  test('brings the certificate by one mail, however often and in parallel it is marked', async () => {
    const { who, id, session } = await enrol('onsite', { syllabus: [] })
    const marks = await Promise.all(Array.from({ length: 5 }, () => mark(session, id)))
    expect(marks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const isAbout = ({ text, to }: { text: string; to: string[] }) =>
      to.includes(who.learner.email) && text.startsWith('Your certificate: A course')
    const mail = await until(() => learning.mails.find(isAbout))
    const [row] = await learning.query<{ number: string }>(
      sql`select number from certificates where enrolment_id = ${id}::uuid`,
    )
    expect(mail.text).toContain(`/certificates/${row?.number ?? 'none'}`)
    await learning.untilDone('learning.mailCertificate')
    expect(learning.mails.filter(isAbout)).toHaveLength(1)
  })
})

describe('who has read all and was not there completes the course', () => {
  /** Somebody on a date in a classroom who has read the lessons, and another date of the course, online. */
  const waiting = async () => {
    const one = await enrol('onsite')
    const [online = ''] = await makeDates(learning.payload, one.course.id, [{ startsAt }])
    expect(await readLesson(one.who, one.id)).toMatchObject({ status: 'active', progress: 50 })
    return { ...one, online }
  }
  const completed = { status: 'completed', progress: 100, certificate: expect.anything() }
  const write = async (path: string, method: string, json: object) => {
    expect((await learning.callAsAdmin(`/api/${path}`, { method, json })).status).toBe(200)
  }

  test('once their date is held online, even if it is over', async () => {
    for (const endsAt of [startsAt, '2020-01-01T10:00:00.000Z']) {
      const { who, session } = await waiting()
      await learning.query(sql`
        update course_sessions set starts_at = ${endsAt}, ends_at = ${endsAt} where id = ${session}`)
      await write(`course-sessions/${session}`, 'PATCH', { mode: 'online' })
      await learning.untilDone('learning.settleCourse')
      expect(await stateOf(who)).toMatchObject(completed)
    }
  })

  test('once their booking is moved to a date online', async () => {
    const { who, id, online } = await waiting()
    await write(`enrolments/${id}/move`, 'POST', { session: online })
    expect(await stateOf(who)).toMatchObject(completed)
  })

  test('once staff give them a date online, where they have no booking', async () => {
    const { who, id, online } = await waiting()
    await learning.query(sql`update enrolments set booking_id = null, seat = null where id = ${id}`)
    await write(`enrolments/${id}`, 'PATCH', { session: online })
    expect(await stateOf(who)).toMatchObject(completed)
  })

  test('once they have cancelled and booked a date online', async () => {
    const { who, online, course } = await waiting()
    const bookings = await (await learning.sendAs(who, '/api/lms/bookings')).json()
    const path = `/api/lms/bookings/${String(bookings.docs[0].id)}/cancellation`
    expect((await learning.sendAs(who, path, { json: {} })).status).toBe(200)
    expect(await enrolIn(who, { course: course.slug, session: online })).toMatchObject(completed)
  })
})

test('a course with an online date is completed by its lessons alone', async () => {
  const { who, id } = await enrol('online')
  expect(await readLesson(who, id)).toMatchObject({ status: 'completed', progress: 100 })
})

describe('the attendance list', () => {
  test('names everybody on the date with their mark, which can be taken back until it completed the course', async () => {
    const { who, id, session } = await enrol('onsite')
    const list = async () => {
      const answer = await learning.callAsAdmin(`/api/course-sessions/${session}/attendance`)
      return (await answer.json()) as { attended: number; attendees: object[] }
    }
    const { email } = who.learner
    const person = { enrolment: id, email, status: 'active' }
    expect(await list()).toMatchObject({
      attended: 0,
      attendees: [{ ...person, attendedAt: null }],
    })
    await mark(session, id)
    const marked = { ...person, attendedAt: expect.any(String) }
    expect(await list()).toMatchObject({ attended: 1, attendees: [marked] })
    const shown = await learning.callAsAdmin(`/api/course-sessions/${session}`)
    expect(await shown.json()).toMatchObject({ sold: 1, attended: 1 })
    expect((await mark(session, id, false)).status).toBe(200)
    expect(await list()).toMatchObject({ attended: 0 })
    await mark(session, id)
    await readLesson(who, id)
    const refused = await mark(session, id, false)
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { code: 'course_completed', detail: expect.stringContaining('It stays completed.') },
    ])
  })

  test('keeps who was there when they book another date, and when that is cancelled they have what they did', async () => {
    const { who, id, session, course } = await enrol('onsite', {
      syllabus: syllabusOf('only', 'more'),
    })
    await mark(session, id)
    await learning.query(
      sql`update course_sessions set starts_at = '2020-01-01', ends_at = '2020-01-01' where id = ${session}`,
    )
    const later = { startsAt, mode: 'onsite' } as const
    const [next = ''] = await makeDates(learning.payload, course.id, [later])
    await enrolIn(who, { course: course.slug, session: next }, 200)
    const attended = async (date: string) => {
      const path = `/api/course-sessions/${date}`
      const list = await (await learning.callAsAdmin(`${path}/attendance`)).json()
      const { attended: counted } = await (await learning.callAsAdmin(path)).json()
      return [
        counted,
        list.attended,
        list.attendees.map((one: { enrolment: string }) => one.enrolment),
      ]
    }
    expect([await attended(session), await attended(next)]).toEqual([
      [1, 1, [id]],
      [0, 0, [id]],
    ])
    for (const presence of [false, true]) await mark(session, id, presence)
    expect(await attended(session)).toEqual([1, 1, [id]])
    const bookings = await (await learning.sendAs(who, '/api/lms/bookings')).json()
    const path = `/api/lms/bookings/${String(bookings.docs[0].id)}/cancellation`
    expect((await learning.sendAs(who, path, { json: {} })).status).toBe(200)
    expect([await attended(session), await attended(next)]).toEqual([
      [1, 1, [id]],
      [0, 0, []],
    ])
    await readLesson(who, id)
    expect(await readLesson(who, id, 'more')).toMatchObject({ status: 'completed', progress: 100 })
  })

  test('keeps who was there when staff give them another date', async () => {
    const { id, session, course } = await enrol('onsite')
    await mark(session, id)
    const [next = ''] = await makeDates(learning.payload, course.id, [{ startsAt }])
    const list = async (date: string) => {
      const answer = await learning.callAsAdmin(`/api/course-sessions/${date}/attendance`)
      return ((await answer.json()) as { attended: number }).attended
    }
    for (const [date, here] of [
      [next, 0],
      [session, 1],
    ] as const) {
      const json = { session: date }
      await learning.callAsAdmin(`/api/enrolments/${id}/move`, { method: 'POST', json })
      expect([await list(session), await list(next)]).toEqual([1, 0])
      const answer = await learning.callAsAdmin(`/api/enrolments/${id}`)
      const { attendedAt } = (await answer.json()) as { attendedAt: string | null }
      expect(attendedAt === null).toBe(here === 0)
    }
  })

  test('is marked while places of the date are given and taken: nobody waits for each other', async () => {
    const { id, session } = await enrol('onsite')
    const canceller = new pg.Client({ connectionString: learning.databaseUrl })
    await canceller.connect()
    await canceller.query('begin')
    await canceller.query('select from course_sessions where id = $1 for no key update', [session])
    const marked = mark(session, id)
    await untilWaiting(canceller)
    await canceller.query('select from enrolments where id = $1 for update', [id])
    await canceller.query('commit')
    await canceller.end()
    expect((await marked).status).toBe(200)
  })

  test('is in the audit log, with who marked whom', async () => {
    const { id, session } = await enrol('onsite')
    await mark(session, id)
    const log = await learning.callAsAdmin(
      `/api/audit-log?where[targetId][equals]=${id}&sort=-createdAt`,
    )
    const { docs } = (await log.json()) as { docs: { after?: { attendedAt?: string } }[] }
    expect(docs[0]?.after?.attendedAt).toEqual(expect.any(String))
  })

  test('is nobody’s but staff’s, and knows only who has a place on this date', async () => {
    const { who, id, session } = await enrol('onsite')
    const elsewhere = await enrol('onsite')
    const path = `/api/course-sessions/${session}/attendance`
    expect((await learning.call(path)).status).toBe(401)
    expect((await learning.sendAs(who, path)).status).toBe(401)
    const byLearner = { method: 'PUT', json: { attended: true } }
    expect((await learning.sendAs(who, `${path}/${id}`, byLearner)).status).toBe(401)
    expect((await mark(elsewhere.session, id)).status).toBe(404)
    expect((await mark(session, id, 'yes')).status).toBe(422)
    const visible = await (await learning.call(`/api/course-sessions/${session}`)).json()
    expect(visible).not.toHaveProperty('attended')
    expect(await stateOf(who)).toMatchObject({ progress: 0 })
  })
})
