import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { readLeadTotals } from '../../../src/modules/leads/store/leadTotals.js'
import {
  postgresOf,
  requestDatabase,
  transact,
} from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { asRole } from './asRole.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

type Made = { at: string; source: string | null; status?: string }

async function add(...leads: Made[]): Promise<void> {
  for (const { at, source, status = 'new' } of leads) {
    const id = randomUUID()
    await postgresOf(foyer.payload).drizzle.execute(sql`
      insert into leads (id, status, email, email_key, reference, kind, source, locale, created_at)
      values (${id}, ${status}::enum_leads_status, 'a@b.example', 'a@b.example', ${id}, 'demo',
        ${source}, 'en', ${at})`)
  }
}

const ask = async (query: string) =>
  (await foyer.callAsAdmin(`/api/leads/totals${query}`)).json() as Promise<Record<string, unknown>>

describe('the totals of leads', () => {
  beforeAll(() =>
    add(
      { at: '2026-02-28T23:59:59.999Z', source: 'linkedin' },
      { at: '2026-03-01T00:00:00.000Z', source: 'linkedin', status: 'won' },
      { at: '2026-03-01T12:00:00.000Z', source: 'direct' },
      { at: '2026-03-02T23:59:59.999Z', source: 'linkedin' },
      { at: '2026-03-02T10:00:00.000Z', source: null, status: 'lost' },
      { at: '2026-03-03T00:00:00.000Z', source: 'direct' },
    ),
  )

  const expected = {
    from: '2026-03-01',
    until: '2026-03-02',
    total: 4,
    days: [
      { day: '2026-03-01', leads: 2 },
      { day: '2026-03-02', leads: 2 },
    ],
    sources: [
      { source: 'linkedin', leads: 2 },
      { source: 'direct', leads: 1 },
      { source: null, leads: 1 },
    ],
    otherSources: 0,
    stages: [
      { stage: 'new', leads: 2 },
      { stage: 'contacted', leads: 0 },
      { stage: 'qualified', leads: 0 },
      { stage: 'won', leads: 1 },
      { stage: 'lost', leads: 1 },
    ],
  }

  test('count each lead once on its day in UTC, by source and by stage', async () => {
    expect(await ask('?from=2026-03-01&until=2026-03-02')).toEqual(expected)
  })

  test('are the same whatever time zone the database session has', async () => {
    const req = await createLocalReq({}, foyer.payload)
    const totals = await transact(req, async () => {
      const db = await requestDatabase(req)
      await db.execute(sql`set local time zone 'Pacific/Auckland'`)
      return readLeadTotals(req, { from: '2026-03-01', until: '2026-03-02' })
    })
    expect(totals).toEqual(expected)
  })

  test.each(['?from=0000-01-01&until=0000-01-02', '?until=0001-01-10', '?from=2026-02-30'])(
    'refuse %s',
    async (query) => {
      expect(await ask(query)).toMatchObject({ status: 400, code: 'invalid_query' })
    },
  )

  test('are zeros where there was nothing', async () => {
    const totals = await ask('?from=2020-01-01&until=2020-01-31')
    expect(totals).toMatchObject({ total: 0, days: [], sources: [] })
    expect(totals['stages']).toHaveLength(5)
  })

  test('name twenty sources and sum up the others', async () => {
    const made = Array.from({ length: 23 }, (_, index) => `s${String(index).padStart(2, '0')}`)
    await add(...made.map((source) => ({ at: '2026-05-01T00:00:00Z', source })))
    await add({ at: '2026-05-01T00:00:00Z', source: 's22' })
    const totals = await ask('?from=2026-05-01&until=2026-05-01')
    expect(totals).toMatchObject({ total: 24, otherSources: 3 })
    expect((totals['sources'] as object[])[0]).toEqual({ source: 's22', leads: 2 })
    expect(totals['sources']).toHaveLength(20)
  })

  test('cover the last thirty days where none are named', async () => {
    const today = new Date(foyer.platform.clock.now()).toISOString().slice(0, 10)
    await add({ at: `${today}T00:00:00Z`, source: 'today' })
    expect(await ask('')).toMatchObject({ until: today, total: 1 })
  })

  test('are read by sales and admins alone', async () => {
    expect((await foyer.call('/api/leads/totals')).status).toBe(401)
    for (const [role, status] of [
      ['sales', 200],
      ['editor', 403],
      ['finance', 403],
      ['viewer', 403],
    ] as const) {
      const { call } = await asRole(foyer, role)
      expect([role, (await call('/api/leads/totals')).status]).toEqual([role, status])
    }
  })

  test('refuse days that are none and spans without end', async () => {
    for (const query of ['?from=yesterday', '?from=1900-01-01', '?days=30']) {
      const answer = await foyer.callAsAdmin(`/api/leads/totals${query}`)
      expect([query, answer.status]).toEqual([query, 400])
    }
  })
})
