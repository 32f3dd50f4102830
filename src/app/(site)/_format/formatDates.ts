import { dateFormat, frenchFirst } from '../../../platform/intl.js'
import { zoneName } from '../../../platform/localization.js'

const inWords = { day: 'numeric', month: 'long', year: 'numeric' } as const

type SessionDates = {
  /** One day, or the first and last one, in words. */
  days: string
  start: string
  end: string
  /** Starts and ends on one day. */
  isOneDay: boolean
}

/** The day of an ISO time in words, such as 9 December 2026; a `short` month for narrow spaces. */
export function formatDay(
  iso: string,
  locale: string,
  { month = 'long', timeZone = 'UTC' }: { month?: 'long' | 'short'; timeZone?: string } = {},
): string {
  const day = dateFormat(locale, { ...inWords, month, timeZone })
  return frenchFirst(day.format(new Date(iso)), locale)
}

/** The days of a date in words, and its times, all in its own time zone, which is named. */
export function formatSession(
  { startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string },
  locale: string,
): SessionDates {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  const days = dateFormat(locale, { ...inWords, weekday: 'long', timeZone })
  const clock = dateFormat(locale, { timeStyle: 'short', timeZone })
  const isOneDay = days.format(start) === days.format(end)
  const [before, after] = [start, end].map((time) => zoneName(time, timeZone, locale))
  return {
    days: frenchFirst(isOneDay ? days.format(start) : days.formatRange(start, end), locale),
    // Where the clocks change in between, each time has its own zone.
    start: [clock.format(start), ...(before === after ? [] : [before])].join(' '),
    end: `${clock.format(end)} ${after}`,
    isOneDay,
  }
}
