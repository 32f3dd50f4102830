import { z } from 'zod'

import { dayMs } from './daysOf.js'

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
