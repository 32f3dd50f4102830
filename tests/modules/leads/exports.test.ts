import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { adminKey } from '../../support/boot.js'
import { until } from '../../platform/jobs/until.js'
import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

const file = (query = '') => forms.callAsAdmin(`/api/leads/export.csv${query}`)
const rowsOf = async (query = '') =>
  (await (await file(query)).text()).trim().split('\r\n').slice(1)

/** Inserts leads directly into the table: more than one batch. */
async function store(count: number, source: string) {
  await postgresOf(forms.payload).drizzle.execute(sql`
    insert into leads (id, reference, kind, email, email_key, locale, source, status)
    select ('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'LD-' || ${source} || n,
      'demo', 'v' || n || '@acme.example', 'v' || n || '@acme.example', 'en', ${source},
      (case when n % 2 = 0 then 'new' else 'won' end)::enum_leads_status
    from generate_series(1, ${count}::int) as n`)
}

describe('the export of leads', () => {
  test('is a CSV file that spreadsheets read as UTF-8 and compute nothing from', async () => {
    await forms.submit('/api/demo', {
      name: '=HYPERLINK("http://evil.example","x")',
      email: freshAddress(),
      company: 'Müller, Sœurs & 株式会社',
      phone: '+442079460321',
      message: '@SUM(1)\n"quoted"',
      interests: ['Audit', 'Risk'],
      attribution: { utm_source: 'ads', utm_term: 'iso', utm_content: 'top' },
    })
    const response = await file()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const [header, ...rest] = bytes.toString().slice(1).split('\r\n')
    expect(header).toMatch(/^reference,createdAt,kind,status,assignee,name,email,company,/)
    const text = rest.join('\r\n')
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`)
    expect(text).toContain('"Müller, Sœurs & 株式会社"')
    expect(text).toContain(`,'+442079460321,`)
    expect(text).toContain(`"'@SUM(1)\n""quoted"""`)
    expect(text).toContain('Audit; Risk')
    expect(header).toContain(',utm_source,utm_medium,utm_campaign,utm_term,utm_content,')
    expect(text).toContain(',ads,,,iso,top,')
  })

  test('has the leads that the list has by the same filters, all batches of them', async () => {
    await store(1_201, 'many')
    const all = await rowsOf('?where[source][equals]=many')
    expect(all).toHaveLength(1_201)
    expect(new Set(all).size).toBe(1_201)
    const won = await rowsOf(
      '?where[or][0][and][0][source][equals]=many&where[or][0][and][1][status][equals]=won',
    )
    expect(won).toHaveLength(601)
    expect(won.every((row) => row.includes(',won,'))).toBe(true)
    expect(await rowsOf('?search=v77@acme')).toHaveLength(1)
    expect(await rowsOf('?where[source][equals]=none')).toEqual([])
    const json = { and: [{ source: { equals: 'many' } }, { status: { equals: 'won' } }] }
    expect(await rowsOf(`?where=${encodeURIComponent(JSON.stringify(json))}`)).toEqual(won)
    expect(await rowsOf(`?where={"source":{"equals":"many"}}&search=v77@acme`)).toHaveLength(1)
    expect(await rowsOf('?where={}&search=v77@acme')).toHaveLength(1)
  })

  test.each([
    '?where[nothing][equals]=1',
    '?where[emailKey][equals]=a',
    '?where[status][resembles]=new',
    '?where[status]=new',
    '?limit=1',
    '?where=status',
    '?where',
    '?where=',
    '?where=[]',
    '?where="status"',
    '?where={"status":"new"}',
    '?where={"status":{}}',
    '?where={"status":{"in":true}}',
    '?where[status][in][a]=new',
    '?where={"or":[]}',
    '?where={"and":[{"status":{"equals":"new"}},{}]}',
    '?where={"nothing":{"equals":1}}',
    '?where={}&where={}',
    '?where[status]',
    '?where[x]',
    '?where[]=new',
    '?where[status',
    '?where[status]equals=new',
    '?where[status][equals]=new&where[toString][equals]=new',
    '?where[or][status][equals]=new',
    '?toString=new',
    '?search=a&search=b',
  ])('refuses a filter that makes no sense: %s', async (query) => {
    const response = await file(query)
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_query'])
  })

  test('ends with who asked for it: its query stops and its connection is free', async () => {
    const outside = new pg.Client(forms.databaseUrl)
    await outside.connect()
    const waiting = async () => {
      const { rows } = await outside.query<{ count: number }>(
        `select count(*)::int from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.count ?? 0
    }
    await outside.query('begin; lock table leads in access exclusive mode')
    const leaving = new AbortController()
    const caller = { signal: leaving.signal, headers: { 'x-api-key': adminKey } }
    const asked = forms.call('/api/leads/export.csv', caller).catch(() => 'gone')
    await until(async () => (await waiting()) === 1)
    leaving.abort()
    expect(await asked).toBe('gone')
    await until(async () => (await waiting()) === 0)
    const { pool } = postgresOf(forms.payload)
    await until(() => pool.totalCount === pool.idleCount)
    await outside.end()
  })
})

describe('the export of a person', () => {
  test('has everything that is kept about them, from every form', async () => {
    const email = freshAddress()
    const consent = { marketing: true }
    await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme', consent })
    await forms.submit('/api/request-info', { name: 'Ada', email, program: 'basics' })
    const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}&sort=id`)
    await forms.callAsAdmin(`/api/leads/${docs[0].id}`, {
      method: 'PATCH',
      json: { notes: 'Tall.' },
    })
    await forms.payload.create({
      collection: 'mail-failures',
      data: { recipient: email, kind: 'Receipt of a form', reason: 'refused', attempts: 1 },
    })
    const response = await forms.callAsAdmin(`/api/leads/${docs[1].id}/export`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const data = await response.json()
    expect(data.email).toBe(email)
    expect(data.leads.map(({ kind }: { kind: string }) => kind)).toEqual(['demo', 'request-info'])
    expect(data.leads[0].notes).toBe('Tall.')
    expect(data.consents).toMatchObject([{ event: 'given', policyVersion: '2026-09' }])
    expect(data.timeline.map(({ type }: { type: string }) => type)).toEqual([
      'received',
      'received',
      'notes',
    ])
    expect(data.undeliveredMails).toMatchObject([{ recipient: email }])
  })

  test('has all that a learner of the address has begun, more than a list shows at once', async () => {
    const email = freshAddress()
    await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme' })
    const learner = await forms.payload.create({ collection: 'learners', data: { email } })
    const { docs: courses } = await forms.read('/api/courses?where[slug][equals]=basics')
    await postgresOf(forms.payload).drizzle.execute(sql`
      insert into courses (id, slug, _status)
      select gen_random_uuid(), 'many-' || n, 'published' from generate_series(1, 11) as n`)
    await postgresOf(forms.payload).drizzle.execute(sql`
      insert into enrolments (id, learner_id, course_id, status)
      select gen_random_uuid(), ${learner.id}::uuid, id, 'active' from courses
      where slug like 'many-%' or id = ${courses[0].id}::uuid`)
    const [lead] = (await forms.read(`/api/leads?where[email][equals]=${email}`)).docs
    const { accounts } = await forms.read(`/api/leads/${lead.id}/export`)
    expect(accounts[0].enrolments.docs).toHaveLength(12)
  })

  test.each(['01990000-0000-7000-8000-ffffffffffff', 'abc'])('of nobody is 404: %s', async (id) => {
    const response = await forms.callAsAdmin(`/api/leads/${id}/export`)
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
  })
})
