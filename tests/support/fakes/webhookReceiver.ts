import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  at: number
  headers: IncomingHttpHeaders
  body: string
  /** As the body says. */
  type: string
  data: Record<string, unknown>
}

export type WebhookReceiver = {
  url: string
  received: Received[]
  /** What it answers from now on; called with each message and how often this id has come, 1 at first. */
  answer(how: Answering): void
  stop(): Promise<void>
}

type Reply = { status: number; headers?: Record<string, string>; text?: string; afterMs?: number }
type Answering = (message: Received, times: number) => Reply | 'hang'

/** An endpoint as a customer runs one, on this host. It answers 204 until it is told otherwise. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = []
  let answering: Answering = () => ({ status: 204 })
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const message: Received = {
        at: Date.now(),
        headers: incoming.headers,
        body,
        ...(JSON.parse(body) as Pick<Received, 'type' | 'data'>),
      }
      received.push(message)
      const id = incoming.headers['webhook-id']
      const times = received.filter(({ headers }) => headers['webhook-id'] === id).length
      const reply = answering(message, times)
      if (reply === 'hang') return
      const { status, headers = {}, text = '', afterMs = 0 } = reply
      setTimeout(() => outgoing.writeHead(status, headers).end(text), afterMs)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}/hooks`,
    received,
    answer: (how) => {
      answering = how
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
