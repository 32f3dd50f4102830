import type { Payload, PayloadRequest } from 'payload'

import { abortWith } from '../../../platform/abort.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { preferredType } from '../../../platform/http/preferredType.js'
import { problems } from '../../../platform/http/problems.js'
import { answerQuestion } from '../answer/answerQuestion.js'
import type { Assistant } from '../Assistant.js'
import type { ChatEvent } from '../ChatEvent.js'
import { type Asked, ChatRequest } from '../ChatRequest.js'
import { chatLimits } from '../chatLimits.js'
import { readerLocales } from '../message/readerLocales.js'
import { ChatAnswer } from '../schemas.js'
import { uiMessageHeaders, uiMessageStream } from '../stream/uiMessageStream.js'

const json = 'application/json'
const events = 'text/event-stream'

export const chat = (assistantOf: (payload: Payload) => Assistant) =>
  endpoint({
    operationId: 'chat.ask',
    method: 'post',
    path: '/chat',
    summary: 'Ask the assistant a question',
    description:
      'Answers from published content, with its sources. With `Accept: text/event-stream`, or with the body of the ' +
      'AI SDK’s `DefaultChatTransport`, the answer is its UI message stream v1.',
    body: ChatRequest,
    output: ChatAnswer,
    otherContentTypes: [events],
    problems: [problems.unavailable],
    access: 'public',
    limit: chatLimits,
    idempotent: true,
    handler: async ({ req, body }) => {
      const gone = new AbortController()
      if (req.signal) abortWith(gone, [req.signal])
      const caller = { locales: readerLocales(req, body), left: gone.signal }
      const answering = answerQuestion(assistantOf(req.payload), body, caller)
      if (!wantsEvents(req, body)) return wholeAnswer(answering)
      const stream = uiMessageStream(answering, () => gone.abort())
      return new Response(stream, { headers: uiMessageHeaders })
    },
  })

/** The AI SDK can only read its stream, and its requests do not say so. */
function wantsEvents({ headers }: PayloadRequest, { isUi }: Asked): boolean {
  return preferredType(headers.get('accept'), isUi ? [events, json] : [json, events]) === events
}

async function wholeAnswer(answering: AsyncGenerator<ChatEvent, void>): Promise<ChatAnswer> {
  for await (const event of answering) {
    if (event.type === 'done') return event.answer
  }
  // Nobody reads this: the caller has left.
  throw new Problem(problems.requestTimeout)
}
