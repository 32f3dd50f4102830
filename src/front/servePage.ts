import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { compressPage } from './compressPage.js'
import { contentSecurityPolicy } from './securityHeaders.js'

export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** Payload's admin and its editor set styles in the markup; so do the mails and the gateway that the demo shows. */
const stylesItself = /^\/(?:admin|dev\/mailbox|simulator)(?:[/?]|$)/

/** Hands on to Next, which takes the nonce for its own scripts from the policy in the request. */
export function servePage(
  pages: NodeHandler,
  site: { serverUrl: string; dev: boolean },
): NodeHandler {
  return (incoming, outgoing) => {
    const nonce = randomBytes(16).toString('base64')
    const hasOwnStyles = stylesItself.test(incoming.url ?? '')
    const policy = contentSecurityPolicy({ nonce, hasOwnStyles, ...site })
    incoming.headers['content-security-policy'] = policy
    incoming.headers['x-nonce'] = nonce
    // A page that has to apologise names it.
    incoming.headers['x-request-id'] = String(outgoing.getHeader('X-Request-Id'))
    outgoing.setHeader('Content-Security-Policy', policy)
    compressPage(incoming, outgoing)
    return pages(incoming, outgoing)
  }
}
