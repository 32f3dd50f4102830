import { formatUnit } from './intl.js'

/** A waiting time of so many seconds in words, rounded up: in seconds up to a minute and a half, then in minutes, then hours. */
export function waitText(seconds: number, locale: string): string {
  if (seconds <= 90) return formatUnit(Math.ceil(seconds), 'second', locale)
  const minutes = Math.ceil(seconds / 60)
  if (minutes <= 90) return formatUnit(minutes, 'minute', locale)
  return formatUnit(Math.ceil(minutes / 60), 'hour', locale)
}
