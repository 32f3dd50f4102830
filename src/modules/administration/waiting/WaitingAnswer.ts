import { z } from 'zod'

/** What waits for the reader, each kind with how many there are and the admin's list of them. */
export const WaitingAnswer = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        hint: z.string(),
        count: z.int(),
        url: z.string(),
      }),
    ),
  })
  .meta({ id: 'Waiting' })

export type WaitingAnswer = z.output<typeof WaitingAnswer>
