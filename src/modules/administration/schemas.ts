import { z } from 'zod'

export const DocumentParams = z.object({ id: z.string().max(64) })

export const NewSecret = z
  .object({
    secret: z.string(),
    /** Until then messages are signed with the former secret, too. */
    previousValidUntil: z.iso.datetime(),
  })
  .meta({ id: 'NewWebhookSecret' })

export const QueuedDelivery = z
  .object({ delivery: z.string(), status: z.literal('pending') })
  .meta({ id: 'QueuedWebhookDelivery' })
