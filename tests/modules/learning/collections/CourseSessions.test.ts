import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { SelectField } from 'payload'
import pg from 'pg'

import * as migration from '../../../../src/migrations/20261122_055441_course_sessions.js'
import * as titles from '../../../../src/migrations/20261122_161748_titled_dates.js'
import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { untilWaiting } from '../../../support/untilWaiting.js'
import { makeDates } from '../makeDates.js'

let foyer: Foyer
let course: string

const publish = async (title: string, _status = 'published') => {
  const data = { title, summary: 'About something', slug: title.toLowerCase(), _status } as never
  return (await foyer.payload.create({ collection: 'courses', data })).id
}

beforeAll(async () => {
  foyer = await boot()
  course = await publish('Weaving')
})
afterAll(() => foyer.stop())

const date = {
  startsAt: '2031-01-01T09:00:00Z',
  endsAt: '2031-01-01T17:00:00Z',
  timeZone: 'Europe/Paris',
  mode: 'onsite',
  capacity: 8,
}
const path = '/api/course-sessions'

async function create(fields: object) {
  const json = { course, ...date, ...fields }
  const answer = await foyer.callAsAdmin(path, { method: 'POST', json })
  return { status: answer.status, body: await answer.json() }
}

type Refusal = { errors: { data: { errors: { path: string }[] } }[] }

const faultsIn = ({ errors }: Refusal): string[] =>
  errors.flatMap(({ data }) => data.errors.map((fault) => fault.path))

test('A date keeps the places that it is given while many dates are edited', async () => {
  const { id } = (await create({})).body.doc
  const other = new pg.Client({ connectionString: foyer.databaseUrl })
  await other.connect()
  await other.query('begin')
  await other.query('update course_sessions set capacity = 20 where id = $1', [id])
  const json = { mode: 'online' }
  const edited = foyer.callAsAdmin(`${path}?where[id][equals]=${id}`, { method: 'PATCH', json })
  await untilWaiting(other)
  await other.query('commit')
  await other.end()
  expect((await edited).status).toBe(200)
  const stored = await (await foyer.callAsAdmin(`${path}/${id}`)).json()
  expect(stored).toMatchObject({ mode: 'online', capacity: 20 })
  await foyer.callAsAdmin(`${path}/${id}`, { method: 'DELETE' })
})

