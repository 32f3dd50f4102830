import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Webhook } from 'standardwebhooks'

import { adminKey, baseUrl, report } from './fetchDocument.js'

type Message = { headers: Record<string, string>; body: string }

const headers = { 'x-api-key': adminKey, 'content-type': 'application/json' }

/** Resolves with the first message that arrives. */
let receive: (message: Message) => void = () => undefined
const arrival = new Promise<Message>((resolve) => {
  receive = resolve
})
const receiver = createServer((incoming, outgoing) => {
  let body = ''
  incoming.on('data', (chunk: Buffer) => (body += chunk.toString()))
  incoming.on('end', () => {
    receive({ headers: incoming.headers as Record<string, string>, body })
    outgoing.writeHead(204).end()
  })
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
const { port } = receiver.address() as AddressInfo

const made = await post('/api/webhooks', {
  url: `http://127.0.0.1:${String(port)}/hooks`,
  events: ['content.published'],
})
const { id, secret } = (made as { doc: { id: string; secret: string } }).doc
await post('/api/pages', { title: 'News', slug: 'news-of-the-day', _status: 'published' })
const message = await arrival
await fetch(`${baseUrl}/api/webhooks/${id}`, { method: 'DELETE', headers })

const faults: string[] = []
const { type } = new Webhook(secret).verify(message.body, message.headers) as { type: string }
if (type !== 'content.published') faults.push(`The message is of the type ${type}`)
try {
  new Webhook(secret).verify(message.body.replace('pages', 'users'), message.headers)
  faults.push('A changed message is taken for ours')
} catch {
  // As it should be.
}
report(faults)

async function post(path: string, data: object): Promise<unknown> {
  const init = { method: 'POST', headers, body: JSON.stringify(data) }
  const response = await fetch(baseUrl + path, init)
  if (!response.ok) report([`${path} answered ${String(response.status)}`])
  return response.json()
}
