import type { IncomingMessage } from 'node:http'

const lingerMs = 1_000

/**
 * A body whose end waits until the caller has stopped sending, for at most a second. Closing a connection with unread
 * bytes resets it, and the answer would be lost; what still comes in is discarded.
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
