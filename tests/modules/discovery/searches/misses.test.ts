import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import {
  addMisses,
  maxQueriesADay,
  missedQuery,
  purgeMisses,
} from '../../../../src/modules/discovery/searches/missStore.js'
import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { until } from '../../../platform/jobs/until.js'
import type { Foyer } from '../../../support/boot.js'
import { boot } from '../../../support/boot.js'
import { asRole } from '../../leads/asRole.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
  // One day for the whole file, which may run at midnight.
  const noon = new Date(`${today()}T12:00:00Z`)
  foyer.platform.clock.now = () => noon
  const page = { title: 'Marmots', slug: 'marmots', summary: 'All about marmots.' }
  await foyer.callAsAdmin('/api/pages', {
    method: 'POST',
    json: { ...page, _status: 'published' },
  })
})
afterAll(() => foyer.stop())

type Row = { day: string; query: string; searches: number }

async function kept(day: string): Promise<Row[]> {
  const { rows } = await postgresOf(foyer.payload).drizzle.execute(sql`
    select day::text as day, query, searches from search_misses where day = ${day}::date
    order by query`)
  return rows as Row[]
}

const today = () => foyer.platform.clock.now().toISOString().slice(0, 10)

describe('a search that finds nothing', () => {
  test('is kept masked and folded, and counted by day', async () => {
    for (const q of ['Zzyzx  Façade', 'zzyzx facade', 'qqq ada@example.com 0207 946 0958']) {
      await foyer.call(`/api/search?q=${encodeURIComponent(q)}`)
    }
    await until(async () => (await kept(today())).length === 2)
    expect(await kept(today())).toEqual([
      { day: today(), query: 'qqq [email] [number]', searches: 1 },
      { day: today(), query: 'zzyzx facade', searches: 2 },
    ])
  })

  test('shows in the totals beside all searches', async () => {
    await foyer.call('/api/search?q=marmots')
    await foyer.platform.measurements.flush()
    const totals = await (await foyer.callAsAdmin('/api/search/totals')).json()
    expect(totals).toMatchObject({ searches: 4, withoutResult: 3, until: today() })
    expect(totals.days.at(-1)).toEqual({ day: today(), searches: 4, withoutResult: 3 })
    expect(totals.queries).toEqual([
      { query: 'zzyzx facade', searches: 2, lastDay: today() },
      { query: 'qqq [email] [number]', searches: 1, lastDay: today() },
    ])
  })

  test('is not stored if another type of document would have been found', async () => {
    await foyer.call('/api/search?q=marmots&type=faqs')
    await foyer.call('/api/search?q=xyzzy')
    await until(async () => (await kept(today())).some(({ query }) => query === 'xyzzy'))
    expect((await kept(today())).map(({ query }) => query)).not.toContain('marmots')
  })
})

describe('what is kept', () => {
  test('adds up over processes, and leaves out new queries of a day that is full', async () => {
    const day = '2026-03-01'
    const full = Array.from({ length: maxQueriesADay - 1 }, (_, index) => ({
      day,
      query: `query ${String(index).padStart(4, '0')}`,
      searches: 1,
    }))
    await addMisses(foyer.payload, full)
    await Promise.all(
      Array.from({ length: 8 }, () =>
        addMisses(foyer.payload, [{ day, query: 'query 0000', searches: 2 }]),
      ),
    )
    await addMisses(foyer.payload, [
      { day, query: 'new a', searches: 1 },
      { day, query: 'new b', searches: 1 },
      { day: '2026-03-02', query: 'new b', searches: 1 },
    ])
    const rows = await kept(day)
    expect(rows).toHaveLength(maxQueriesADay)
    expect(rows.find(({ query }) => query === 'query 0000')?.searches).toBe(17)
    expect(rows.some(({ query }) => query === 'new b')).toBe(false)
    expect(await kept('2026-03-02')).toHaveLength(1)
  })

  test('goes after ninety days', async () => {
    await purgeMisses.run({}, { payload: foyer.payload } as never)
    expect(await kept('2026-03-01')).toEqual([])
    expect((await kept(today())).length).toBe(3)
  })

  test('never holds half a letter', () => {
    expect(missedQuery(`x${'🐿'.repeat(200)}`)).toBe(`x${'🐿'.repeat(49)}`)
  })
})

test('the totals of searches are read by editors and admins alone', async () => {
  expect((await foyer.call('/api/search/totals')).status).toBe(401)
  for (const [role, status] of [
    ['editor', 200],
    ['sales', 403],
    ['finance', 403],
    ['viewer', 403],
  ] as const) {
    const { call } = await asRole(foyer, role)
    expect([role, (await call('/api/search/totals')).status]).toEqual([role, status])
  }
})
