import type { Payload, PayloadRequest } from 'payload'

import { abortWith } from '../../../platform/abort.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { preferredType } from '../../../platform/http/accept.js'
import { problems } from '../../../platform/http/problems.js'
import { answerQuestion } from '../answer/answerQuestion.js'
import { chatLimits } from '../answer/entryPoints.js'
import type { Assistant } from '../createAssistant.js'
import { readerLocales } from '../message/readerLocales.js'
import { rateAnswer } from '../questions/questionStore.js'
import type { ChatQuestion, ChatEvent } from '../schemas.js'
import { ChatAnswer, ChatRequest, Feedback } from '../schemas.js'
import { uiMessageHeaders, uiMessageStream } from './uiMessageStream.js'

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
function wantsEvents({ headers }: PayloadRequest, { isUi }: ChatQuestion): boolean {
  return preferredType(headers.get('accept'), isUi ? [events, json] : [json, events]) === events
}

async function wholeAnswer(answering: AsyncGenerator<ChatEvent, void>): Promise<ChatAnswer> {
  for await (const event of answering) {
    if (event.type === 'done') return event.answer
  }
  // Nobody reads this: the caller has left.
  throw new Problem(problems.requestTimeout)
}

export const feedback = (assistantOf: (payload: Payload) => Assistant) =>
  endpoint({
    operationId: 'chat.rate',
    method: 'post',
    path: '/chat/feedback',
    summary: 'Rate an answer',
    description: 'The latest rating of an answer counts. Personal data in the comment is masked.',
    body: Feedback,
    status: 204,
    problems: [problems.notFound],
    access: 'public',
    limit: [{ name: 'chat-feedback', points: 60, seconds: 60 }],
    handler: async ({ req, body }) => {
      const rated = await rateAnswer(req.payload, body)
      if (!rated) throw new Problem(problems.notFound, { detail: 'There is no such answer.' })
      if (rated === 'first') {
        const { measurements } = assistantOf(req.payload)
        measurements.count(body.helpful ? 'chat.feedback.helpful' : 'chat.feedback.unhelpful')
      }
      return new Response(null, { status: 204 })
    },
  })
