import { z } from 'zod'

export const webhookEvents = {
  'lead.created': 'A visitor has become a lead',
  'order.paid': 'An order is paid',
  'order.failed': 'A payment has failed',
  'order.refunded': 'Money was given back, all of it or a part',
  'learner.enrolled': 'A learner is enrolled in a course',
  'content.published': 'A document is published, or changed while it is',
} as const

export type WebhookEvent = keyof typeof webhookEvents

/** What the test button sends; nobody subscribes to it. */
export const testEvent = 'webhook.test'

const fact = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()])

/**
 * The facts of an event: flat, and no personal data. A receiver that needs a person reads him by id with an API
 * key, so that erasing one here leaves no copy in bodies that wait to be sent again.
 */
export const EventData = z.record(z.string().max(64), fact)

export type EventData = z.output<typeof EventData>
