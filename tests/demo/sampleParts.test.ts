import { expect, test } from '@jest/globals'

import { dateOf } from '../../src/demo/sampleParts.js'

test('sample courses are held on working days, whatever day the demo is first started on', () => {
  for (let startsInDays = 0; startsInDays < 7; startsInDays += 1) {
    for (const days of [1, 3, 5]) {
      const { startsAt, endsAt } = dateOf({ startsInDays, days, mode: 'online', capacity: 10 })
      const [first, last] = [new Date(startsAt).getUTCDay(), new Date(endsAt).getUTCDay()]
      expect(first).toBeGreaterThan(0)
      expect(last).toBe(first + days - 1)
      expect(last).toBeLessThan(6)
    }
  }
})

test('no sample course is held at Christmas or at the turn of the year', () => {
  for (let startsInDays = 0; startsInDays <= 366; startsInDays += 1) {
    for (const days of [1, 3, 5]) {
      const { startsAt } = dateOf({ startsInDays, days, mode: 'online', capacity: 10 })
      for (let day = 0; day < days; day += 1) {
        const held = new Date(Date.parse(startsAt) + day * 86_400_000).toISOString()
        expect(held).not.toMatch(/^\d{4}-(?:12-2[456]|12-31|01-01)/)
      }
    }
  }
})

test('a sample course has the hours of the clocks where it is held, in winter and in summer', () => {
  const hours = '09:00–13:15'
  for (const timeZone of ['Europe/London', 'Asia/Dubai', 'America/New_York']) {
    for (const startsInDays of [0, 90, 180, 270]) {
      const session = { days: 1, mode: 'online', capacity: 10, hours, timeZone } as const
      const { startsAt, endsAt } = dateOf({ ...session, startsInDays })
      const shown = [startsAt, endsAt].map((time) =>
        new Date(time).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' }),
      )
      expect(shown.join('–')).toBe(hours)
    }
  }
})
