import { describe, expect, test } from '@jest/globals'

import { askHelpOf } from '../../../../src/app/(site)/courses/bookAddress.js'
import { comingSessions, nextSession } from '../../../../src/app/(site)/courses/nextSession.js'

const now = new Date('2026-06-01T12:00:00.000Z')
const session = (startsAt: string, status: 'open' | 'full' | 'cancelled' = 'open') => ({
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

test('a course whose dates are all full does not offer to book a place; one without a date ahead does', () => {
  const words = { course: { askHelp: 'book', fullHelp: 'full' } }
  const payload = { config: { custom: { platform: { clock: { now: () => now } } } } }
  const site = { payload, words } as unknown as Parameters<typeof askHelpOf>[0]
  const full = session(later.startsAt, 'full')
  expect(askHelpOf(site, { sessions: [past, cancelled, full] })).toBe('full')
  expect(askHelpOf(site, { sessions: [past, cancelled] })).toBe('book')
})
