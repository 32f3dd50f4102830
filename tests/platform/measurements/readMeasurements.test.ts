import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { createMeasurements } from '../../../src/platform/measurements/createMeasurements.js'
import { readMeasurements } from '../../../src/platform/measurements/measurementStore.js'
import { boot, type Foyer } from '../../support/boot.js'
import { recordLog } from '../jobs/recordLog.js'

let foyer: Foyer
let req: PayloadRequest

beforeAll(async () => {
  foyer = await boot()
  req = await createLocalReq({}, foyer.payload)
  let now = new Date()
  const pool = () => postgresOf(foyer.payload).pool
  const clock = { now: () => now }
  const measurements = createMeasurements({ pool, clock, log: recordLog().log })
  now = new Date('2026-03-01T10:30:00Z')
  measurements.count('test.counter', 2)
  for (const value of [10, 20, 30]) measurements.observe('test.milliseconds', value)
  now = new Date('2026-03-01T12:00:00Z')
  measurements.count('test.counter', 5)
  now = new Date('2026-03-02T00:00:00Z')
  measurements.count('test.counter', 9)
  await measurements.flush()
})
afterAll(() => foyer.stop())

test('gives a point for every hour, also for those in which nothing was counted', async () => {
  const [series] = await readMeasurements(req, {
    names: ['test.counter'],
    from: new Date('2026-03-01T10:15:00Z'),
    to: new Date('2026-03-01T13:00:00Z'),
    step: 'hour',
  })
  expect(series).toEqual({
    name: 'test.counter',
    total: 7,
    points: [
      { at: '2026-03-01T10:00:00.000Z', count: 2 },
      { at: '2026-03-01T11:00:00.000Z', count: 0 },
      { at: '2026-03-01T12:00:00.000Z', count: 5 },
    ],
  })
})

test('adds up days, and gives the mean and quantiles of a distribution', async () => {
  const [milliseconds, counter, nothing] = await readMeasurements(req, {
    names: ['test.milliseconds', 'test.counter', 'test.never'],
    from: new Date('2026-03-01T00:00:00Z'),
    to: new Date('2026-03-03T00:00:00Z'),
    step: 'day',
  })
  expect(counter?.points.map(({ count }) => count)).toEqual([7, 9])
  expect(nothing?.points.map(({ count }) => count)).toEqual([0, 0])
  const [first, second] = milliseconds?.points ?? []
  expect(first).toMatchObject({ count: 3, mean: 20 })
  expect(first?.p50).toBeGreaterThan(19)
  expect(first?.p50).toBeLessThan(21)
  expect(second).toMatchObject({ count: 0, mean: null, p50: null })
})
