import type { Payload } from 'payload'
import type { z } from 'zod'

import type { EndpointAccess } from '../api/contract.js'

declare module '../extend.js' {
  interface Declarations {
    /** Streams of events that callers of the socket may follow. */
    topics: Topic[]
  }
}

/** One event. `id` is its cursor: a reader who sends it gets the events after it. */
type TopicEvent = { id: string; data: unknown }

/** `isPending`: more is stored, but cannot be handed out until earlier transactions have ended. */
type TopicBatch = { events: TopicEvent[]; isPending: boolean }

type ReadTopic = (payload: Payload, from: { since: string; limit: number }) => Promise<TopicBatch>

/**
 * A stream of events that callers of `/api/ws` may follow, declared by a module in `extend(config, { topics })`.
 * Usually the module only calls `publishEvent(req, …)` in the transaction of what happened, and the platform keeps,
 * orders and reads the events. A module with an append-only table of its own gives a `source` instead, and calls
 * `wakeTopic(req, name)`.
 */
export type Topic = {
  /** Lower-case words with dashes, as callers subscribe to it. */
  name: string
  summary: string
  access: EndpointAccess
  /** The schema of an event's data: everything that leaves is parsed by it. No personal data. */
  data: z.ZodType
  source?: {
    /** Events after the cursor, oldest first. An event that commits later must never sort before one already returned. */
    read: ReadTopic
    /** The cursor of the newest event. */
    latest(payload: Payload): Promise<string>
    isCursor(text: string): boolean
  }
}
