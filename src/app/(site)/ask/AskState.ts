import type { ChatAnswer } from '../../../modules/assistant/schemas.js'

/** What the page shows: nothing yet, an answer, or what was wrong with the question. */
export type AskState = {
  question: string
  answer?: ChatAnswer
  fault?: string
  isRated?: boolean
  conversationId?: string | undefined
}
