import { EventData, type testEvent, type WebhookEvent } from './events.js'

type Event = { type: WebhookEvent | typeof testEvent; data: EventData; at: Date }

/** Far above what flat facts take; receivers refuse large bodies. */
const maxBytes = 64 * 1024

/**
 * The body of a message as Standard Webhooks has it. Throws where the data are no plain facts, or more than
 * 64 KiB of them.
 */
export function composeBody({ type, data, at }: Event): string {
  const body = JSON.stringify({ type, timestamp: at.toISOString(), data: EventData.parse(data) })
  if (Buffer.byteLength(body) > maxBytes) throw new Error(`The data of ${type} are too large`)
  return body
}
