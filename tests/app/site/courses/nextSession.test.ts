import { describe, expect, test } from '@jest/globals'

import { comingSessions, nextSession } from '../../../../src/app/(site)/courses/nextSession.js'

const now = new Date('2026-06-01T12:00:00.000Z')
const session = (startsAt: string, status: 'open' | 'cancelled' = 'open') => ({
  id: startsAt,
  startsAt,
  endsAt: startsAt,
  timeZone: 'UTC',
  mode: 'online' as const,
  venue: null,
  status,
  seatsLeft: 1,
})
const past = session('2026-05-01T09:00:00.000Z')
const soon = session('2026-06-02T09:00:00.000Z')
const cancelled = session('2026-06-01T18:00:00.000Z', 'cancelled')
const later = session('2026-07-02T09:00:00.000Z')

describe('nextSession', () => {
  test('is the soonest that has not begun and was not cancelled', () => {
    expect(nextSession([later, past, cancelled, soon], now)).toBe(soon)
  })

  test('tells a course without dates from one whose dates have passed', () => {
    expect(nextSession([], now)).toBe('any time')
    expect(nextSession([past], now)).toBe('none')
  })
})

describe('comingSessions', () => {
  test('are in the order of their beginning, without past ones', () => {
    expect(comingSessions([later, past, soon], now)).toEqual([soon, later])
  })
})
