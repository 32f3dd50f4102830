import type { ChatEvent } from '../ChatEvent.js'
import { uiMessageChunks } from './uiMessageChunks.js'

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
