import { describe, expect, test } from '@jest/globals'

import { DaysQuery, daysOf, eachDay } from '../../../src/platform/days.js'

const clock = { now: () => new Date('2026-03-01T23:59:59.999Z') }

describe('the days of figures', () => {
  test('are the last thirty in UTC where none is named', () => {
    expect(daysOf(clock)).toEqual({ from: '2026-01-31', until: '2026-03-01' })
  })

  test('are the thirty up to the last day where that alone is named', () => {
    expect(daysOf(clock, { until: '2024-03-01' })).toEqual({
      from: '2024-02-01',
      until: '2024-03-01',
    })
  })

  test('are listed one by one, both ends and leap days included', () => {
    const days = eachDay({ from: '2024-02-28', until: '2024-03-01' })
    expect(days).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
    expect(eachDay({ from: '2024-03-02', until: '2024-03-01' })).toEqual([])
  })

  test('may be asked for over three years and no more', () => {
    const isTaken = (query: object) => DaysQuery.safeParse(query).success
    expect(isTaken({ from: '2023-01-01', until: '2025-12-31' })).toBe(true)
    expect(isTaken({ from: '2022-12-30', until: '2025-12-31' })).toBe(false)
    expect(isTaken({ from: '0001-01-01' })).toBe(false)
    expect(isTaken({ from: '2026-02-30' })).toBe(false)
  })
})
