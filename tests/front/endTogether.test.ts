import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, expect, test } from '@jest/globals'

import { endTogether } from '../../src/front/endTogether.js'
import { exchange } from '../support/rawHttp.js'

const states: [string, boolean][] = []
const server = createServer((incoming, outgoing) => {
  outgoing.writeHead(200, { 'content-length': 2 })
  endTogether(outgoing, incoming.url)
  states.push([incoming.url ?? '', outgoing.writableEnded])
})
afterAll(() => {
  server.close()
})

test('an answer waits until what has come is read, and those behind it count as waiting at once', async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const requests = ['/a', '/b', '/c'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
  const received = await exchange(url, requests.join(''))
  // What is not ended does not make Node stop reading.
  expect(states).toEqual([
    ['/a', false],
    ['/b', true],
    ['/c', true],
  ])
  expect(received.match(/\r\n\r\n\/./g)).toEqual(['\r\n\r\n/a', '\r\n\r\n/b', '\r\n\r\n/c'])
})
