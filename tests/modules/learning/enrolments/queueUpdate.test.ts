import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer
let database: pg.Client

beforeAll(async () => {
  foyer = await boot()
  database = new pg.Client(foyer.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await foyer.stop()
})

async function send(path: string, json: object, method = 'POST') {
  const answer = await foyer.callAsAdmin(path, { method, json })
  expect(answer.ok).toBe(true)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

const publish = (id: string) => send(`/api/courses/${id}`, { _status: 'published' }, 'PATCH')

test('a publication queues an update where the course has learners or dates, and no other', async () => {
  const queued = async () => {
    const { rows } = await database.query(
      `select from graphile_worker.jobs where task_identifier = 'learning.settleCourse'`,
    )
    return rows.length
  }
  const made = (slug: string) => ({ title: slug, slug, summary: 'About it.' })
  const [alone, dated, attended] = [
    await send('/api/courses', made('alone')),
    await send('/api/courses', made('dated')),
    await send('/api/courses', made('attended')),
  ]
  await publish(alone)
  expect(await queued()).toBe(0)
  await send('/api/course-sessions', {
    ...{ course: dated, startsAt: '2030-01-01T10:00:00.000Z', endsAt: '2030-01-01T12:00:00.000Z' },
    ...{ timeZone: 'Europe/Paris', mode: 'online', capacity: 3 },
  })
  await publish(dated)
  expect(await queued()).toBe(1)
  const learner = await send('/api/learners', { email: 'ada@acme.example', name: 'Ada' })
  await send('/api/enrolments', { learner, course: attended })
  await publish(attended)
  expect(await queued()).toBe(2)
})
