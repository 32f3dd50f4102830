import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { type Client, openSocket } from './openSocket.js'

let foyer: Foyer
const clients: Client[] = []

beforeAll(async () => {
  foyer = await boot()
})
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
afterAll(() => foyer.stop())

async function connect() {
  const client = await openSocket(foyer.url)
  clients.push(client)
  return client
}

describe('what is no message', () => {
  test('is refused with the reason, and the third time the connection ends', async () => {
    const client = await connect()
    const types = /one of auth, subscribe, unsubscribe, chat, ping/
    const bad = [
      ['not JSON', types],
      [{ type: 'sing' }, types],
      [{ type: 'ping', more: 1 }, /^\/more: This name is not known/],
    ] as const
    for (const [message, told] of bad) {
      client.say(message)
      const { code, message: said } = await client.next('error')
      expect([code, said]).toEqual(['invalid_message', expect.stringMatching(told)])
    }
    expect(await client.closed).toBe(1008)
  })

  test.each([{}, { key: 'a', ticket: 'b' }])(
    'with %j signs nobody in, and says what does',
    async (proof) => {
      const client = await connect()
      client.say({ type: 'auth', ...proof })
      expect((await client.next('error'))['message']).toBe('Send either `key` or `ticket`.')
    },
  )

  test('names the chat that it was meant for', async () => {
    const client = await connect()
    client.say({ type: 'chat', id: 'q', message: 'x'.repeat(2_001) })
    const error = await client.next('error')
    expect(error).toMatchObject({ code: 'invalid_message', id: 'q' })
    expect(error['message']).toMatch(/^\/message: Send at most 2,?000 characters/)
    client.say({ type: 'chat', id: 'l', message: 'How long?', locale: 'xx' })
    expect(await client.next('error')).toMatchObject({ code: 'invalid_message', id: 'l' })
  })

  test('may be short of three without an end', async () => {
    const client = await connect()
    client.say('{}')
    client.socket.send(Buffer.from('{"type":"ping"}'))
    client.say({ type: 'ping' })
    await client.next('pong')
    expect(client.heard.filter(({ type }) => type === 'error')).toHaveLength(2)
  })

  test('ends the connection with 1009 where it is over 64 KiB', async () => {
    const client = await connect()
    client.say('x'.repeat(65_537))
    expect(await client.closed).toBe(1009)
    const other = await connect()
    other.say(JSON.stringify({ type: 'ping' }).padEnd(65_536))
    await other.next('pong')
  })
})
