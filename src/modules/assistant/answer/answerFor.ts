import type { Payload, PayloadRequest } from 'payload'

import type { Assistant } from '../Assistant.js'
import type { ChatEvent } from '../ChatEvent.js'
import { readerLocales } from '../message/readerLocales.js'
import { answerQuestion } from './answerQuestion.js'

type Question = {
  /** 1 to 2,000 characters. */
  message: string
  conversationId?: string | undefined
  locale?: string | undefined
  signal: AbortSignal
}

/** Offers the answers of `POST /api/chat` to other entry points (sockets, tools), as `custom.assistant.answer`. */
export const answerFor =
  (assistantOf: (payload: Payload) => Assistant) =>
  (
    req: Pick<PayloadRequest, 'headers' | 'payload'>,
    { signal, message, conversationId, locale }: Question,
  ): AsyncGenerator<ChatEvent, void> => {
    const asked = { message, conversationId, locale, earlier: [], isUi: false }
    return answerQuestion(assistantOf(req.payload), asked, {
      locales: readerLocales(req, asked),
      left: signal,
    })
  }
