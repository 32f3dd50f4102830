import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, startLearning, syllabusOf } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
  learning.platform.clock = { now: () => new Date('2099-01-01T08:30:00Z') }
})
afterAll(() => learning.stop())

/** A learner on a course with one lesson, on a date of it in a classroom unless told otherwise. */
const enrol = async (isOnDate = true) => {
  const course = await learning.makeCourse({ syllabus: syllabusOf('only') })
  const day = { startsAt: '2099-01-01T09:00:00Z', mode: 'onsite' } as const
  const [session = ''] = isOnDate ? await makeDates(learning.payload, course.id, [day]) : []
  const who = await learning.signIn()
  const json = { course: course.slug, ...(isOnDate && { session }) }
  const made = await learning.sendAs(who, '/api/lms/enrolments', { json })
  const { id } = (await made.json()) as { id: string }
  const write = async (path: string, method: string, body: object) => {
    const answer = await learning.callAsAdmin(path, { method, json: body })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return {
    read: () =>
      learning.sendAs(who, `/api/lms/enrolments/${id}/progress`, {
        ...{ method: 'PUT', json: { lesson: 'only', completed: true } },
      }),
    mark: (attended = true) =>
      write(`/api/course-sessions/${session}/attendance/${id}`, 'PUT', { attended }),
    set: (status: string) => write(`/api/enrolments/${id}`, 'PATCH', { status }),
    reopen: (body: object = { reason: 'A slip' }) =>
      write(`/api/enrolments/${id}/reopen`, 'POST', body),
    state: async () => {
      const list = await learning.sendAs(who, '/api/lms/enrolments')
      return ((await list.json()) as { docs: Record<string, unknown>[] }).docs[0]
    },
    attended: async () => {
      const [row] = await learning.query<{ at: string | null }>(
        sql`select attended_at as at from enrolments where id = ${id}::uuid`,
      )
      return row?.at ?? null
    },
    asNobody: () => learning.send(`/api/enrolments/${id}/reopen`, { json: { reason: 'x' } }),
    asLearner: () =>
      learning.sendAs(who, `/api/enrolments/${id}/reopen`, { json: { reason: 'x' } }),
  }
}

const numberIn = (state: Record<string, unknown> | undefined) =>
  (state?.['certificate'] as { id: string } | null | undefined)?.id ?? ''

test('an enrolment that staff completed by mistake is active again, with what was done, and its certificate is revoked', async () => {
  const one = await enrol(false)
  expect((await one.set('completed')).status).toBe(200)
  const number = numberIn(await one.state())
  expect(await one.reopen()).toMatchObject({
    status: 200,
    body: { status: 'active', certificate: number },
  })
  expect(await one.state()).toMatchObject({ status: 'active', progress: 0, certificate: null })
  const page = await learning.call(`/api/lms/certificates/${number}`)
  expect(await page.json()).toMatchObject({ status: 'revoked' })
  await one.read()
  const again = await one.state()
  expect(again).toMatchObject({ status: 'completed', progress: 100 })
  expect(numberIn(again)).not.toBe(number)
})

test('a slip on the attendance list is taken back with the enrolment that it completed', async () => {
  const one = await enrol()
  await one.read()
  await one.mark()
  expect(await one.mark(false)).toMatchObject({ status: 409, body: { code: 'course_completed' } })
  expect((await one.reopen()).status).toBe(200)
  expect(await one.state()).toMatchObject({ status: 'active', progress: 50, certificate: null })
  expect(await one.attended()).toBeNull()
  await one.mark()
  expect(await one.state()).toMatchObject({ status: 'completed', certificate: expect.anything() })
})

test('who was there and has lessons to read keeps the mark', async () => {
  const one = await enrol()
  await one.mark()
  await one.set('completed')
  expect((await one.reopen()).status).toBe(200)
  expect(await one.state()).toMatchObject({ status: 'active', progress: 50 })
  expect(await one.attended()).not.toBeNull()
})

test('a certificate that was revoked before does not keep another from who completes the course', async () => {
  const one = await enrol(false)
  await one.set('completed')
  const [row] = await learning.query<{ id: string }>(
    sql`select id from certificates where number = ${numberIn(await one.state())}`,
  )
  const json = { reason: 'A slip' }
  const path = `/api/certificates/${row?.id ?? ''}/revoke`
  expect((await learning.callAsAdmin(path, { method: 'POST', json })).status).toBe(200)
  expect(await one.reopen()).toMatchObject({ status: 200, body: { certificate: null } })
  await one.read()
  expect(numberIn(await one.state())).not.toBe('')
})

test('who has done all stays completed with the certificate, and so does who is refused', async () => {
  const one = await enrol(false)
  const refused = { status: 409, body: { code: 'not_reopenable' } }
  expect(await one.reopen()).toMatchObject(refused)
  await one.read()
  const before = await one.state()
  expect(await one.reopen()).toMatchObject(refused)
  expect(await one.reopen({})).toMatchObject({ status: 422 })
  expect((await one.asNobody()).status).toBe(401)
  expect((await one.asLearner()).status).toBe(401)
  expect(await one.set('active')).toMatchObject({ status: 400 })
  expect(await one.state()).toEqual(before)
  expect(numberIn(before)).not.toBe('')
})
