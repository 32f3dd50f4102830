import { z } from 'zod'

/** What Payload stores about a planned publication in `payload-jobs.input`. */
export const ScheduledChange = z.object({
  type: z.enum(['publish', 'unpublish']),
  doc: z.object({ relationTo: z.string().min(1).max(60), value: z.uuid() }),
  locale: z.string().max(12).nullish(),
  timezone: z.string().max(64).nullish(),
  /** The user whose permissions apply. */
  user: z.object({ relationTo: z.literal('users'), value: z.uuid() }),
})

export type ScheduledChange = z.output<typeof ScheduledChange>
