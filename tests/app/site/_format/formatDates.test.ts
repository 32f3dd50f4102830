import { describe, expect, test } from '@jest/globals'

import { formatDay, formatSession } from '../../../../src/app/(site)/_format/formatDates.js'
import { formatWhen } from '../../../../src/modules/learning/mails/courseMail.js'

const escaped = (text: string) => text.replace(/[()]/g, '\\$&')
const startsAt = '2026-12-09T09:00:00.000Z'

describe('formatSession', () => {
  test('gives the day of a short session in words, and its times with the zone', () => {
    const session = { startsAt, endsAt: '2026-12-09T17:00:00.000Z', timeZone: 'UTC' }
    expect(formatSession(session, 'en-GB')).toEqual({
      days: expect.stringMatching(/^Wednesday,? 9 December 2026$/),
      start: '09:00',
      end: '17:00 UTC',
      isOneDay: true,
    })
  })

  test('gives the first and the last day of a longer one', () => {
    const session = { startsAt, endsAt: '2026-12-11T17:00:00.000Z', timeZone: 'UTC' }
    const { days, isOneDay } = formatSession(session, 'en-GB')
    expect(days).toMatch(/^Wednesday,? 9\D+Friday,? 11 December 2026$/)
    expect(isOneDay).toBe(false)
  })

  test('is in the time zone of the place, which may be on another day', () => {
    const session = { startsAt, endsAt: '2026-12-09T17:00:00.000Z', timeZone: 'Asia/Tokyo' }
    expect(formatSession(session, 'en-GB')).toMatchObject({
      start: '18:00',
      end: '02:00 GMT+9',
      isOneDay: false,
    })
  })

  test.each([
    ['en', 'Europe/London', '09:00–17:00 GMT'],
    ['fr', 'Europe/London', '09:00–17:00 (Royaume-Uni)'],
    ['ar', 'Europe/London', 'توقيت المملكة المتحدة'],
    ['fr', 'Europe/Paris', '10:00–18:00 heure d’Europe centrale'],
    ['fr', 'Asia/Dubai', '13:00–21:00 heure du Golfe'],
    ['ar', 'Asia/Dubai', 'توقيت الخليج'],
    ['fr', 'UTC', '09:00–17:00 UTC'],
    ['ar', 'UTC', 'UTC'],
  ] as const)(
    'says hours and zone shortly in %s, %s, as the mails do',
    (locale, timeZone, said) => {
      const session = { startsAt, endsAt: '2026-12-09T17:00:00.000Z', timeZone }
      const { start, end } = formatSession(session, locale === 'en' ? 'en-GB' : locale)
      expect(`${start}–${end}`).toMatch(new RegExp(`${escaped(said)}$`))
      expect(formatWhen(session, locale)).toMatch(new RegExp(`\\d.*${escaped(said)}$`))
    },
  )

  test('writes the clock as the reader does', () => {
    const session = { startsAt, endsAt: '2026-12-09T17:00:00.000Z', timeZone: 'UTC' }
    const { start, end } = formatSession(session, 'en-US')
    expect([start, end]).toEqual([
      expect.stringMatching(/^9:00\sAM$/),
      expect.stringMatching(/^5:00\sPM UTC$/),
    ])
  })
})

describe('formatDay', () => {
  test('stays on the day in UTC, whatever the zone of the server', () => {
    expect(formatDay('2026-05-18T00:00:00.000Z', 'en-GB')).toBe('18 May 2026')
    expect(formatDay('2026-05-18T23:59:59.000Z', 'en-GB')).toBe('18 May 2026')
  })

  test('shortens the month where there is little room', () => {
    expect(formatDay('2026-12-09T09:00:00.000Z', 'en-GB', { month: 'short' })).toBe('9 Dec 2026')
  })
})

test('the first of a month is 1er in French, and only that', () => {
  const endsAt = '2027-03-01T17:00:00.000Z'
  const session = { startsAt: '2027-03-01T09:00:00.000Z', endsAt, timeZone: 'UTC' }
  expect(formatSession(session, 'fr-FR').days).toBe('lundi 1er mars 2027')
  expect(formatDay('2027-09-01', 'fr')).toBe('1er septembre 2027')
  expect(formatDay('2027-09-11', 'fr')).toBe('11 septembre 2027')
  expect(formatDay('2027-09-01', 'en-GB')).toBe('1 September 2027')
})
