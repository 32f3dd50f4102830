import type { SanitizedConfig } from 'payload'
import type { z } from 'zod'

/** An event that other systems are told of: when it is sent, and what its message holds. */
export type OutgoingEvent = { meaning: string; data: z.ZodObject; example: object }

/** What a configuration sends to other systems, and how a receiver takes it, in Markdown for developers. */
export type OutgoingEvents = { guide: string; events: Record<string, OutgoingEvent> }

/** It hangs on the configuration under this name; undefined where nothing is sent. */
export function outgoingEventsOf({
  custom,
}: Pick<SanitizedConfig, 'custom'>): OutgoingEvents | undefined {
  return (custom as { outgoingEvents?: OutgoingEvents } | undefined)?.outgoingEvents
}
