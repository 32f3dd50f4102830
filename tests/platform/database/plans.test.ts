import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let outside: pg.Client

/**
 * Rows of each table, most of which no page of a list needs: at this size reading a table from end to end costs the
 * planner a hundred times what the index of a page costs, so it chooses as it does for a million.
 */
const size = 30_000
const chunk = 10_000

const id = `('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
const time = `now() - n * interval '1 minute'`

/** As wide as what is kept in earnest: of narrow rows the planner reads all sooner than an index. */
const document = `jsonb_build_object('title', repeat('A title ', 60))`

const rows = 'generate_series($1::int, $2::int)'

const makeLink = `
  insert into payment_links (id, created_at, updated_at, slug, kind, state)
    values ('01980000-0000-7000-8000-000000000000', now(), now(), 'plans', 'gateway', 'active')`

const fill = `
  insert into leads (id, reference, kind, email, email_key, locale, source, status, created_at, updated_at)
    select ${id}, 'LD-' || n, 'demo', 'v' || n || '@acme.example', 'v' || n || '@acme.example', 'en', 'site-' || n % 500,
      (case when n % 100 = 0 then 'won' else 'new' end)::enum_leads_status, ${time}, ${time}
    from ${rows} n;
  insert into learners (id, email, name, created_at, updated_at)
    select ${id}, 'l' || n || '@acme.example', 'Learner ' || n, ${time}, ${time} from ${rows} n;
  insert into courses (id, slug, level, format, language, _status, created_at, updated_at)
    select ${id}, 'course-' || n, (case when n % 100 = 0 then 'expert' else 'foundation' end)::enum_courses_level,
      'online', 'en', 'published', ${time}, ${time} from ${rows} n;
  insert into courses_locales (title, summary, _locale, _parent_id)
    select 'Course ' || n, 'About ' || n, 'en', ${id} from ${rows} n;
  insert into orders (id, status, number, amount, currency, title, link_id, customer_email, locale, version, created_at, updated_at)
    select ${id}, (case when n % 100 = 0 then 'paid' else 'expired' end)::enum_orders_status, 'N' || lpad(n::text, 25, '0'), 100,
      'EUR', 'A course', '01980000-0000-7000-8000-000000000000', 'b' || n || '@acme.example', 'en', 1, ${time}, ${time}
    from ${rows} n;
  insert into audit_log (id, action, target, target_id, actor_kind, actor_email, before, after, created_at, updated_at)
    select ${id}, 'update', 'pages', n::text, 'staff', 'a' || n % 500 || '@acme.example', ${document}, ${document}, ${time}, ${time}
    from ${rows} n;
  insert into webhook_deliveries (id, message_id, event, body, status, created_at, updated_at)
    select ${id}, 'msg_' || n, 'lead.created', ${document}::text, (case when n % 100 = 0 then 'failed' else 'delivered' end)::enum_webhook_deliveries_status,
      ${time}, ${time} from ${rows} n`

beforeAll(async () => {
  foyer = await boot()
  outside = new pg.Client(foyer.databaseUrl)
  await outside.connect()
  await outside.query(makeLink)
  // In small transactions: a long one holds back the events of every database of the cluster, and so other tests.
  for (const statement of fill.split(';')) {
    for (let first = 1; first < size; first += chunk) {
      await outside.query(statement, [first, first + chunk - 1])
    }
  }
  await outside.query('vacuum analyze')
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
