import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'

import { boot, type Foyer, adminKey } from '../../support/boot.js'
import { startSecondProcess } from '../../support/startSecondProcess.js'
import { untilWaiting } from '../../support/untilWaiting.js'
import { until } from '../jobs/until.js'

let foyer: Foyer
let database: pg.Client
/** What the other processes have been told of. */
const told: string[] = []

beforeAll(async () => {
  foyer = await boot()
  database = new pg.Client(foyer.databaseUrl)
  database.on('notification', ({ payload = '' }) => told.push(payload))
  await database.connect()
  await database.query('listen foyer_changes')
  const json = { url: 'https://hooks.example/', events: ['content.published'] }
  const { status } = await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json })
  expect(status).toBe(201)
})
afterAll(async () => {
  await database.end()
  await foyer.stop()
})

const course = (slug: string) => ({
  ...{ title: slug, slug, summary: 'What it is about.', topics: ['One', 'Two'] },
  outcomes: ['Sort', 'Write', 'Keep'],
  syllabus: [
    { title: 'First', lessons: [{ title: 'A' }, { title: 'B' }] },
    { title: 'Second', lessons: [{ title: 'C' }] },
  ],
  instructors: [{ name: 'Ada', role: 'Lawyer' }],
  _status: 'published',
})

/** Publishes a new course there; its slug if that was acknowledged. */
async function publish(url: string, slug: string): Promise<string | undefined> {
  const headers = { 'x-api-key': adminKey, 'content-type': 'application/json' }
  const body = JSON.stringify(course(slug))
  const answer = fetch(`${url}/api/courses`, { method: 'POST', headers, body })
  const status = await answer.then(
    (response) => response.status,
    () => 0,
  )
  return status === 201 ? slug : undefined
}

type Stored = Record<string, unknown> & { id: string; slug: string }

/** How many rows each course has in all places that its write fills. */
async function storedLike(slugs: string): Promise<Stored[]> {
  const parts = ['locales', 'texts', 'syllabus', 'instructors']
  const counts = parts.flatMap((part) => {
    const [column, name] = part === 'texts' ? ['parent_id', part] : ['_parent_id', part]
    const inVersion = part === 'locales' || part === 'texts' ? name : `version_${name}`
    return [
      `(select count(*)::int from courses_${name} where ${column} = courses.id) as ${part}`,
      `(select count(*)::int from _courses_v_${inVersion} as part join _courses_v as v
        on v.id = part.${column} where v.parent_id = courses.id) as version_${part}`,
    ]
  })
  const { rows } = await database.query<Stored>(
    `select id, slug, ${counts.join(', ')},
       (select count(*)::int from courses_syllabus_lessons as lesson join courses_syllabus as module
        on module.id = lesson._parent_id where module._parent_id = courses.id) as lessons,
       (select count(*)::int from _courses_v where parent_id = courses.id and latest) as versions,
       (select count(*)::int from audit_log where target_id = courses.id::text) as audited,
       (select count(*)::int from webhook_deliveries where body::text like '%' || courses.id || '%') as announced
     from courses where slug like $1`,
    [slugs],
  )
  return rows
}

const whole = {
  ...{ locales: 1, texts: 5, syllabus: 2, instructors: 1, lessons: 3 },
  ...{ version_locales: 1, version_texts: 5, version_syllabus: 2, version_instructors: 1 },
  ...{ versions: 1, audited: 1, announced: 1 },
}

/** Versions, audit rows and deliveries of courses that are not there. */
async function remains(): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select ((select count(*) from _courses_v where parent_id is null or version_slug not in (select slug from courses))
       + (select count(*) from audit_log where target = 'courses' and target_id not in (select id::text from courses))
       + (select count(*) from webhook_deliveries where not exists (
            select 1 from courses where body::text like '%' || courses.id || '%')))::int as count`,
  )
  return rows[0]?.count ?? -1
}

/** PostgreSQL has noticed that the process is gone, and has ended what it had begun. */
const untilEnded = () =>
  until(async () => {
    const { rows } = await database.query(
      `select 1 from pg_stat_activity where datname = current_database()
       and xact_start is not null and pid <> pg_backend_pid()`,
    )
    return rows.length === 0
  })

const toldOf = (id: string) => told.filter((notice) => notice.includes(`courses#${id}`)).length

test('a process killed amid many writes leaves each course whole, audited and announced, or nothing of it', async () => {
  const other = await startSecondProcess({ NODE_OPTIONS: '' })
  let acknowledged = 0
  let killed: Promise<void> | undefined
  const writes = Array.from({ length: 48 }, async (_, at) => {
    const slug = await publish(other.url, `killed-${String(at)}`)
    if (slug) acknowledged += 1
    // At once: it would have written all of them soon.
    if (acknowledged === 6) killed ??= other.kill()
    return slug
  })
  const kept = (await Promise.all(writes)).filter((slug) => slug !== undefined)
  await killed
  expect(acknowledged).toBeGreaterThanOrEqual(6)
  expect(kept.length).toBeLessThan(writes.length)
  await untilEnded()
  const stored = await storedLike('killed-%')
  for (const one of stored) {
    expect(one).toMatchObject(whole)
    expect(toldOf(one.id)).toBe(1)
  }
  expect(stored.map(({ slug }) => slug)).toEqual(expect.arrayContaining(kept))
  expect(await remains()).toBe(0)
})

test('a process killed while a course waits for its announcement leaves nothing of it', async () => {
  const other = await startSecondProcess({ NODE_OPTIONS: '' })
  const before = told.length
  // Until this ends, no announcement can be written, so that no course can be kept.
  await database.query('begin')
  await database.query('lock table webhook_deliveries in exclusive mode')
  const writes = Array.from({ length: 4 }, (_, at) => publish(other.url, `held-${String(at)}`))
  await untilWaiting(database, 1, 'webhook_deliveries')
  await other.kill()
  expect(await Promise.all(writes)).toEqual(writes.map(() => undefined))
  await database.query('commit')
  await untilEnded()
  expect(await storedLike('held-%')).toEqual([])
  expect(await remains()).toBe(0)
  expect(told.slice(before).filter((notice) => notice.includes('courses#'))).toEqual([])
})
