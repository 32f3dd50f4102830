import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, startLearning } from '../auth/startLearning.js'
import { calendarOf } from '../courseMails.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

test('a date of a published course is a calendar file for everybody, without the link to join', async () => {
  const { id, slug } = await learning.makeCourse({ title: 'Model cards' })
  const [onsite, online] = await makeDates(learning.payload, id, [
    {
      startsAt: '2099-03-29T07:30:00Z',
      endsAt: '2099-03-29T15:00:00Z',
      mode: 'onsite',
      venue: { name: 'The House', address: '1 Quay Road\nParis' },
    },
    { startsAt: '2099-04-29T07:30:00Z', joinUrl: 'https://meet.example/secret' },
  ])
  const path = (session: string | undefined) =>
    `/api/lms/courses/${slug}/sessions/${String(session)}.ics`
  const read = async (session: string | undefined) => {
    const answer = await learning.call(path(session))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
    ])
    const content = Buffer.from(await answer.arrayBuffer())
    expect(content.toString()).not.toContain('meet.example')
    return calendarOf({ attachments: [{ filename: 'date.ics', content }] })
  }
  expect(await read(onsite)).toMatchObject([
    {
      method: 'PUBLISH',
      start: '2099-03-29T07:30:00.000Z',
      end: '2099-03-29T15:00:00.000Z',
      title: 'Model cards',
      location: 'The House, 1 Quay Road, Paris',
      status: 'CONFIRMED',
      attendee: null,
    },
  ])
  expect(await read(online)).toMatchObject([{ title: 'Model cards' }])
  const french = await (await learning.call(`${path(online)}?locale=fr`)).text()
  expect(french.replace(/\r\n[\t ]/g, '')).toMatch(
    new RegExp(`^URL:\\S+/courses/${slug}\\?locale=fr\r$`, 'm'),
  )
  const other = await learning.makeCourse()
  await learning.query(sql`
    update course_sessions set status = 'cancelled' where id = ${online}::uuid`)
  await learning.callAsAdmin(`/api/course-sessions/${String(onsite)}`, {
    method: 'PATCH',
    json: { capacity: 21 },
  })
  for (const [of, session] of [
    [other.slug, onsite],
    [slug, online],
    [slug, crypto.randomUUID()],
  ]) {
    const answer = await learning.call(
      `/api/lms/courses/${String(of)}/sessions/${String(session)}.ics`,
    )
    expect(answer.status).toBe(404)
  }
})

test('a date of a course that is no longer published stays a calendar file for who has a place, and for nobody else', async () => {
  const { id, slug } = await learning.makeCourse({ title: 'Kept' })
  const [session] = await makeDates(learning.payload, id, [{ startsAt: '2099-03-29T07:30:00Z' }])
  const [ada, bob] = [await learning.signIn(), await learning.signIn()]
  await learning.sendAs(ada, '/api/lms/enrolments', { json: { course: slug, session } })
  await learning.sendAs(bob, '/api/lms/enrolments', { json: { course: slug } })
  const path = `/api/lms/courses/${slug}/sessions/${String(session)}.ics`
  const read = async (who?: { token: string }) =>
    (await (who ? learning.sendAs(who, path) : learning.send(path))).status
  expect([await read(), await read(ada), await read(bob)]).toEqual([200, 200, 200])
  const json = { _status: 'draft' }
  await learning.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json })
  expect([await read(), await read(ada), await read(bob)]).toEqual([404, 200, 404])
  const kept = await learning.send(path, { headers: { cookie: ada.cookie } })
  expect(kept.headers.get('cache-control')).toBe('private, no-store')
  const file = (await kept.text()).replace(/\r\n[\t ]/g, '')
  expect(file).toContain('SUMMARY:Kept')
  // The course has no page any more.
  expect(file).not.toContain(`/courses/${slug}`)
  expect(await read()).toBe(404)
})

test('its lines have at most 75 octets in every alphabet, and no character is cut', async () => {
  const title = `حوكمة الذكاء الاصطناعي ${'😀'.repeat(30)}, ${'é'.repeat(40)}`
  const { id, slug } = await learning.makeCourse({ title })
  const [session] = await makeDates(learning.payload, id, [{ startsAt: '2099-03-29T07:30:00Z' }])
  const answer = await learning.send(`/api/lms/courses/${slug}/sessions/${String(session)}.ics`)
  const content = Buffer.from(await answer.arrayBuffer())
  const octets = content
    .toString()
    .split('\r\n')
    .map((line) => Buffer.byteLength(line))
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  const [entry] = calendarOf({ attachments: [{ filename: 'date.ics', content }] })
  expect(entry).toMatchObject({ title })
})
