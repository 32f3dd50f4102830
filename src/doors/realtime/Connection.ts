import { type RawData, WebSocket } from 'ws'

import { maxUnread, type ServerMessage } from './messages.js'

/** How many bytes may be buffered for a slow reader before sending waits for them. */
const highWater = 256 * 1_024
/** A reader who takes nothing for this long is considered gone. */
const patienceMs = 30_000
const lookAgainMs = 25
/** How long a client that is cut off has to read why. */
const goodbyeMs = 2_000

export function openConnection(socket: WebSocket) {
  const isOpen = () => socket.readyState === WebSocket.OPEN
  const end = (code: number, reason: string) => {
    if (!isOpen()) return
    socket.close(code, reason)
    // Of one that goes on sending nothing more is read, not even that they close too.
    socket.once('message', () => {
      socket.pause()
    })
    setTimeout(() => socket.terminate(), goodbyeMs).unref()
  }
  return {
    isOpen,
    end,
    send: (message: ServerMessage) => {
      if (!isOpen()) return
      socket.send(JSON.stringify(message))
      if (socket.bufferedAmount > maxUnread) end(1008, 'too_much_unread')
    },
    /** Sends text, and resolves once the connection can take more. */
    deliver: async (text: string) => {
      if (!isOpen()) return
      socket.send(text)
      const deadline = Date.now() + patienceMs
      while (isOpen() && socket.bufferedAmount > highWater) {
        if (Date.now() > deadline) socket.terminate()
        await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
      }
    },
  }
}

/** One open connection, as the code that writes to it sees it. */
export type Connection = ReturnType<typeof openConnection>

/** The text of a frame; `ws` delivers each as one buffer. */
export function textOf(data: RawData): string {
  return (data as Buffer).toString('utf8')
}
