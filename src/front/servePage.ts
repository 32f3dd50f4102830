import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { contentSecurityPolicy } from './securityHeaders.js'

export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** Hands on to Next, which takes the nonce for its own scripts from the policy in the request. */
export function servePage(
  pages: NodeHandler,
  site: { serverUrl: string; dev: boolean },
): NodeHandler {
  return (incoming, outgoing) => {
    const nonce = randomBytes(16).toString('base64')
    const policy = contentSecurityPolicy({ nonce, ...site })
    incoming.headers['content-security-policy'] = policy
    incoming.headers['x-nonce'] = nonce
    // A page that has to apologise names it.
    incoming.headers['x-request-id'] = String(outgoing.getHeader('X-Request-Id'))
    outgoing.setHeader('Content-Security-Policy', policy)
    return pages(incoming, outgoing)
  }
}
