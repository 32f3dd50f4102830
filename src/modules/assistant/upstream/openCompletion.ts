import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

import { PlatformFailure } from './PlatformFailure.js'

export type Upstream = { url: URL; key: string | undefined; body: string; signal: AbortSignal }

/** A service that accepts no connection within a second is down. */
const connectMs = 1_000

const agents = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
}

/**
 * Sends the call and resolves with the response headers. Node's own client instead of fetch, which cannot tell the time
 * to connect from the time to answer; redirects are not followed, because they would send the key elsewhere.
 */
export function openCompletion({ url, key, body, signal }: Upstream): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const call = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: isSecure ? agents.https : agents.http,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
    })
    const tooLate = setTimeout(() => call.destroy(), connectMs)
    const connected = () => clearTimeout(tooLate)
    call.once('socket', (socket) => {
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected)
      else connected()
    })
    call.once('response', resolve)
    // Errors after the headers are seen by whoever reads the body.
    call.on('error', () => {
      connected()
      reject(new PlatformFailure('unreachable'))
    })
    call.end(body)
  })
}
