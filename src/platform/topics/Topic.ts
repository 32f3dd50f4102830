import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { EndpointAccess } from '../api/contract.js'

declare module '../extend.js' {
  interface Declarations {
    /** Streams of events that callers of the socket may follow. */
    topics: Topic[]
    /** The assistant, for those who talk to it over the socket; the last one declared is used. */
    chat: ChatHandler
  }
}

/** One event. `id` is its cursor: a reader who sends it gets the events after it. */
type TopicEvent = { id: string; data: unknown }

/** `isPending`: more is stored, but cannot be handed out until earlier transactions have ended. */
type TopicBatch = { events: TopicEvent[]; isPending: boolean }

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
    read: (payload: Payload, from: { since: string; limit: number }) => Promise<TopicBatch>
    /** The cursor of the newest event. */
    latest(payload: Payload): Promise<string>
    isCursor(text: string): boolean
  }
}

/** What a caller of `/api/ws` asks; parsed and bounded by the socket. */
export type ChatQuestion = {
  message: string
  conversationId?: string | undefined
  locale?: string | undefined
}

/**
 * A piece of the answer as it is written, then the whole of it, as `POST /api/chat` answers. A piece that restarts
 * replaces all text before it.
 */
type ChatPiece =
  { type: 'delta'; text: string; restarts?: boolean } | { type: 'done'; answer: object }

/**
 * The assistant as the socket calls it, declared by a module in `extend(config, { chat })`. It applies its own limits
 * for the client of the current request, and may throw a Problem.
 */
export type ChatHandler = (
  req: PayloadRequest,
  question: ChatQuestion,
  signal: AbortSignal,
) => AsyncIterable<ChatPiece>
