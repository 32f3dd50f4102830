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
