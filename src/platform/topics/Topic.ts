import type { Payload } from 'payload'
import type { z } from 'zod'

import type { EndpointAccess } from '../api/contract.js'

declare module '../extend.js' {
  interface Declarations {
    /** Streams of events that callers of the socket may follow. */
    topics: Topic[]
  }
}

/** One thing that happened. `id` is the cursor to go on from: whoever names it gets what came after. */
type TopicEvent = { id: string; data: unknown }

/** `isPending`: more is stored already, but may only be handed out once transactions before it have ended. */
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
    /** Events after the cursor, oldest first; what commits later must never come before what was given. */
    read: ReadTopic
    /** The cursor after which everything is still to come. */
    latest(payload: Payload): Promise<string>
    isCursor(text: string): boolean
  }
}
