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

  test.each([
    ['2026-10-24T07:00Z', '2026-10-25T15:00Z', 'Europe/Berlin', '09:00 CEST', '16:00 CET'],
    ['2026-10-25T00:30Z', '2026-10-25T01:30Z', 'Europe/Berlin', '02:30 CEST', '02:30 CET'],
    ['2027-03-27T08:00Z', '2027-03-28T15:00Z', 'Europe/Berlin', '09:00 CET', '17:00 CEST'],
    ['2027-02-06T09:00Z', '2027-02-07T16:00Z', 'Africa/Casablanca', '10:00 GMT+1', '16:00 GMT+0'],
    [
      '2027-04-02T22:00Z',
      '2027-04-04T06:30Z',
      'Australia/Lord_Howe',
      '09:00 GMT+11',
      '17:00 GMT+10:30',
    ],
    ['2026-10-31T13:00Z', '2026-11-01T22:00Z', 'America/New_York', '09:00 GMT-4', '17:00 GMT-5'],
    ['2027-03-21T05:30Z', '2027-03-22T13:30Z', 'Asia/Tehran', '09:00', '17:00 GMT+3:30'],
  ])(
    'names the zone of each time where the clocks change between %s and %s in %s',
    (...[from, to, timeZone, begin, over]) => {
      const session = { startsAt: from, endsAt: to, timeZone }
      expect(formatSession(session, 'en-GB')).toMatchObject({ start: begin, end: over })
      const mailed = formatWhen(session, 'en')
      expect(mailed).toContain(begin)
      expect(mailed).toMatch(new RegExp(`${over.replaceAll('+', '\\+')}$`))
    },
  )

  test('says one name that holds all year in French and Arabic, also where the clocks change', () => {
    const [from, endsAt] = ['2026-10-24T07:00Z', '2026-10-25T15:00Z']
    const session = { startsAt: from, endsAt, timeZone: 'Europe/Berlin' }
    expect(formatSession(session, 'fr').start).toBe('09:00')
    expect(formatWhen(session, 'fr').match(/heure/g)).toHaveLength(1)
    expect(formatWhen(session, 'ar').match(/توقيت/g)).toHaveLength(1)
  })

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
