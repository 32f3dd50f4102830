import { describe, expect, test } from '@jest/globals'

import { comingSessions, nextSession } from '../../../../src/app/(site)/courses/nextSession.js'

const now = new Date('2026-06-01T12:00:00.000Z')
const session = (startsAt: string) => ({ startsAt, endsAt: null, mode: null, seatsLeft: null })
const past = session('2026-05-01T09:00:00.000Z')
const soon = session('2026-06-02T09:00:00.000Z')
const later = session('2026-07-02T09:00:00.000Z')

describe('nextSession', () => {
  test('is the soonest that has not begun', () => {
    expect(nextSession([later, past, soon], now)).toBe(soon)
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
