import { expect, test } from '@jest/globals'

import { type ChatMessage, createClient } from '../../sdk/typescript/index.js'

/** A socket on which every question gets an answer that is begun anew. */
class StandIn extends EventTarget {
  constructor() {
    super()
    setImmediate(() => this.dispatchEvent(new Event('open')))
  }

  send(text: string): void {
    const { id } = JSON.parse(text) as { id: string }
    const parts = [{ delta: 'There are four' }, { delta: '', restarts: true }, { delta: 'Three.' }]
    for (const part of parts) this.say({ type: 'chat.delta', id, ...part })
    this.say({ type: 'chat.done', id })
  }

  close(): void {
    this.dispatchEvent(new Event('close'))
  }

  private say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}

async function textOf(answer: AsyncIterable<ChatMessage>): Promise<string> {
  let text = ''
  for await (const part of answer) {
    if (part.type === 'chat.delta') text = part.restarts ? part.delta : text + part.delta
  }
  return text
}

test('an answer says, in its types as well, where it takes back what was sent before', async () => {
  const settings = { baseUrl: 'http://foyer.example', WebSocket: StandIn }
  const connection = await createClient(settings).connect()
  expect(await textOf(connection.chat('How many courses?'))).toBe('Three.')
  connection.close()
})
