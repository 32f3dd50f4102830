import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'

import { createMeasurements } from '../../../src/platform/measurements/createMeasurements.js'
import { cloneDatabase } from '../../support/databases.js'
import { recordLog } from '../jobs/recordLog.js'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pool: pg.Pool

beforeAll(async () => {
  database = await cloneDatabase()
  pool = new pg.Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('truncate measurements')
})

describe('counting', () => {
  test('adds up exactly over eight processes that write the same names at once', async () => {
    const processes = Array.from({ length: 8 }, () => newMeasurements({ flushAfterMs: 1 }))
    for (let round = 0; round < 50; round += 1) {
      for (const [at, measurements] of processes.entries()) {
        const names = ['chat.messages', 'chat.refused', 'search.queries']
        for (const name of at % 2 ? names : names.reverse()) measurements.count(name)
        measurements.observe('chat.milliseconds', 10 + round)
      }
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    await Promise.all(processes.map((measurements) => measurements.flush()))
    expect(await totals()).toEqual({
      'chat.messages': 400,
      'chat.milliseconds': 400,
      'chat.refused': 400,
      'search.queries': 400,
    })
  })

  test('writes by itself within a second or so, a batch in one statement', async () => {
    const statements: string[] = []
    const spying = {
      query: (...args: [string, unknown[]]) => {
        statements.push(args[0])
        return pool.query(...args)
      },
    } as unknown as pg.Pool
    const measurements = newMeasurements({ pool: () => spying })
    for (let at = 0; at < 1_000; at += 1) {
      measurements.count('chat.messages')
      measurements.observe('chat.milliseconds', at)
    }
    await until(async () => (await totals())['chat.messages'] === 1_000)
    expect(statements).toHaveLength(1)
  })

  test('keeps the hours apart', async () => {
    let now = new Date('2026-03-01T10:59:59.999Z')
    const measurements = newMeasurements({ clock: { now: () => now } })
    measurements.count('chat.messages', 2)
    now = new Date('2026-03-01T11:00:00.000Z')
    measurements.count('chat.messages', 3)
    await measurements.flush()
    const { rows } = await pool.query('select hour, count::int from measurements order by hour')
    expect(rows).toEqual([
      { hour: new Date('2026-03-01T10:00:00Z'), count: 2 },
      { hour: new Date('2026-03-01T11:00:00Z'), count: 3 },
    ])
  })

  test('never throws, and counts what it had to drop', async () => {
    const measurements = newMeasurements()
    for (const name of ['', 'No Capitals', 'x'.repeat(200), 'a@b']) measurements.count(name)
    for (const by of [-1, 1.5, NaN, Infinity]) measurements.count('chat.messages', by)
    for (const value of [-1, NaN, Infinity]) measurements.observe('chat.milliseconds', value)
    await measurements.flush()
    expect(await totals()).toEqual({ 'measurements.dropped': 11 })
  })
})

describe('watchers', () => {
  test('learn of each batch what it added and what the hour of all processes came to', async () => {
    // One hour for both, whenever this runs.
    const clock = { now: () => new Date('2026-03-01T10:30:00Z') }
    const [one, other] = [newMeasurements({ clock }), newMeasurements({ clock })]
    const told: unknown[] = []
    one.watch(async (counted) => {
      told.push(...counted.map(({ name, added, total }) => ({ name, added, total })))
    })
    one.watch(() => Promise.reject(new Error('of no consequence')))
    other.count('chat.messages', 5)
    await other.flush()
    one.count('chat.messages', 2)
    one.count('chat.citations.invalid', 0)
    one.observe('chat.milliseconds', 7)
    await one.flush()
    expect(told).toEqual([{ name: 'chat.messages', added: 2, total: 7 }])
  })
})

describe('without the database', () => {
  test('waits for it and then writes everything once', async () => {
    const { log, lines } = recordLog()
    const dead = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })
    let current = dead
    const measurements = newMeasurements({ pool: () => current, log, flushAfterMs: 20 })
    measurements.count('chat.messages', 3)
    await measurements.flush()
    measurements.count('chat.messages', 4)
    await measurements.flush()
    current = pool
    await until(async () => (await totals())['chat.messages'] === 7)
    expect(lines.map(({ msg }) => msg)).toEqual([
      'Measurements wait in memory for the database',
      'Measurements are written again',
    ])
    await dead.end()
  })

  test('before it is connected, too', async () => {
    let isConnected = false
    const measurements = newMeasurements({
      pool: () => {
        if (!isConnected) throw new Error('The database is not connected yet')
        return pool
      },
    })
    measurements.count('chat.messages')
    await measurements.flush()
    isConnected = true
    await measurements.flush()
    expect(await totals()).toEqual({ 'chat.messages': 1 })
  })

  test('does not write twice what may have been written, and says how much that was', async () => {
    const cut = {
      query: async (...args: [string, unknown[]]) => {
        await pool.query(...args)
        throw new Error('Connection terminated unexpectedly')
      },
    } as unknown as pg.Pool
    let current = cut
    const measurements = newMeasurements({ pool: () => current })
    measurements.count('chat.messages', 5)
    await measurements.flush()
    current = pool
    await measurements.flush()
    expect(await totals()).toEqual({ 'chat.messages': 5, 'measurements.dropped': 5 })
  })
})

function newMeasurements(options: Partial<Parameters<typeof createMeasurements>[0]> = {}) {
  const clock = { now: () => new Date() }
  return createMeasurements({ pool: () => pool, clock, log: recordLog().log, ...options })
}

async function totals(): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    'select name, sum(count)::int as count from measurements group by name order by name',
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('It did not come to pass')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
