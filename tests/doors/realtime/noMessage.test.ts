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
  test('is refused, and the third time the connection ends', async () => {
    const client = await connect()
    const bad = ['not JSON', { type: 'sing' }, { type: 'ping', more: 1 }]
    for (const message of bad) {
      client.say(message)
      expect((await client.next('error')).code).toBe('invalid_message')
    }
    expect(await client.closed).toBe(1008)
  })

  test('names the chat that it was meant for', async () => {
    const client = await connect()
    client.say({ type: 'chat', id: 'q', message: 'x'.repeat(2_001) })
    expect(await client.next('error')).toMatchObject({ code: 'invalid_message', id: 'q' })
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
