import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { boot, type Foyer } from '../../support/boot.js'
import { fillTables } from '../../support/fillTables.js'

let foyer: Foyer
let outside: pg.Client

/**
 * Rows of each table, most of which no page of a list needs: at this size reading a table from end to end costs the
 * planner a hundred times what the index of a page costs, so it chooses as it does for a million.
 */
const size = 30_000

beforeAll(async () => {
  foyer = await boot()
  outside = new pg.Client(foyer.databaseUrl)
  await outside.connect()
  await fillTables(outside, { first: 1, last: size })
  // The catalogue is read whole, once.
  await foyer.call('/api/lms/courses')
}, 180_000)
afterAll(async () => {
  await outside.end()
  await foyer.stop()
})

/** Waits until all other backends are idle and ends them: only then are their statistics certain to be there. */
async function rowsScanned(): Promise<Record<string, number>> {
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and application_name not like 'foyer-%'`
  for (let left = 1; left > 0;) {
    // Each time: the service opens connections again.
    await outside.query(`select pg_terminate_backend(pid) ${others}`)
    const { rows } = await outside.query<{ left: number }>(`select count(*)::int as left ${others}`)
    left = rows[0]?.left ?? 0
  }
  await outside.query('select pg_stat_clear_snapshot()')
  const { rows } = await outside.query<{ relname: string; read: number }>(
    `select relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read
     from pg_stat_user_tables where n_live_tup > 10000`,
  )
  return Object.fromEntries(rows.map(({ relname, read }) => [relname, read]))
}

/** As the search box of a list asks. */
const searched = (words: string, ...fields: string[]) =>
  fields.map((field, at) => `where[or][${String(at)}][${field}][like]=${words}`).join('&')

describe('With 30,000 of each no table is read from end to end for', () => {
  test.each([
    '/api/leads?limit=10',
    '/api/leads?limit=10&where[status][equals]=won',
    '/api/leads?limit=10&where[source][equals]=site-7&sort=-createdAt',
    '/api/leads?limit=10&where[reference][equals]=LD-77',
    '/api/orders?limit=10',
    '/api/orders?limit=10&where[status][equals]=paid&sort=-createdAt',
    '/api/orders?limit=10&where[customer.email][equals]=b7@acme.example',
    '/api/learners?limit=10&where[email][equals]=l7@acme.example',
    '/api/courses?limit=10&where[slug][equals]=course-7',
    `/api/leads?limit=10&${searched('v27777@', 'reference', 'name', 'email', 'company')}`,
    `/api/learners?limit=10&${searched('l27777@', 'email', 'name')}`,
    `/api/orders?limit=10&${searched('b27777@', 'number', 'customer.email', 'customer.name', 'billing.company', 'title', 'trackingId')}`,
    '/api/lead-events?limit=10',
    '/api/consents?limit=10',
    '/api/courses/versions?limit=10',
    '/api/course-sessions?limit=10',
    '/api/bookings?limit=10',
    '/api/enrolments?limit=10',
    '/api/certificates?limit=10',
    '/api/certificates?limit=10&where[number][equals]=C-77',
    '/api/payment-events?limit=10',
    '/api/payment-attempts?limit=10',
    '/api/refunds?limit=10&where[status][equals]=due',
    '/api/invoices?limit=10',
    '/api/chat-questions?limit=10',
    '/api/audit-log?limit=10',
    '/api/audit-log?limit=10&where[actorEmail][equals]=a7@acme.example',
    '/api/audit-log?limit=10&where[targetId][equals]=77',
    '/api/webhook-deliveries?limit=10',
    '/api/webhook-deliveries?limit=10&where[status][equals]=failed',
  ])('%s', async (path) => {
    const before = await rowsScanned()
    const answer = await foyer.callAsAdmin(path)
    expect([answer.status, ((await answer.json()) as { docs: object[] }).docs.length > 0]).toEqual([
      200,
      true,
    ])
    const after = await rowsScanned()
    const scanned = Object.entries(after).filter(
      ([name, read]) => read - (before[name] ?? 0) >= size,
    )
    expect(scanned.map(([name]) => name)).toEqual([])
  })
})

test('The CSV of 30,000 leads begins to arrive before all of them have been read', async () => {
  const started = performance.now()
  const answer = await foyer.callAsAdmin('/api/leads/export.csv')
  const first = performance.now() - started
  const text = await answer.text()
  const whole = performance.now() - started
  expect(text.trim().split('\r\n')).toHaveLength(size + 1)
  expect(first).toBeLessThan(whole / 4)
}, 180_000)
