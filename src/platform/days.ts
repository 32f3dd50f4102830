import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

import type { Clock } from './platform.js'

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

/** Whether a timestamp column lies in these days, in UTC whatever the session's time zone. */
export function inDays(column: SQL, { from, until }: Days): SQL {
  return sql`${column} >= ${from}::date::timestamp at time zone 'UTC'
    and ${column} < (${until}::date + 1)::timestamp at time zone 'UTC'`
}

/** SQL: a time as JSON has it, in UTC with milliseconds. */
export function isoTime(time: SQL): SQL {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** The day of a timestamp column, as `YYYY-MM-DD` in UTC. */
export function dayOf(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
}

const day = z.iso
  .date()
  .refine((text) => text >= '2000-01-01', { message: 'Name a day after 1999.' })

/** From the first day to the last in UTC, both included. */
export const dayParameters = { from: day.optional(), until: day.optional() }

const maxDays = 1_096

/** The days of the requested figures: three years at most. */
export const DaysQuery = z.strictObject(dayParameters).refine(isShort, {
  path: ['from'],
  message: `Ask for ${maxDays} days at most.`,
})

function isShort({ from, until }: { from?: string | undefined; until?: string | undefined }) {
  const last = until === undefined ? Date.now() : Date.parse(until)
  return from === undefined || last - Date.parse(from) < maxDays * dayMs
}
