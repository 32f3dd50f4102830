/** The gateway's clock runs on Indian Standard Time, which has no daylight saving time. */
const zone = '+05:30'
const dayFirst = /^(\d{2})[/-](\d{2})[/-](\d{4}) (\d{2}:\d{2}:\d{2})$/
const yearFirst = /^(\d{4})-(\d{2})-(\d{2}) ?(\d{2}:\d{2}:\d{2})(?:\.(\d{1,3}))?$/

/**
 * Converts the gateway's `27/10/2023 14:37:01` (callback) or `2015-09-16 15:05:55.573` (status API) to ISO 8601 in UTC;
 * undefined for any other text and for a day that does not exist.
 */
export function parseIndianTime(text: string): string | undefined {
  const [, day, month, year, time, fraction = ''] =
    dayFirst.exec(text) ?? reorder(yearFirst.exec(text))
  if (!day || !month || !year || !time) return undefined
  const local = `${year}-${month}-${day}T${time}`
  const asUtc = new Date(`${local}Z`)
  // `Date` would turn 31 April into 1 May.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 19) !== local) return undefined
  // The API leaves out trailing zeros of the fraction.
  return new Date(`${local}.${fraction.padEnd(3, '0')}${zone}`).toISOString()
}

function reorder(match: RegExpExecArray | null): (string | undefined)[] {
  const [, year, month, day, time, fraction] = match ?? []
  return [undefined, day, month, year, time, fraction]
}