describe('a date of a course', () => {
  test.each<[string, object, string]>([
    ['no course', { course: null }, 'course'],
    ['no start', { startsAt: null }, 'startsAt'],
    ['a start on some day', { startsAt: 'some day' }, 'startsAt'],
    [
      'a start in the year 12031',
      { startsAt: '+012031-01-01T00:00:00Z', endsAt: '+012031-01-02T00:00:00Z' },
      'startsAt',
    ],
    ['no end', { endsAt: null }, 'endsAt'],
    ['an end before its start', { endsAt: '2031-01-01T08:59:59Z' }, 'endsAt'],
    ['an end at its start', { endsAt: '2031-01-01T10:00:00+01:00' }, 'endsAt'],
    ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['a mode that does not exist', { mode: 'moon' }, 'mode'],
    ['no capacity', { capacity: null }, 'capacity'],
    ['half a place', { capacity: 0.5 }, 'capacity'],
    ['less than no places', { capacity: -1 }, 'capacity'],
    ['a map that is no address', { venue: { mapUrl: 'javascript:alert(1)' } }, 'venue.mapUrl'],
    [
      'a joining link that is not encrypted',
      { mode: 'online', joinUrl: 'http://a.example' },
      'joinUrl',
    ],
  ])('with %s is refused', async (_, fields, fault) => {
    const { status, body } = await create(fields)
    expect([status, faultsIn(body)]).toEqual([400, expect.arrayContaining([fault])])
  })

  test('is read by everyone once its course is published, its joining link by staff alone', async () => {
    const draft = await publish('Draft', 'draft')
    await makeDates(foyer.payload, draft, [{ startsAt: '2031-05-05T09:00:00Z' }])
    const { body } = await create({ mode: 'online', joinUrl: 'https://meet.example/weaving' })
    const { docs } = await (await foyer.call(path)).json()
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({ id: body.doc.id, capacity: 8, seatsLeft: 8 })
    for (const name of ['joinUrl', 'sold', 'held']) expect(docs[0]).not.toHaveProperty(name)
    const { docs: all } = await (await foyer.callAsAdmin(path)).json()
    expect(all).toHaveLength(2)
    const { docs: courses } = await (await foyer.call('/api/courses')).json()
    expect(courses[0].sessions.docs[0]).toMatchObject({ id: body.doc.id, seatsLeft: 8 })
    expect(JSON.stringify(courses)).not.toContain('meet.example')
  })

  test('is there at once where a page is read that shows the course', async () => {
    const blocks = [{ blockType: 'courses', courses: [course] }]
    const json = { title: 'Looms', slug: 'looms', blocks, _status: 'published' }
    const page = await foyer.callAsAdmin('/api/pages', { method: 'POST', json })
    const { doc } = (await page.json()) as { doc: { id: string } }
    const read = async () => (await foyer.call(`/api/pages/${doc.id}?depth=2`)).text()
    expect(await read()).toContain('Weaving')
    const { body } = await create({})
    expect(await read()).toContain(body.doc.id)
    await foyer.callAsAdmin(`${path}/${body.doc.id}`, { method: 'DELETE' })
    expect(await read()).not.toContain(body.doc.id)
  })

  test('may be called open, as visitors read it, and is scheduled then', async () => {
    const { status, body } = await create({ status: 'open' })
    expect([status, body.doc.status]).toEqual([201, 'scheduled'])
    const found = await foyer.call(`${path}/${body.doc.id}?depth=0`)
    expect((await found.json()).status).toBe('scheduled')
    const { status: full } = await create({ status: 'full' })
    expect(full).toBe(400)
    await foyer.callAsAdmin(`${path}/${body.doc.id}`, { method: 'DELETE' })
  })

  test('is cancelled by its button alone in the admin, and over the API as before', async () => {
    const { body } = await create({})
    const { config } = foyer.payload.collections['course-sessions']
    const status = config.flattenedFields.find(({ name }) => name === 'status')
    const { filterOptions, options } = status as SelectField
    const offered = (stored: string) =>
      filterOptions?.({ data: { status: stored }, options } as never).map(
        (option) => (option as { value: string }).value,
      )
    expect(offered('scheduled')).toEqual(['scheduled', 'completed'])
    expect(offered('cancelled')).toEqual(['cancelled'])
    const json = { status: 'cancelled' }
    const answer = await foyer.callAsAdmin(`${path}/${body.doc.id}`, { method: 'PATCH', json })
    expect(answer.status).toBe(200)
    await foyer.callAsAdmin(`${path}/${body.doc.id}`, { method: 'DELETE' })
  })

  test('is scheduled where it is a copy of one that is cancelled', async () => {
    const { body } = await create({ status: 'cancelled' })
    const own = `${path}/${body.doc.id}`
    const copied = await foyer.callAsAdmin(`${own}/duplicate`, { method: 'POST' })
    const said = await copied.json()
    expect(said).toMatchObject({ doc: { status: 'scheduled', capacity: 8, sold: 0 } })
    for (const id of [said.doc.id, body.doc.id]) {
      await foyer.callAsAdmin(`${path}/${id}`, { method: 'DELETE' })
    }
  })

  test('that is over is cancelled no more, which would refund what was held', async () => {
    const past = { startsAt: '2021-01-01T09:00:00Z', endsAt: '2021-01-01T17:00:00Z' }
    const { body } = await create(past)
    const patch = async (json: object) => {
      const own = `${path}/${body.doc.id}`
      return (await foyer.callAsAdmin(own, { method: 'PATCH', json })).status
    }
    expect(await patch({ status: 'cancelled' })).toBe(400)
    const { status } = await foyer.callAsAdmin(`${path}/${body.doc.id}/cancel`, { method: 'POST' })
    expect([status, await patch({ status: 'completed' })]).toEqual([409, 200])
    await foyer.callAsAdmin(`${path}/${body.doc.id}`, { method: 'DELETE' })
  })

  test('goes with its course', async () => {
    const gone = await publish('Gone')
    await makeDates(foyer.payload, gone, [{ startsAt: '2031-05-05T09:00:00Z' }])
    const deleted = await foyer.callAsAdmin(`/api/courses/${gone}`, { method: 'DELETE' })
    expect(deleted.status).toBe(200)
    const where = { course: { equals: gone } }
    expect((await foyer.payload.count({ collection: 'course-sessions', where })).totalDocs).toBe(0)
  })

  test('keeps its course while it has bookings', async () => {
    const booked = await publish('Booked')
    const [session] = await makeDates(foyer.payload, booked, [{ startsAt: '2031-05-05T09:00:00Z' }])
    const data = { email: 'booked@a.example' }
    const { id: learner } = await foyer.payload.create({ collection: 'learners', data })
    const json = { learner, course: booked, session }
    const { doc } = await (
      await foyer.callAsAdmin('/api/enrolments', { method: 'POST', json })
    ).json()
    const remove = async (at: string) =>
      (await foyer.callAsAdmin(`/api/${at}`, { method: 'DELETE' })).status
    expect(await remove(`courses/${booked}`)).toBe(409)
    expect((await foyer.call(`${path}/${String(session)}`)).status).toBe(200)
    expect(await remove(`enrolments/${String(doc.id)}`)).toBe(200)
    expect(await remove(`courses/${booked}`)).toBe(200)
  })

  test('gives staff no place when it is full or cancelled, and one of another course never', async () => {
    const [full, other] = await Promise.all([publish('Full'), publish('Other')])
    const [session] = await makeDates(foyer.payload, full, [
      { startsAt: '2031-05-05T09:00:00Z', capacity: 1 },
    ])
    const enrol = async (email: string, into: string) => {
      const { id } = await foyer.payload.create({ collection: 'learners', data: { email } })
      const json = { learner: id, course: into, session }
      return foyer.callAsAdmin('/api/enrolments', { method: 'POST', json })
    }
    expect((await enrol('a@a.example', other)).status).toBe(400)
    expect((await enrol('b@a.example', full)).status).toBe(201)
    expect((await enrol('c@a.example', full)).status).toBe(400)
    const { sessions } = await (await foyer.call('/api/lms/courses/full')).json()
    expect(sessions).toMatchObject([{ id: session, seatsLeft: 0, status: 'full' }])
    await foyer.callAsAdmin(`${path}/${String(session)}`, {
      method: 'PATCH',
      json: { capacity: 5 },
    })
    await foyer.callAsAdmin(`${path}/${String(session)}/cancel`, { method: 'POST' })
    const refused = await enrol('d@a.example', full)
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('This date is cancelled.'),
    ])
  })

  test('ends later than it starts, whichever of the two is changed', async () => {
    const made = (await create({})).body.doc
    const change = async (json: object) => {
      const answer = await foyer.callAsAdmin(`${path}/${made.id}`, { method: 'PATCH', json })
      return [answer.status, answer.ok ? [] : faultsIn(await answer.json())]
    }
    expect(await change({ endsAt: date.startsAt })).toEqual([400, ['endsAt']])
    expect(await change({ startsAt: date.endsAt })).toEqual([400, ['startsAt']])
    // As an earlier release could store it.
    await postgresOf(foyer.payload).drizzle.execute(
      sql`update course_sessions set ends_at = starts_at where id = ${made.id}`,
    )
    expect(await change({ status: 'cancelled' })).toEqual([200, []])
    await foyer.callAsAdmin(`${path}/${made.id}`, { method: 'DELETE' })
  })
})

