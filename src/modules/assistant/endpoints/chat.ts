import type { PayloadRequest } from 'payload'

import { abortWith } from '../../../platform/abort.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { preferredType } from '../../../platform/http/accept.js'
import { answerQuestion } from '../answer/answerQuestion.js'
import { chatLimits } from '../answer/entryPoints.js'
import { assistantOf } from '../createAssistant.js'
import { readerLocales } from '../message/readerLocales.js'
import { rateAnswer } from '../questions/questionStore.js'
import { ChatAnswer, ChatRequest, Feedback, type ChatEvent, type ChatQuestion } from '../schemas.js'

const json = 'application/json'
const events = 'text/event-stream'

export const chat = endpoint({
  operationId: 'chat.ask',
  method: 'post',
  path: '/chat',
  summary: 'Ask the assistant a question',
  description:
    'Answers from published content, with its sources. With `Accept: text/event-stream`, or with the body of the ' +
    'AI SDK’s `DefaultChatTransport`, the answer is its UI message stream v1. A stream is not kept: under the same ' +
    '`Idempotency-Key` the question is answered anew.',
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
    const stream = uiMessageStream(await begun(answering), () => gone.abort())
    return new Response(stream, { headers: uiMessageHeaders })
  },
})

/** The AI SDK can only read its stream, and its requests do not say so. */
function wantsEvents({ headers }: PayloadRequest, { isUi }: ChatQuestion): boolean {
  return preferredType(headers.get('accept'), isUi ? [events, json] : [json, events]) === events
}

/** The events once the first is there: what prevents an answer has a status of its own. */
async function begun(events: AsyncGenerator<ChatEvent, void>) {
  const first = await events.next()
  return (async function* () {
    try {
      if (first.done) return
      yield first.value
      yield* events
    } finally {
      await events.return()
    }
  })()
}

async function wholeAnswer(answering: AsyncGenerator<ChatEvent, void>): Promise<ChatAnswer> {
  for await (const event of answering) {
    if (event.type === 'done') return event.answer
  }
  // Nobody reads this: the caller has left.
  throw new Problem(problems.requestTimeout)
}

export const feedback = endpoint({
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

/** The headers of the AI SDK's UI message stream, version 1. */
const uiMessageHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store',
  'x-vercel-ai-ui-message-stream': 'v1',
  'x-accel-buffering': 'no',
}

/** Writes the events as server-sent events of that stream. When the reader disconnects, `leave` is called and they end. */
function uiMessageStream(events: AsyncGenerator<ChatEvent, void>, leave: () => void) {
  const encoder = new TextEncoder()
  const chunks = uiMessageChunks(events)
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (!done) {
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`))
        return
      }
      controller.enqueue(encoder.encode('data: [DONE]\n\n'))
      controller.close()
    },
    cancel: async () => {
      leave()
      // They may be waiting to be read on, and would never see that their reader has left.
      await chunks.return()
    },
  })
}

/** One chunk of the AI SDK's UI message stream; only types that its versions 5 to 7 share. */
export type UiMessageChunk = { type: string } & Record<string, unknown>

/** Turns events into chunks: start, sources, text, metadata, finish. An error ends the stream with an error chunk. */
async function* uiMessageChunks(
  events: AsyncGenerator<ChatEvent, void>,
): AsyncGenerator<UiMessageChunk, void> {
  let part = 0
  let isOpen = false
  const close = (): UiMessageChunk[] => {
    const wasOpen = isOpen
    isOpen = false
    return wasOpen ? [{ type: 'text-end', id: `text-${part}` }] : []
  }
  try {
    for await (const event of events) {
      if (event.type === 'text') {
        if (!isOpen) {
          part += 1
          isOpen = true
          yield { type: 'message-metadata', messageMetadata: { mode: event.mode } }
          yield { type: 'text-start', id: `text-${part}` }
        }
        yield { type: 'text-delta', id: `text-${part}`, delta: event.text }
      } else {
        yield* close()
        yield* chunksOf(event)
      }
    }
  } catch {
    yield* close()
    yield { type: 'error', errorText: 'The answer could not be finished. Ask again.' }
  }
}

function chunksOf(event: Exclude<ChatEvent, { type: 'text' }>): UiMessageChunk[] {
  switch (event.type) {
    case 'started': {
      const { messageId, conversationId, disclosure, mode } = event
      const messageMetadata = { conversationId, disclosure, ...(mode && { mode }) }
      return [{ type: 'start', messageId, messageMetadata }]
    }
    case 'sources':
      return event.citations.map(({ url, title }, place) => ({
        type: 'source-url',
        sourceId: String(place + 1),
        url,
        title,
      }))
    case 'restarted':
      return [{ type: 'data-notice', data: { text: event.notice } }]
    case 'done':
      return lastChunks(event)
  }
}

function lastChunks({
  answer,
  probability,
}: Extract<ChatEvent, { type: 'done' }>): UiMessageChunk[] {
  const { conversationId, messageId, citations, grounded, confidence, mode, disclosure } = answer
  return [
    ...(citations.length > 0 ? [{ type: 'data-citations', data: citations }] : []),
    ...(answer.suggestions.length > 0
      ? [{ type: 'data-suggestions', data: answer.suggestions }]
      : []),
    ...(answer.handoff ? [{ type: 'data-handoff', data: answer.handoff }] : []),
    { type: 'data-grounding', data: { grounded, confidence, probability } },
    {
      type: 'finish',
      finishReason: 'stop',
      messageMetadata: { conversationId, messageId, mode, grounded, disclosure },
    },
  ]
}
