import { describe, expect, test } from '@jest/globals'

import type { MetricDefinition } from '../../../src/platform/assurance/declarations.js'
import { figuresOf, windowAt } from '../../../src/modules/assurance/metrics/readMetrics.js'
import { measure, wilson } from '../../../src/modules/assurance/metrics/measure.js'

const shared = { id: 'a.metric', unit: '1', definition: 'A metric.', mappings: {} }
const share: MetricDefinition = {
  ...shared,
  kind: 'ratio',
  of: (figures) => figures.count('hits'),
  among: (figures) => figures.count('all'),
  threshold: { op: 'gt', warn: 0.1, breach: 0.5 },
}

describe('a share', () => {
  test.each([
    { hits: 0, all: 0, value: null, status: 'insufficient_data' },
    { hits: 0, all: 19, value: null, status: 'insufficient_data' },
    { hits: 0, all: 20, value: 0, status: 'ok' },
    { hits: 2, all: 20, value: 0.1, status: 'ok' },
    { hits: 3, all: 20, value: 0.15, status: 'warn' },
    { hits: 10, all: 20, value: 0.5, status: 'warn' },
    { hits: 11, all: 20, value: 0.55, status: 'breach' },
    // The counters of a message may be written in two batches.
    { hits: 21, all: 20, value: 1, status: 'breach' },
  ])('$hits of $all is $value and $status', ({ hits, all, value, status }) => {
    expect(taken(share, { hits, all })).toMatchObject({ value, status })
  })

  test('below a threshold is judged the other way round', () => {
    const kept: MetricDefinition = { ...share, threshold: { op: 'lt', warn: 0.9, breach: 0.5 } }
    expect(taken(kept, { hits: 18, all: 20 }).status).toBe('ok')
    expect(taken(kept, { hits: 17, all: 20 }).status).toBe('warn')
    expect(taken(kept, { hits: 9, all: 20 }).status).toBe('breach')
  })

  test('stands beside that of the window before', () => {
    const previous = figures({ hits: 5, all: 50 })
    const current = figures({ hits: 10, all: 50 })
    expect(measure(share, { current, previous, reading: undefined })).toMatchObject({
      value: 0.2,
      previous: 0.1,
    })
  })
})

describe('a count', () => {
  const count: MetricDefinition = { ...share, kind: 'count', threshold: undefined } as never

  test('of one occurrence is a fact; of none it needs many samples', () => {
    expect(taken(count, { hits: 1, all: 1 })).toMatchObject({ value: 1, status: 'ok' })
    expect(taken(count, { hits: 0, all: 19 })).toMatchObject({
      value: null,
      status: 'insufficient_data',
    })
    expect(taken(count, { hits: 0, all: 20 })).toMatchObject({ value: 0, status: 'ok' })
  })
})

describe('a gauge', () => {
  const gauge: MetricDefinition = { ...shared, kind: 'gauge' }

  test('that nobody reports is not measured', () => {
    expect(taken(gauge, {})).toMatchObject({ value: null, n: 0, status: 'not_measured' })
  })

  test('is what its module says', () => {
    const nothing = figures({})
    const reading = { value: 2, n: 7 }
    expect(measure(gauge, { current: nothing, previous: nothing, reading })).toMatchObject({
      value: 2,
      n: 7,
      status: 'ok',
    })
  })
})

test('the interval is the one in the literature (Newcombe 1998, table I)', () => {
  for (const [hits, n, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const [from, to] = wilson(hits, n)
    expect(from).toBeCloseTo(low, 4)
    expect(to).toBeCloseTo(high, 4)
  }
})

test('the window is the running hour and the 23 before it', () => {
  const { from, before } = windowAt(new Date('2026-03-02T10:59:59.999Z'))
  expect(from.toISOString()).toBe('2026-03-01T11:00:00.000Z')
  expect(before.toISOString()).toBe('2026-02-28T11:00:00.000Z')
})

function taken(definition: MetricDefinition, counts: Record<string, number>) {
  const current = figures(counts)
  return measure(definition, { current, previous: figures({}), reading: undefined })
}

function figures(counts: Record<string, number>) {
  return figuresOf(Object.entries(counts).map(([name, count]) => ({ name, bucket: 0, count })))
}
