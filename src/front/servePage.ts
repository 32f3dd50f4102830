import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { Problem } from '../platform/http/Problem.js'
import { problems } from '../platform/http/problems.js'
import { compressPage } from './compressPage.js'
import { contentSecurityPolicy } from './securityHeaders.js'
import { sendProblem } from './sendProblem.js'

export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** Payload's admin and its editor set styles in the markup; so do the mails and the gateway that the demo shows. */
const stylesItself = /^\/(?:admin|dev\/mailbox|simulator)(?:[/?]|$)/

/** Next serves a page for every method, but only forms and the admin's own calls use POST. */
const allowed = ['GET', 'HEAD', 'OPTIONS', 'POST']

const allow = allowed.join(', ')

/** Hands the request to Next, which reads the nonce for its own scripts from the policy in the request. */
export function servePage(
  pages: NodeHandler,
  site: { serverUrl: string; dev: boolean },
): NodeHandler {
  return (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    if (method === 'OPTIONS') return outgoing.writeHead(204, { allow }).end()
    if (!allowed.includes(method)) {
      const detail = `This address allows ${allow}.`
      const problem = new Problem(problems.methodNotAllowed, { detail, headers: { allow } })
      sendProblem(outgoing, problem, url)
      return undefined
    }
    const nonce = randomBytes(16).toString('base64')
    const hasOwnStyles = stylesItself.test(incoming.url ?? '')
    const policy = contentSecurityPolicy({ nonce, hasOwnStyles, ...site })
    incoming.headers['content-security-policy'] = policy
    incoming.headers['x-nonce'] = nonce
    // An error page shows this id.
    incoming.headers['x-request-id'] = String(outgoing.getHeader('X-Request-Id'))
    outgoing.setHeader('Content-Security-Policy', policy)
    compressPage(incoming, outgoing)
    return pages(incoming, outgoing)
  }
}
