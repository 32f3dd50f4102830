import type { IncomingMessage } from 'node:http'

const lingerMs = 1_000

/**
 * A body whose end waits until the caller has stopped sending, a second at most. A connection that is closed with
 * unread bytes is reset, and the answer with it lost; what still comes in is thrown away.
 */
export function lingering(body: ReadableStream<Uint8Array>, incoming: IncomingMessage) {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      flush: async () => {
        incoming.removeAllListeners('data')
        incoming.resume()
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lingerMs)
          const finish = () => {
            clearTimeout(timer)
            resolve()
          }
          incoming.once('end', finish).once('close', finish)
        })
      },
    }),
  )
}
