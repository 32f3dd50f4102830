const offsetMs = 5.5 * 60 * 60 * 1000

/** An instant in the gateway's format, in Indian Standard Time: `2015-09-16 15:05:55.573`. */
export function indianTime(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 23).replace('T', ' ')
}

/** The start of a day in India, from the gateway's `16-09-2015`; undefined for another format. */
export function indianDayStart(day: string): Date | undefined {
  const [, date, month, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(day) ?? []
  const start = new Date(`${year ?? ''}-${month ?? ''}-${date ?? ''}T00:00:00+05:30`)
  return Number.isNaN(start.getTime()) ? undefined : start
}
