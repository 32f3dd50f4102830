import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'
import pg from 'pg'

import { postgresOf, query, transact } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { statementsOf } from '../../support/statementsOf.js'

let foyer: Foyer
let database: pg.Client
const sent: string[] = []
/** Every statement of every client passes it. */
const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
const { query: send } = prototype

beforeAll(async () => {
  prototype.query = function (this: unknown, ...args) {
    if (this !== database) sent.push(...statementsOf(args).map(({ text }) => text))
    return send.apply(this, args)
  }
  foyer = await boot()
  database = new pg.Client(foyer.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  prototype.query = send
  await database.end()
  await foyer.stop()
})
beforeEach(() => {
  sent.length = 0
})

type Lesson = { id?: string; title: string; body?: string }
type Course = { id: string; syllabus: { id: string; title: string; lessons: Lesson[] }[] }

const course = (slug: string) => ({
  ...{ title: slug, slug, summary: 'What it is about.', level: 'expert', topics: ['One', 'Two'] },
  outcomes: ['Sort', 'Write', 'Keep'],
  syllabus: [
    { title: 'First', lessons: [{ title: 'A' }, { title: 'B' }] },
    { title: 'Second', lessons: [{ title: 'C' }] },
  ],
  instructors: [{ name: 'Ada', role: 'Lawyer' }],
})

async function ask(path: string, json?: object, method = 'POST') {
  const response = await foyer.callAsAdmin(path, json ? { method, json } : {})
  const body = (await response.json()) as { doc: Course }
  return { status: response.status, body }
}

const statements = () =>
  sent.filter((text) => /^\s*(?:with|insert|update|delete)\b.*courses/is.test(text))

describe('a document with rows in nine tables', () => {
  test('is written by two statements, the second with its version', async () => {
    const { status } = await ask('/api/courses', course('few-statements'))
    expect(status).toBe(201)
    expect(statements()).toHaveLength(2)
  })

  test('is deleted from and written again by three when it changes', async () => {
    const { body } = await ask('/api/courses', course('changes'))
    sent.length = 0
    const { status } = await ask(`/api/courses/${body.doc.id}`, { topics: ['Three'] }, 'PATCH')
    expect(status).toBe(200)
    // And the one that keeps the newest fifty versions.
    expect(statements()).toHaveLength(5)
  })

  test('keeps the translations of its rows', async () => {
    const { body } = await ask('/api/courses', course('translated'))
    const { id, syllabus } = body.doc
    const french = syllabus.map((module) => ({
      ...module,
      title: `${module.title} (fr)`,
      lessons: module.lessons.map((lesson) => ({ ...lesson, title: `${lesson.title} (fr)` })),
    }))
    await ask(`/api/courses/${id}?locale=fr`, { syllabus: french }, 'PATCH')
    const { body: changed } = await ask(`/api/courses/${id}?locale=all&depth=0`)
    expect((changed as unknown as Course).syllabus).toMatchObject(
      syllabus.map(({ title, lessons }) => ({
        title: { en: title, fr: `${title} (fr)` },
        lessons: lessons.map((lesson) => ({
          title: { en: lesson.title, fr: `${lesson.title} (fr)` },
        })),
      })),
    )
  })

  test('is answered as it is read afterwards, and so is its newest version', async () => {
    const { body } = await ask('/api/courses?depth=0', course('as-read'))
    const { id } = body.doc
    const saved = await ask(`/api/courses/${id}?depth=0`, { durationHours: 3 }, 'PATCH')
    const published = await ask(`/api/courses/${id}?depth=0`, { _status: 'published' }, 'PATCH')
    const { body: read } = await ask(`/api/courses/${id}?depth=0`)
    const { body: newest } = await ask(`/api/courses/${id}?depth=0&draft=true`)
    // A list of what refers to it is only read.
    const stored: Record<string, unknown> = { ...(read as object) }
    delete stored['sessions']
    expect(published.body.doc).toEqual(stored)
    expect(newest).toEqual(read)
    expect({ ...saved.body.doc, _status: 'published', updatedAt: '' }).toEqual({
      ...stored,
      updatedAt: '',
    })
  })

  test('is answered 400 where a row has the id of a row of another document', async () => {
    const { body } = await ask('/api/courses', course('has-the-id'))
    const [module] = body.doc.syllabus
    const taken = { ...course('takes-the-id'), syllabus: [{ id: module?.id, title: 'Taken' }] }
    expect((await ask('/api/courses', taken)).status).toBe(400)
    expect((await ask('/api/courses', course('takes-the-id'))).status).toBe(201)
  })
})

const newRequest = () => createLocalReq({}, foyer.payload)
const outcomesOf = async (slug: string) =>
  (
    await database.query<{ text: string }>(
      `select text from courses_texts join courses on courses.id = parent_id
       where slug = $1 and path = 'outcomes' order by "order"`,
      [slug],
    )
  ).rows.map(({ text }) => text)

describe('what waits in a transaction', () => {
  test('is refused where it names what is not there, before anything is read for its answer', async () => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', note)
    const session = {
      ...{ course: randomUUID(), mode: 'online', capacity: 5 },
      ...{ startsAt: '2030-01-01T09:00:00Z', endsAt: '2030-01-01T10:00:00Z' },
    }
    const { status } = await ask('/api/course-sessions?depth=2', session)
    await new Promise((resolve) => setTimeout(resolve, 50))
    process.off('unhandledRejection', note)
    expect([status, unhandled]).toEqual([400, []])
    expect(sent).toContain('rollback')
  })

  test('is seen by the next statement of it, and kept by the commit', async () => {
    const req = await newRequest()
    await transact(req, async () => {
      await foyer.payload.db.create({
        collection: 'courses',
        data: { slug: 'waits', outcomes: { en: ['Kept'] } },
        req,
        returning: false,
      })
      const rows = await query(req)`select 1 from courses_texts where text = 'Kept'`
      expect(rows).toHaveLength(1)
    })
    expect(await outcomesOf('waits')).toEqual(['Kept'])
  })

  test('is kept by a commit that follows at once, and lost by a rollback', async () => {
    const write = async (slug: string, fails: boolean) => {
      const req = await newRequest()
      await transact(req, async () => {
        const data = { slug, outcomes: { en: [slug] } }
        await foyer.payload.db.create({ collection: 'courses', data, req, returning: false })
        if (fails) throw new Error('no')
      })
    }
    await write('kept-at-once', false)
    await expect(write('lost-at-once', true)).rejects.toThrow('no')
    expect(await outcomesOf('kept-at-once')).toEqual(['kept-at-once'])
    expect(await outcomesOf('lost-at-once')).toEqual([])
    const client = await postgresOf(foyer.payload).pool.connect()
    client.release()
    expect(Object.hasOwn(client, 'query')).toBe(false)
  })

  test('and cannot be stored fails the commit that sends it', async () => {
    const { body } = await ask('/api/courses', course('has-a-row'))
    const [module] = body.doc.syllabus
    const req = await newRequest()
    const written = transact(req, async () => {
      const data = { slug: 'takes-a-row', syllabus: [{ id: module?.id }] }
      await foyer.payload.db.create({ collection: 'courses', data, req, returning: false })
    })
    await expect(written).rejects.toThrow()
    const { rows } = await database.query(`select 1 from courses where slug = 'takes-a-row'`)
    expect(rows).toEqual([])
  })

  test('of many documents at once stays with each of them', async () => {
    const ids = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const { body } = await ask('/api/courses', course(`many-${String(at)}`))
        return body.doc.id
      }),
    )
    const where = ids.map((id, at) => `where[id][in][${String(at)}]=${id}`).join('&')
    const { status } = await ask(`/api/courses?${where}`, { outcomes: ['One', 'Two'] }, 'PATCH')
    expect(status).toBe(200)
    for (const at of ids.keys())
      expect(await outcomesOf(`many-${String(at)}`)).toEqual(['One', 'Two'])
  })
})

test('of the versions of a document that was saved again, one is the latest', async () => {
  const { body } = await ask('/api/courses', course('one-latest'))
  for (const level of ['foundation', 'expert'])
    await ask(`/api/courses/${body.doc.id}`, { level }, 'PATCH')
  const { rows } = await database.query<{ level: string; latest: boolean }>(
    `select version_level as level, latest from _courses_v where parent_id = $1 order by created_at`,
    [body.doc.id],
  )
  expect(rows.map(({ latest }) => latest)).toEqual([false, false, true])
})

test('the read of a whole document is planned once on a connection', async () => {
  const { id } = (await ask('/api/courses', course('planned-once'))).body.doc
  const req = await newRequest()
  await transact(req, async () => {
    for (let turn = 0; turn < 24; turn += 1)
      await foyer.payload.findByID({ collection: 'courses', id, depth: 0, joins: false, req })
    const named = await query<{ statement: string }>(req)`
      select statement from pg_prepared_statements where name like 'foyer_%'`
    const whole = named.filter(({ statement }) => /^select .*"courses_syllabus"/s.test(statement))
    expect(whole).toHaveLength(1)
  })
})
