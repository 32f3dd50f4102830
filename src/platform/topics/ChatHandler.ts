import type { PayloadRequest } from 'payload'

declare module '../extend.js' {
  interface Declarations {
    /** The assistant, for those who talk to it over the socket; the last one declared is used. */
    chat: ChatHandler
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
