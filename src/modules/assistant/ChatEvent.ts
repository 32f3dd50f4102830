import type { ChatAnswer, Citation } from './schemas.js'

/** What happens while an answer is given, in this order; `restarted` may come once, and takes back the text before it. */
export type ChatEvent =
  | {
      type: 'started'
      messageId: string
      conversationId: string
      disclosure: string
      /** Known at once where the platform AI is not asked. */
      mode?: 'local'
    }
  | { type: 'sources'; citations: Citation[] }
  | { type: 'text'; text: string; mode: ChatAnswer['mode'] }
  | { type: 'restarted'; notice: string }
  | { type: 'done'; answer: ChatAnswer; confidence: number }
