import type { SanitizedConfig } from 'payload'
import type { z } from 'zod'

/** An event that other systems are notified of: when it is sent, and what its message contains. */
export type OutgoingEvent = { meaning: string; data: z.ZodObject; example: object }

/** What a configuration sends to other systems, and how to receive it, in Markdown for developers. */
export type OutgoingEvents = { guide: string; events: Record<string, OutgoingEvent> }

/** Stored on the configuration under this name; undefined if nothing is sent. */
export function outgoingEventsOf({
  custom,
}: Pick<SanitizedConfig, 'custom'>): OutgoingEvents | undefined {
  return (custom as { outgoingEvents?: OutgoingEvents } | undefined)?.outgoingEvents
}
