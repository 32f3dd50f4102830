import type { Areas, ChatAnswer } from './operations.js'

export type * from './operations.js'

export type ClientSettings = {
  /** Where the service is, such as `https://www.example.com`; where it is no such address a `TypeError` is thrown. */
  baseUrl: string | undefined
  /** A key of staff or a script. */
  apiKey?: string | undefined
  /** A learner's token, from `auth.verifyOtp`; calls carry it in place of the key. */
  token?: string
  /** How long one attempt of a call may take, in seconds; 30 where it is left out. Streams may take longer. */
  timeout?: number
  /** How often a repeatable call is retried; 2 where it is left out. */
  maxRetries?: number
  /** The longest wait before a retry, in seconds; 20 where it is left out. */
  maxRetryDelay?: number
  /** Headers of every call. */
  headers?: Record<string, string>
  credentials?: NonNullable<RequestInit['credentials']>
  fetch?: typeof globalThis.fetch
  /** For Node 20, which has no WebSocket. */
  WebSocket?: unknown
}

export type CallOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Generated for each call that creates something where it is left out; not for streams. */
  idempotencyKey?: string
  /** What is sent instead of JSON, such as a `FormData` with a file. */
  body?: NonNullable<RequestInit['body']>
  /** Query parameters that have the same name as a field of the body. */
  query?: Record<string, unknown>
}

export type ServerSentEvent = { event: string; data: string; id: string | undefined }

export type TopicEvent = { topic: string; id: string; data: unknown }

export type ChatMessage =
  /** With `restarts` it takes back what was sent before it. */
  | { type: 'chat.delta'; id: string; delta: string; restarts?: true }
  | ({ type: 'chat.done'; id: string } & ChatAnswer)

export type ConnectOptions = {
  /** From `realtime.ticket`, in place of a key; a function gets another each time the connection is opened again. */
  ticket?: string | (() => string | Promise<string>)
  /** Whether a lost connection is opened again; true where it is left out. */
  reopen?: boolean
}

export type Connection = {
  /**
   * The events of a topic from now on, or after the event `since`. One loop a topic: a second one throws, until the first
   * has ended.
   */
  subscribe(topic: string, from?: { since?: string }): AsyncIterable<TopicEvent>
  /** The answer of the assistant as it is written. */
  chat(
    message: string | { message: string; conversationId?: string; locale?: string },
  ): AsyncIterable<ChatMessage>
  ping(): Promise<void>
  /** Closes the connection and its subscriptions for good. */
  close(): void
}

export type Client = Areas & {
  /** The same client with other settings. */
  with(settings: Partial<ClientSettings>): Client
  connect(options?: ConnectOptions): Promise<Connection>
}

export function createClient(settings: ClientSettings): Client

export type ProblemFault = { path?: string; code?: string; message: string }

/** What the service refused or could not do. `code` is stable; status 0 means that no answer came. */
export class FoyerProblem extends Error {
  readonly status: number
  readonly code: string
  readonly title: string
  readonly detail: string | undefined
  readonly errors: ProblemFault[]
  readonly requestId: string | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** Further members of this kind of problem, such as `paymentLink` of `payment_required`. */
  readonly members: Record<string, unknown>
}

/** A message that a webhook brought. */
export type WebhookMessage = {
  /** The same at every attempt: drop repeats by it. */
  id: string
  /** Such as `lead.created`; ignore those that you do not know. */
  type: string
  timestamp: string
  data: Record<string, unknown>
}

/** The request is not a message of this service, or too old. */
export class WebhookRefused extends Error {}

/** The message of a request to your endpoint, once its signature is checked. Rejects with `WebhookRefused`. */
export function verifyWebhook(request: {
  /** `whsec_…`; several while you replace it. */
  secret: string | readonly string[]
  headers: Headers | Record<string, string | string[] | undefined>
  /** The body as it came, before anything parsed it. */
  body: string | Uint8Array
  /** How many seconds the clocks may differ; 300 where it is left out. */
  tolerance?: number
}): Promise<WebhookMessage>
