import { type RawData, WebSocket } from 'ws'

import type { ServerMessage } from './messages.js'

/** One open connection, as the code that writes to it sees it. */
export type Connection = {
  send(message: ServerMessage): void
  /** Sends text, and resolves once the connection can take more. */
  deliver(text: string): Promise<void>
  end(code: number, reason: string): void
}

/** How many bytes may be buffered for a slow reader before sending waits for them. */
const highWater = 256 * 1_024
/** A reader who takes nothing for this long is considered gone. */
const patienceMs = 30_000
const lookAgainMs = 25

export function openConnection(socket: WebSocket): Connection {
  const isOpen = () => socket.readyState === WebSocket.OPEN
  return {
    send: (message) => {
      if (isOpen()) socket.send(JSON.stringify(message))
    },
    deliver: async (text) => {
      if (!isOpen()) return
      socket.send(text)
      const deadline = Date.now() + patienceMs
      while (isOpen() && socket.bufferedAmount > highWater) {
        if (Date.now() > deadline) socket.terminate()
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
      }
    },
    end: (code, reason) => socket.close(code, reason),
  }
}

/** The text of a frame; `ws` delivers each as one buffer. */
export function textOf(data: RawData): string {
  return (data as Buffer).toString('utf8')
}
