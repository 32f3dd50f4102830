import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

import type { Payload } from 'payload'

import type { GatewaySimulator } from '../../src/demo/gateway/createSimulator.js'

/** The simulator as `boot`'s pages: what Next's route does, without Next. */
export function simulatorPages(simulator: GatewaySimulator, payload: () => Payload) {
  return async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '', method = 'GET', headers } = incoming
    const body = method === 'POST' ? { body: new Uint8Array(await buffer(incoming)) } : {}
    const type = headers['content-type'] ?? 'text/plain'
    const request = new Request(`http://simulator${url}`, {
      method,
      headers: { 'content-type': type, 'x-nonce': String(headers['x-nonce'] ?? '') },
      ...body,
    })
    const answer = await simulator(payload(), request)
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  }
}
