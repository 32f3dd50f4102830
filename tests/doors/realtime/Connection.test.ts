import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'
import WebSocket, { WebSocketServer } from 'ws'

import { openConnection } from '../../../src/doors/realtime/Connection.js'

test('a client that reads nothing is cut off before its answers fill the memory', async () => {
  const server = new WebSocketServer({ port: 0 })
  const client = new WebSocket(`ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`)
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  await once(client, 'open')
  client.pause()
  const connection = openConnection(socket)
  const closed = once(socket, 'close')
  const answer = { type: 'event', topic: 'notices', id: '1', data: 'x'.repeat(100_000) } as const
  for (let sent = 0; sent < 1_000 && connection.isOpen(); sent += 1) connection.send(answer)
  expect(connection.isOpen()).toBe(false)
  // A megabyte, and what was being sent when it was reached.
  expect(socket.bufferedAmount).toBeLessThan(1_300_000)
  await closed
  client.terminate()
  server.close()
})

test('a client that is cut off, and closes too, is gone at once', async () => {
  const server = new WebSocketServer({ port: 0 })
  const client = new WebSocket(`ws://127.0.0.1:${String((server.address() as AddressInfo).port)}`)
  const [socket] = (await once(server, 'connection')) as [WebSocket]
  await once(client, 'open')
  const ends = [once(socket, 'close'), once(client, 'close')]
  openConnection(socket).end(1008, 'invalid_message')
  // The code of a connection that had to be torn down is 1006.
  for (const end of ends) expect(await end).toMatchObject({ 0: 1008 })
  server.close()
})