test('the dates in the rows of courses become documents, each once, and rows again on the way back', async () => {
  const db = postgresOf(foyer.payload).drizzle
  const rows = await publish('Rows')
  const arguments_ = { db, payload: foyer.payload, req: {} } as never
  await db.execute(sql`delete from course_sessions`)
  await migration.down(arguments_)
  await db.execute(sql`
    insert into courses_sessions (_order, _parent_id, id, starts_at, ends_at, mode, seats) values
      (1, ${rows}, 'one', '2031-01-01T09:00:00Z', '2031-01-02T17:00:00Z', 'onsite', 12),
      (2, ${rows}, 'two', '2031-03-01T09:00:00Z', null, null, null),
      (3, ${rows}, 'odd', null, null, null, 4)`)
  const up = async () => {
    await migration.up(arguments_)
    await titles.up(arguments_)
  }
  await up()
  const { docs } = await foyer.payload.find({
    collection: 'course-sessions',
    where: { course: { equals: rows } },
    sort: 'startsAt',
    depth: 0,
  })
  expect(docs).toMatchObject([
    {
      title: 'Rows · 1 Jan 2031, on site',
      endsAt: '2031-01-02T17:00:00.000Z',
      mode: 'onsite',
      capacity: 12,
      status: 'scheduled',
    },
    { endsAt: '2031-03-01T09:00:00.000Z', mode: 'online', capacity: 100_000, timeZone: 'UTC' },
  ])
  await migration.down(arguments_)
  const { rows: back } = await db.execute(
    sql`select seats::int as seats from courses_sessions order by _order`,
  )
  expect(back).toEqual([{ seats: 12 }, { seats: 100_000 }])
  await up()
  const { totalDocs } = await foyer.payload.count({ collection: 'course-sessions' })
  expect(totalDocs).toBe(2)
})
