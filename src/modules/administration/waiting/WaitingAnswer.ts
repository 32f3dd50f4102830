import { z } from 'zod'

/** What is waiting for the reader: each kind with its count and its list in the admin. */
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
