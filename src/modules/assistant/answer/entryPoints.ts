import type { PayloadRequest } from 'payload'

import { currentRequest } from '../../../platform/http/requestContext.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'
import type { ChatHandler } from '../../../platform/topics/Topic.js'
import { assistantOf } from '../createAssistant.js'
import { readerLocales } from '../message/readerLocales.js'
import type { ChatEvent } from '../schemas.js'
import { answerQuestion } from './answerQuestion.js'

/** Streams answers over the socket by the rules of `POST /api/chat`, with shared limits. Throws `rate_limited`. */
export const chatPieces: ChatHandler = async function* (req, question, signal) {
  const { limits } = platformOf(req.payload)
  for (const rule of chatLimits) await limits.consume(rule, currentRequest()?.client)
  for await (const event of answer(req, { ...question, signal })) {
    if (event.type === 'text') yield { type: 'delta', text: event.text }
    if (event.type === 'restarted') yield { type: 'delta', text: '', restarts: true }
    if (event.type === 'done') yield { type: 'done', answer: event.answer }
  }
}

/** The limits of one client across all entry points; the daily token budget is shared by everyone. */
export const chatLimits: readonly LimitRule[] = [
  { name: 'chat-minute', points: 20, seconds: 60, shared: true },
  { name: 'chat-day', points: 200, seconds: 86_400, shared: true },
]

type Question = {
  /** 1 to 2,000 characters. */
  message: string
  conversationId?: string | undefined
  locale?: string | undefined
  signal: AbortSignal
}

/** The answers of `POST /api/chat` for other entry points. */
export function answer(
  req: Pick<PayloadRequest, 'headers' | 'payload'>,
  { signal, message, conversationId, locale }: Question,
): AsyncGenerator<ChatEvent, void> {
  const asked = { message, conversationId, locale, earlier: [], answered: 0, isUi: false }
  return answerQuestion(assistantOf(req.payload), asked, {
    locales: readerLocales(req, asked),
    left: signal,
  })
}
