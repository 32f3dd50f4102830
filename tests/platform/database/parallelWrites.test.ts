import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CollectionSlug, createLocalReq, initTransaction, killTransaction } from 'payload'
import pg from 'pg'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { untilWaiting } from '../../support/untilWaiting.js'

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

type Saved = { doc: { id: string } }

async function makeCourse(slug: string): Promise<string> {
  const json = {
    ...{ title: slug, slug, summary: 'What it is about.', level: 'expert', format: 'online' },
    ...{ durationHours: 6, topics: ['One', 'Two'], outcomes: ['A', 'B'] },
    syllabus: [{ title: 'Module', lessons: [{ title: 'First' }, { title: 'Second' }] }],
  }
  const response = await foyer.callAsAdmin('/api/courses', { method: 'POST', json })
  expect(response.status).toBe(201)
  return ((await response.json()) as Saved).doc.id
}

const save = (id: string, json: object) =>
  foyer.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json })

test('more people than there are connections save at once, and none waits for another', async () => {
  const ids = await Promise.all(
    Array.from({ length: 40 }, (_, at) => makeCourse(`saved-${String(at)}`)),
  )
  const answers = await Promise.all(ids.map((id) => save(id, { level: 'foundation' })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('a document that is being saved can be referred to: whoever books it waits for nobody', async () => {
  const id = await makeCourse('referred-to')
  const req = await createLocalReq({}, foyer.payload)
  await initTransaction(req)
  const data = { topics: ['Three'], slug: 'referred-to' }
  await foyer.payload.update({ collection: 'courses', id, data, req })
  await database.query('begin')
  const refer = database.query('select from courses where id = $1 for key share nowait', [id])
  const { rowCount } = await refer.finally(() => database.query('rollback'))
  await killTransaction(req)
  expect(rowCount).toBe(1)
})

test('deleting what somebody else deletes at that moment finds nothing', async () => {
  const { id } = await foyer.payload.create({
    collection: 'learners',
    data: { email: 'twice@foyer.test' },
  })
  await database.query('begin')
  const lock = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'
  await database.query(lock, [`learner ${id}`])
  const deleted = foyer.callAsAdmin(`/api/learners/${id}`, { method: 'DELETE' })
  await untilWaiting(database)
  await database.query('delete from learners where id = $1', [id])
  await database.query('commit')
  expect((await deleted).status).toBe(404)
})

test('a document that somebody else edits in the admin is locked, and free for who edits it', async () => {
  const [locked, free] = [await makeCourse('locked'), await makeCourse('free')]
  const user = await foyer.payload.create({
    collection: 'users',
    data: { email: 'editor@foyer.test', password: 'a-long-password-for-tests', role: 'editor' },
  })
  await foyer.payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'courses', value: locked },
      user: { relationTo: 'users', value: user.id },
    },
  })
  expect((await save(locked, { level: 'foundation' })).status).toBe(423)
  expect((await save(free, { level: 'foundation' })).status).toBe(200)
})

test('a document keeps its fifty newest versions', async () => {
  const id = await makeCourse('versions')
  for (let hours = 1; hours <= 55; hours += 1) {
    expect((await save(id, { durationHours: hours })).status).toBe(200)
  }
  const { rows } = await database.query<{ hours: string }>(
    `select version_duration_hours as hours from _courses_v where parent_id = $1
     order by updated_at`,
    [id],
  )
  expect(rows.map(({ hours }) => Number(hours))).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 6),
  )
})

test('what is published in one language keeps the others, however many drafts came before', async () => {
  const id = await makeCourse('languages')
  const at = async (query: string, json: object) =>
    expect((await save(`${id}?${query}`, json)).status).toBe(200)
  await at('', { _status: 'published' })
  for (let hours = 1; hours <= 51; hours += 1) {
    await at('draft=true', { durationHours: hours, _status: 'draft' })
  }
  const summary = 'De quoi il s’agit.'
  await at('locale=fr&publishSpecificLocale=fr', { summary, _status: 'published' })
  const { docs } = await foyer.payload.find({
    ...{ collection: 'courses', locale: 'all', where: { id: { equals: id } } },
  })
  expect(docs).toMatchObject([
    {
      title: { en: 'languages' },
      summary: { en: 'What it is about.', fr: summary },
      level: 'expert',
    },
  ])
})

type Built = { sql: unknown; selection: { tsKey: string; dbKey: string }[] }

type RelationalQuery = {
  config: { where?: unknown }
  dialect: { sqlToQuery(statement: unknown): { sql: string; params: unknown[] } }
  _getQuery: (this: RelationalQuery) => Built
}

const statementOf = (query: RelationalQuery) => {
  const { sql, selection } = query._getQuery()
  const { sql: text, params } = query.dialect.sqlToQuery(sql)
  return { text, params, columns: selection.map(({ dbKey, tsKey }) => [dbKey, tsKey]) }
}

/** The same query with its conditions in a function, which drizzle takes and nothing is kept for. */
function builtAnew(query: RelationalQuery): RelationalQuery {
  const { where, ...config } = query.config
  const prototype = Object.getPrototypeOf(query) as object
  const copy = Object.assign(Object.create(prototype), query) as RelationalQuery
  return Object.assign(copy, { config: { ...config, where: () => where } })
}

test('a statement that is used again is the one that would have been built anew', async () => {
  const [table] = Object.values(postgresOf(foyer.payload).drizzle.query)
  const any = (table as { findFirst(asked: object): object }).findFirst({})
  const prototype = Object.getPrototypeOf(any) as RelationalQuery
  const { _getQuery: getQuery } = prototype
  const queries: RelationalQuery[] = []
  prototype._getQuery = function (this: RelationalQuery) {
    queries.push(this)
    return getQuery.call(this)
  }
  try {
    for (const collection of Object.keys(foyer.payload.collections) as CollectionSlug[]) {
      const found = { collection, overrideAccess: true }
      await foyer.payload.find({ ...found, limit: 3, sort: '-createdAt', locale: 'all' })
      await foyer.payload.find({ ...found, limit: 2, page: 2, where: { id: { exists: true } } })
      await foyer.payload.find({ ...found, pagination: false, select: { createdAt: true } })
    }
    await makeCourse('built-anew')
  } finally {
    prototype._getQuery = getQuery
  }
  expect(queries.length).toBeGreaterThan(60)
  for (const query of queries) expect(statementOf(query)).toEqual(statementOf(builtAnew(query)))
})
