import type { ChatEvent } from '../schemas.js'

/** The headers of the AI SDK's UI message stream, version 1. */
export const uiMessageHeaders = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store',
  connection: 'keep-alive',
  'x-vercel-ai-ui-message-stream': 'v1',
  'x-accel-buffering': 'no',
}

/** Writes the events as server-sent events of that stream. `leave` is called when the reader disconnects. */
export function uiMessageStream(
  events: AsyncGenerator<ChatEvent, void>,
  leave: () => void,
): ReadableStream<Uint8Array> {
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
    cancel: leave,
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
