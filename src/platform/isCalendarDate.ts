/**
 * Whether a text is a date that JavaScript can read, on a day that is in the calendar: it reads the 30th of February as
 * the 2nd of March, and `1` as a day of 2001.
 */
export function isCalendarDate(text: string): boolean {
  if (Number.isNaN(Date.parse(text)) || !/\d{4}/.test(text)) return false
  const [, year, month, day] = /^\s*[+-]?(\d{4,6})[-/](\d{1,2})[-/](\d{1,2})/.exec(text) ?? []
  if (day === undefined) return true
  return (
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
  )
}

/** Whether a text says in which zone its time is; a day alone is one of UTC. JavaScript reads others in that of the machine. */
export function namesZone(text: string): boolean {
  return !/\d:\d/.test(text) || /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)\s*$/i.test(text)
}
