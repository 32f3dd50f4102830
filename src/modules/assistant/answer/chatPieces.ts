import type { Payload } from 'payload'

import { currentRequest } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import type { ChatHandler } from '../../../platform/topics/ChatHandler.js'
import type { Assistant } from '../Assistant.js'
import { chatLimits } from '../chatLimits.js'
import { answerFor } from './answerFor.js'

/** Streams answers over the socket by the rules of `POST /api/chat`, with shared limits. Throws `rate_limited`. */
export function chatPieces(assistantOf: (payload: Payload) => Assistant): ChatHandler {
  const answer = answerFor(assistantOf)
  return async function* (req, question, signal) {
    const { limits } = platformOf(req.payload)
    for (const rule of chatLimits) await limits.consume(rule, currentRequest()?.client)
    for await (const event of answer(req, { ...question, signal })) {
      if (event.type === 'text') yield { type: 'delta', text: event.text }
      if (event.type === 'restarted') yield { type: 'delta', text: '', restarts: true }
      if (event.type === 'done') yield { type: 'done', answer: event.answer }
    }
  }
}
