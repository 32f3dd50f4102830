import { afterEach, expect, test } from '@jest/globals'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

import { readIncoming } from '../../../src/platform/http/readBody.js'

let server: Server
let caller: Socket

/** A request that has begun, and the connection that goes on sending it. */
async function begin(length: number): Promise<IncomingMessage> {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  caller = connect((server.address() as AddressInfo).port, '127.0.0.1')
  caller.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${String(length)}\r\n\r\n`)
  const [incoming] = (await once(server, 'request')) as [IncomingMessage]
  return incoming
}

afterEach(() => {
  caller.destroy()
  server.close()
  server.closeAllConnections()
})

test('a body that comes in pieces is read whole', async () => {
  const incoming = await begin(6)
  const body = readIncoming(incoming, 10)
  caller.write('abc')
  setTimeout(() => caller.write('def'), 20)
  expect(Buffer.from(await body).toString()).toBe('abcdef')
})

test('a body that came before it was asked for is read whole', async () => {
  const incoming = await begin(3)
  caller.write('abc')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(Buffer.from(await readIncoming(incoming, 10)).toString()).toBe('abc')
})

test('a caller who hangs up in the middle is not waited for', async () => {
  const incoming = await begin(9)
  const body = readIncoming(incoming, 10)
  caller.write('abc')
  setTimeout(() => caller.destroy(), 20)
  await expect(body).rejects.toThrow('aborted')
})

test('a caller who hung up before their body was asked for is not waited for', async () => {
  const incoming = await begin(9)
  caller.destroy()
  await new Promise((resolve) => incoming.once('close', resolve))
  await expect(readIncoming(incoming, 10)).rejects.toThrow()
})

test('nothing is kept of a body over the limit', async () => {
  const incoming = await begin(10)
  Reflect.deleteProperty(incoming.headers, 'content-length')
  const body = readIncoming(incoming, 5)
  caller.write('abcdefghij')
  await expect(body).rejects.toMatchObject({ code: 'payload_too_large' })
  expect(incoming.isPaused()).toBe(true)
})
