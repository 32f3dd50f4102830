import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, startLearning, syllabusOf } from '../auth/startLearning.js'
import { makeDates } from '../makeDates.js'
import { revoke } from './earnCertificate.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

/** A course with a date in a classroom, and what a learner who is enrolled in it can do. */
async function blended(isOnDate: boolean) {
  const course = await learning.makeCourse({ syllabus: syllabusOf('only') })
  const day = { startsAt: '2099-01-01T09:00:00Z', mode: 'onsite' } as const
  const [session = ''] = await makeDates(learning.payload, course.id, [day])
  const who = await learning.signIn()
  const json = { learner: who.learner.id, course: course.id, ...(isOnDate && { session }) }
  const made = await learning.callAsAdmin('/api/enrolments', { method: 'POST', json })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const put = (path: string, body: object, method = 'PUT') =>
    learning.callAsAdmin(path, { method, json: body })
  return {
    read: () =>
      learning.sendAs(who, `/api/lms/enrolments/${doc.id}/progress`, {
        method: 'PUT',
        json: { lesson: 'only', completed: true },
      }),
    attend: () => put(`/api/course-sessions/${session}/attendance/${doc.id}`, { attended: true }),
    leave: () => put(`/api/enrolments/${doc.id}`, { session: null }, 'PATCH'),
    complete: () => put(`/api/enrolments/${doc.id}`, { status: 'completed' }, 'PATCH'),
    number: async () => {
      const [row] = await learning.query<{ number: string }>(sql`
        select number from certificates where enrolment_id = ${doc.id}::uuid`)
      return row?.number ?? ''
    },
  }
}

async function narrativeOf(number: string): Promise<string> {
  const answer = await learning.call(`/api/lms/certificates/${number}/badge`)
  const badge = (await answer.json()) as {
    credentialSubject: { achievement: { criteria: { narrative: string } } }
  }
  return badge.credentialSubject.achievement.criteria.narrative
}

test('a badge says of a classroom that somebody attended only where they were asked to, and did', async () => {
  const lessons = 'Read every lesson and passed every quiz.'
  const present = await blended(true)
  await present.read()
  await present.attend()
  expect(await narrativeOf(await present.number())).toMatch(/ and attended in the classroom\.$/)
  await present.leave()
  expect(await narrativeOf(await present.number())).toMatch(/ and attended in the classroom\.$/)
  const undated = await blended(false)
  await undated.read()
  expect(await narrativeOf(await undated.number())).toBe(lessons)
  const left = await blended(true)
  await left.read()
  await left.leave()
  expect(await narrativeOf(await left.number())).toBe(lessons)
})

test('a badge says of who staff completed the course for that they confirm it, and nothing of lessons', async () => {
  const { complete, number } = await blended(true)
  await complete()
  expect(await narrativeOf(await number())).toBe('Completed the course, as its organisers confirm.')
  const first = await number()
  expect((await revoke(learning, first, { reason: 'A slip', replace: true })).status).toBe(200)
  expect(await number()).not.toBe(first)
  expect(await narrativeOf(await number())).toBe('Completed the course, as its organisers confirm.')
})

test('a badge of a certificate from before it was noted stays as it was', async () => {
  const { read, number } = await blended(false)
  await read()
  await learning.query(
    sql`update certificates set criteria = null where number = ${await number()}`,
  )
  expect(await narrativeOf(await number())).toBe(
    'Read every lesson, passed every quiz and, where the course has dates in a classroom, attended.',
  )
})
