import compression from 'compression'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Duplex, Readable } from 'node:stream'
import type { Logger } from 'pino'

import { Problem, problems } from '../platform/http/Problem.js'
import { brotliOptions } from '../platform/http/accept.js'
import type { KeptPages } from './keptPages.js'
import { contentSecurityPolicy } from './securityHeaders.js'
import { sendProblem } from './sendProblem.js'
import { keepHeader } from './sendRendered.js'
import { newNonce } from './StoredPage.js'

export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown

/** The page of the site at a path, which answers requests. */
export type FindPage = (path: string) => ((request: Request) => Promise<Response>) | undefined

/** Payload's admin and its editor set styles in the markup; so do the mails and the gateway that the demo shows. */
const stylesItself = /^\/(?:admin|dev\/mailbox|simulator)(?:[/?]|$)/

/** A lesson frames a video once its reader asks for it, from a host that staff allow. */
const framesVideos = /^\/learn\/[^/?]+\/[^/?]+\?(?:.*&)?video=show(?:&|$)/

/** A checkout that was accepted is a page that posts itself to the payment gateway. */
const sendsPayments = /^\/courses\/[^/?]+\/book(?:\?|$)/

/** Next would serve a page for every method, but only forms and the admin's own calls use POST. */
const allowed = ['GET', 'HEAD', 'OPTIONS', 'POST']

const allow = allowed.join(', ')

type Upstreams = {
  pages: NodeHandler
  findPage?: FindPage | undefined
  kept: KeptPages
  log: Logger
}

type Site = { serverUrl: string; dev: boolean }

/** Answers with a page of the site, kept or rendered in this process, or hands the request to Next. */
export function servePages({ pages, findPage, kept, log }: Upstreams, site: Site): NodeHandler {
  return (incoming, outgoing) => {
    const { method = '', url = '' } = incoming
    if (method === 'OPTIONS') return outgoing.writeHead(204, { allow }).end()
    if (!allowed.includes(method)) {
      const detail = `This address allows ${allow}.`
      const problem = new Problem(problems.methodNotAllowed, { detail, headers: { allow } })
      sendProblem(outgoing, problem, url)
      return undefined
    }
    const location = signInPage(incoming)
    if (location) {
      return outgoing.writeHead(302, { location, 'cache-control': 'private, no-store' }).end()
    }
    acceptLinks(incoming)
    const nonce = newNonce()
    const policy = policyFor(incoming, nonce, site)
    outgoing.setHeader('Content-Security-Policy', policy)
    incoming.headers['x-nonce'] = nonce
    // An error page shows this id.
    incoming.headers['x-request-id'] = String(outgoing.getHeader('X-Request-Id'))
    const page = findPage?.(url.split('?', 1)[0] ?? '')
    if (!page) {
      // Next reads the nonce for its own scripts from it.
      incoming.headers['content-security-policy'] = policy
      compressPage(incoming, outgoing)
      return pages(incoming, outgoing)
    }
    const render = () => page(requestFor(incoming, site))
    const answered = kept.answer({ incoming, outgoing }, { nonce, policy, render })
    return answered.catch((err: unknown) => {
      const problem = err instanceof Problem ? err : new Problem(problems.internalError)
      if (problem !== err) log.error({ err, msg: 'A page failed' })
      if (outgoing.headersSent) outgoing.destroy()
      else sendProblem(outgoing, problem, url)
    })
  }
}

function policyFor({ method, url = '' }: IncomingMessage, nonce: string, site: Site): string {
  const hasOwnStyles = stylesItself.test(url)
  const hasFrames = framesVideos.test(url)
  const hasPayments = method === 'POST' && sendsPayments.test(url)
  return contentSecurityPolicy({ nonce, hasOwnStyles, hasFrames, hasPayments, ...site })
}

/** The request as pages read it, with what the front door has added to its headers. */
function requestFor(incoming: IncomingMessage, { serverUrl }: Site): Request {
  const { method = 'GET', url = '' } = incoming
  const headers = { ...incoming.headers, [keepHeader]: 'yes' } as unknown as Record<string, string>
  if (method !== 'POST') return new Request(serverUrl + url, { method, headers })
  const body = Readable.toWeb(incoming) as ReadableStream<Uint8Array>
  return new Request(serverUrl + url, { method, headers, body, duplex: 'half' } as RequestInit)
}

type Compress = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void

// The types are for Express, but the middleware needs only what Node's own requests and responses have.
const compress = compression({ brotli: brotliOptions }) as unknown as Compress

/** Compresses what Next answers while it is written, before anything listens: who writes a page waits for the encoder; Next's own compression supports gzip only. */
function compressPage(incoming: IncomingMessage, outgoing: ServerResponse): void {
  compress(incoming, outgoing, nothing)
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) releaseEncoder(outgoing)
  })
}

/**
 * A caller who hangs up leaves the encoder open, in memory that garbage collection does not see. The middleware exposes
 * it only as the return value of `on('drain')`: https://github.com/expressjs/compression/blob/1.8.1/index.js
 */
function releaseEncoder(outgoing: ServerResponse): void {
  const encoder: unknown = outgoing.on('drain', nothing)
  if (encoder instanceof Duplex) encoder.destroy()
}

function nothing(): void {
  // There is no further middleware, so there is nothing to do.
}

/** The admin's pages for people who are not signed in. */
const openToAll =
  /^\/admin\/(?:login|logout|logout-inactivity|forgot|reset|verify|unauthorized|create-first-user)(?:[/?]|$)/

const inAdmin = /^\/admin(?:[/?]|$)/

/** Where a browser without a session is sent instead of a page of the admin, which would be a script that does it. */
function signInPage({ method, url = '', headers }: IncomingMessage): string | undefined {
  const isGuarded = inAdmin.test(url) && !openToAll.test(url) && method !== 'POST'
  if (!isGuarded || /(?:^|[;\s])foyer-token=[^;\s]/.test(headers.cookie ?? '')) return undefined
  const wanted = /^\/admin\/?$/.test(url) ? '' : `?redirect=${encodeURIComponent(url)}`
  return `/admin/login${wanted}`
}

/**
 * Payload ignores the session cookie of a request that another site began, even if a person follows a link in their
 * web mail or comes back from the identity provider. Opening a page in a window of its own changes nothing.
 */
function acceptLinks({ method, url = '', headers }: IncomingMessage): void {
  const isPage = method === 'GET' && headers['sec-fetch-dest'] === 'document'
  if (!isPage || headers['sec-fetch-site'] !== 'cross-site') return
  if (inAdmin.test(url) && !/^\/admin\/logout/.test(url)) headers['sec-fetch-site'] = 'none'
}
