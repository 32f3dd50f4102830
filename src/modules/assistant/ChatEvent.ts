import type { ChatAnswer, Citation } from './schemas.js'

/** The events of an answer, in this order; `restarted` can come once and discards the text before it. */
export type ChatEvent =
  | {
      type: 'started'
      messageId: string
      conversationId: string
      disclosure: string
      /** Known from the start if the platform AI is not used. */
      mode?: 'local'
    }
  | { type: 'sources'; citations: Citation[] }
  | { type: 'text'; text: string; mode: ChatAnswer['mode'] }
  | { type: 'restarted'; notice: string }
  | { type: 'done'; answer: ChatAnswer; confidence: number }
