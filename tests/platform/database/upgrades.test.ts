import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import * as attendance from '../../../src/migrations/20261122_101100_attendance.js'
import * as bookedPlaces from '../../../src/migrations/20261122_100307_booked_places.js'
import * as certificates from '../../../src/migrations/20261122_100409_certificates.js'
import * as begunByBookings from '../../../src/migrations/20261127_130000_begun_by_bookings.js'
import { migrations } from '../../../src/migrations/index.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const learner = async (name: string) => {
  const data = { name, email: `${name.toLowerCase()}@learners.example` }
  return (await foyer.payload.create({ collection: 'learners', data })).id
}

test('every upgrade since the first can be taken back and done again, while there is no data', async () => {
  const call = {
    db: postgresOf(foyer.payload).drizzle,
    payload: foyer.payload,
    req: {},
  } as never
  const [, ...upgrades] = migrations
  for (const { down } of upgrades.toReversed()) await down(call)
  for (const { up } of upgrades) await up(call)
  expect((await foyer.call('/api/lms/courses')).status).toBe(200)
})

test('upgrades make a booking of each order that enrolled somebody, by which they are enrolled, and keep certificates at their addresses', async () => {
  const data = {
    title: 'Weaving',
    slug: 'weaving',
    summary: 'Cloth',
    _status: 'published',
  } as const
  const course = (await foyer.payload.create({ collection: 'courses', data })).id
  const [ada, bob] = [await learner('Ada'), await learner('Bob')]
  const [paid, unpaid, number] = [randomUUID(), randomUUID(), randomUUID()]
  const db = postgresOf(foyer.payload).drizzle
  const call = { db, payload: foyer.payload, req: {} } as never
  const later = [bookedPlaces, certificates, attendance]
  for (const migration of later.toReversed()) await migration.down(call)
  await db.execute(sql`
    insert into orders (id, status, number, amount, currency, title, course_id, customer_email,
      locale, version, quantity, paid_at) values
      (${paid}, 'paid', 'N1', 100, 'EUR', 'A place', ${course}, 'Ada@learners.example', 'en', 1, 2, now()),
      (${unpaid}, 'expired', 'N2', 100, 'EUR', 'A place', ${course}, 'bob@learners.example', 'en', 1, 1, null)`)
  await db.execute(sql`
    insert into enrolments (id, learner_id, course_id, course_slug, course_title, "order", seat, status,
      progress, certificate_number, certificate_title, certificate_name, certificate_issued_at) values
      (gen_random_uuid(), ${ada}, ${course}, 'weaving', 'Weaving', ${paid}, 1, 'completed', 100,
        ${number}, 'Weaving', 'Ada', '2026-01-02'),
      (gen_random_uuid(), ${bob}, ${course}, 'weaving', 'Weaving', null, null, 'active', 0, null, null, null, null)`)
  for (const migration of later) await migration.up(call)

  const { docs } = await foyer.payload.find({ collection: 'bookings', depth: 0 })
  expect(docs).toMatchObject([
    {
      status: 'confirmed',
      course,
      buyer: ada,
      places: 2,
      orderNumber: 'N1',
      attendees: [{ name: 'Ada', email: 'ada@learners.example' }, { email: null }],
    },
  ])
  const enrolments = await foyer.payload.find({
    collection: 'enrolments',
    depth: 0,
    sort: 'progress',
  })
  expect(enrolments.docs.map(({ booking }) => booking ?? null)).toEqual([null, docs[0]?.id])
  const certificate = await foyer.call(`/api/lms/certificates/${number}`)
  expect(certificate.status).toBe(200)
  expect(await certificate.json()).toMatchObject({
    course: { title: 'Weaving' },
    learner: { name: 'Ada' },
  })

  await db.execute(sql`update enrolments set created_at = created_at - interval '1 hour'`)
  await begunByBookings.up(call)
  const { rows } = await db.execute(sql`
    select e.created_at >= b.created_at as "begunByIt" from enrolments e
    left join bookings b on b.id = e.booking_id order by 1`)
  expect(rows).toEqual([{ begunByIt: true }, { begunByIt: null }])
})
