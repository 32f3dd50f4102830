const zone = { timeZone: 'UTC' } as const
const inWords = { ...zone, day: 'numeric', month: 'long', year: 'numeric' } as const

type SessionDates = {
  /** One day, or the first and last one, in words. */
  days: string
  start: string
  end: string | undefined
  /** Starts and ends on one day. */
  isOneDay: boolean
}

/** The UTC day of an ISO time in words, such as 9 December 2026; `short` for narrow spaces. */
export function formatDay(iso: string, locale: string, month: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat(locale, { ...inWords, month }).format(new Date(iso))
}

/** A session's days in words, and its times with their zone, because every reader is shown UTC. */
export function formatSession(
  { startsAt, endsAt }: { startsAt: string; endsAt: string | null },
  locale: string,
): SessionDates {
  const start = new Date(startsAt)
  const end = endsAt === null ? undefined : new Date(endsAt)
  const days = new Intl.DateTimeFormat(locale, { ...inWords, weekday: 'long' })
  const clock = new Intl.DateTimeFormat(locale, { ...zone, timeStyle: 'short' })
  const named = (time: Date) => `${clock.format(time)} ${zone.timeZone}`
  const isOneDay = end === undefined || startsAt.slice(0, 10) === end.toISOString().slice(0, 10)
  return {
    days: isOneDay ? days.format(start) : days.formatRange(start, end),
    start: end ? clock.format(start) : named(start),
    end: end && named(end),
    isOneDay,
  }
}
