import type { Days } from '../platform/days.js'

/** `1,204`. */
export function inFigures(value: number, language: string): string {
  return new Intl.NumberFormat(language).format(value)
}

/** A share of 1 as `12.5%`; a dash where there is none. */
export function asShare(share: number | null, language: string): string {
  if (share === null) return '–'
  const options = { style: 'percent', maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(language, options).format(share)
}

/** A number with its noun: `1 order`, `3 orders`. */
export function counted(value: number, [one, many]: readonly [string, string], language: string) {
  return `${inFigures(value, language)} ${value === 1 ? one : many}`
}

/** `2026-11-05` as `5 Nov`, or as the language writes it. */
export function shortDay(day: string, language: string): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options).format(
    new Date(day),
  )
}

/** The period of figures: `22 Oct to 20 Nov`. */
export function inSpan({ from, until }: Days, language: string): string {
  return `${shortDay(from, language)} to ${shortDay(until, language)}, UTC`
}

const dayMs = 86_400_000

/** How long ago something was made, by the calendar of whoever reads it. */
export function ageOf(createdAt: string, now = new Date()): string {
  // A day may have 23 or 25 hours.
  const days = Math.round((midnightOf(now) - midnightOf(new Date(createdAt))) / dayMs)
  if (days < 1) return 'today'
  return days === 1 ? 'yesterday' : `${String(days)} days old`
}

const midnightOf = (time: Date): number => new Date(time).setHours(0, 0, 0, 0)
