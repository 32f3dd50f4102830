import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, type SignedIn, startLearning, syllabusOf } from '../auth/startLearning.js'
import { rename } from '../certificates/earnCertificate.js'
import { makeDates } from '../makeDates.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const erase = ({ learner: { email } }: SignedIn) =>
  learning.callAsAdmin('/api/people/erase', { method: 'POST', json: { email } })
const enrol = (who: SignedIn, json: object) => learning.sendAs(who, '/api/lms/enrolments', { json })
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id

/** The status of each, done at the same time; six times, because not every time do they meet. */
async function together(work: (who: SignedIn) => Promise<() => Promise<Response>[]>) {
  const statuses: string[] = []
  for (let round = 0; round < 6; round += 1) {
    const begin = await work(await learning.signIn())
    statuses.push((await Promise.all(begin())).map(({ status }) => status).join())
  }
  return statuses
}

/** A free course with one date. */
async function makeDated() {
  const { id, slug: course } = await learning.makeCourse()
  const [session = ''] = await makeDates(learning.payload, id, [
    { startsAt: '2099-01-01T09:00:00Z' },
  ])
  return { course, session }
}

test('a place is booked before its learner is erased, or not at all', async () => {
  const dated = await makeDated()
  const statuses = await together((who) => Promise.resolve(() => [enrol(who, dated), erase(who)]))
  for (const each of statuses) expect(['201,204', '401,204']).toContain(each)
  const left = await learning.query(sql`select from bookings
    where session_id = ${dated.session}::uuid and status = 'confirmed'`)
  expect(left).toEqual([])
})

test('nobody who is being given a place keeps their erasure from being done', async () => {
  const dated = await makeDated()
  const statuses = await together(async (who) => {
    const owner = await learning.signIn()
    await enrol(owner, dated)
    const { docs } = await (await learning.sendAs(owner, '/api/lms/bookings')).json()
    const json = { attendee: { name: 'Heir', email: who.learner.email } }
    return () => [
      learning.sendAs(owner, `/api/lms/bookings/${docs[0].id}/transfer`, { json }),
      erase(who),
    ]
  })
  for (const each of statuses) expect(each).toBe('200,204')
})

test('a certificate that is being issued is erased with its person', async () => {
  const { slug: course } = await learning.makeCourse({ syllabus: syllabusOf('only') })
  const statuses = await together(async (who) => {
    await rename(learning, who, 'Erased Meanwhile')
    const path = `/api/lms/enrolments/${await idOf(await enrol(who, { course }))}/progress`
    const json = { lesson: 'only', completed: true }
    return () => [learning.sendAs(who, path, { method: 'PUT', json }), erase(who)]
  })
  for (const each of statuses) expect(each).toMatch(/^(?:200|401|404),204$/)
  expect(
    await learning.query(sql`select from certificates where name = 'Erased Meanwhile'`),
  ).toEqual([])
})
