import WebSocket from 'ws'

export type Message = { type: string } & Record<string, unknown>

export type Client = {
  socket: WebSocket
  say(message: unknown): void
  /** The next message that fits, whether it has come already or not. */
  next(fits: string | ((message: Message) => boolean)): Promise<Message>
  /** Every message so far. */
  heard: Message[]
  closed: Promise<number>
  /** By which the answer to the handshake names the connection. */
  requestId: unknown
}

/** Connects to `/api/ws` of a running service, and keeps what it hears. */
export async function openSocket(
  url: string,
  headers: Record<string, string> = {},
): Promise<Client> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws`, { headers })
  const heard: Message[] = []
  let given = 0
  let tell = () => undefined as unknown
  socket.on('message', (data) => {
    heard.push(JSON.parse((data as Buffer).toString()) as Message)
    tell()
  })
  let requestId: unknown
  socket.once('upgrade', ({ headers: sent }) => (requestId = sent['x-request-id']))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    heard,
    requestId,
    closed,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: async (fits) => {
      const isFit = typeof fits === 'string' ? ({ type }: Message) => type === fits : fits
      for (;;) {
        while (given < heard.length) {
          const message = heard[given]
          given += 1
          if (message && isFit(message)) return message
        }
        await new Promise((resolve) => {
          tell = () => resolve(undefined)
        })
      }
    },
  }
}
