import type { Clock } from '../clock.js'

export const dayMs = 86_400_000

const defaultDays = 30

/** The first and the last day of figures, both included, as `YYYY-MM-DD` in UTC. */
export type Days = { from: string; until: string }

/** The requested days: by default the 30 days up to the last one, and today as the last one. */
export function daysOf(clock: Clock, asked: Partial<Days> = {}): Days {
  const until = asked.until ?? isoDay(clock.now().getTime())
  const from = asked.from ?? isoDay(Date.parse(until) - (defaultDays - 1) * dayMs)
  return { from, until }
}

/** Every day from the first to the last, including those without figures. */
export function eachDay({ from, until }: Days): string[] {
  const start = Date.parse(from)
  const count = Math.max(0, Math.round((Date.parse(until) - start) / dayMs) + 1)
  return Array.from({ length: count }, (_, index) => isoDay(start + index * dayMs))
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
