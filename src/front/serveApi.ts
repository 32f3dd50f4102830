import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'

import { contractOf } from '../platform/api/contract.js'
import type { ApiHandler } from '../platform/api/createApiHandler.js'
import { problemAt, type Place } from '../platform/api/routes.js'
import { Problem, problemResponse, problems } from '../platform/http/Problem.js'
import { acceptedEncoding } from '../platform/http/accept.js'
import { problemOf } from '../platform/http/failureResponse.js'
import { bodyLimit } from '../platform/http/readBody.js'
import { makeVariant } from './StoredAnswer.js'
import type { ApiCall } from './answerApi.js'
import { answerApi } from './answerApi.js'
import type { Cors } from './cors.js'
import { endTogether, type Exchange } from './endTogether.js'
import { type FinishedAnswer, finishAnswer } from './finishAnswer.js'
import type { PublicReads } from './publicReads.js'
import { sendStored } from './sendStored.js'

/** What exists at a path that a request asks for. */
export type PlaceOf = (incoming: IncomingMessage, path: string) => Place

type Options = {
  api: ApiHandler
  reads: PublicReads
  placeOf: PlaceOf
  cors: Cors
  /** Whether staff allow pages of this origin to call the API. */
  allowsOrigin: (origin: string) => Promise<boolean>
  origin: string
  log: Logger
}

/** Answers everything under `/api` that `sendEarly` did not, problems included. */
export function serveApi(options: Options) {
  const { placeOf, cors, origin, log } = options
  const respond = async (request: Request, { incoming, outgoing }: Exchange): Promise<Response> => {
    // Not the address from the Host header: what is built from it is cached and sent to others.
    const url = new URL(origin + (incoming.url ?? ''))
    const { pathname } = url
    const { method, headers } = request
    const place = placeOf(incoming, pathname)
    const answer = await answerApi({ request, incoming, url, place }, options).catch(
      (error: unknown) => failureAt({ request, incoming, url, place }, error, log),
    )
    if ('variants' in answer) {
      await makeVariant(answer, acceptedEncoding(headers.get('accept-encoding')))
      sendStored({ incoming, outgoing }, answer, { cors })
      return RESPONSE_ALREADY_SENT
    }
    const isPreflight = method === 'OPTIONS' && answer.status === 204
    const caller = headers.get('origin') ?? undefined
    // A database that cannot be asked allows nobody more.
    const asksStaff = caller !== undefined && caller !== origin
    const isAllowed = asksStaff && (await options.allowsOrigin(caller).catch(() => false))
    const finished = await finishAnswer(answer, {
      asked: { method, headers, pathname },
      cors: isPreflight
        ? cors.preflight(caller, isAllowed)
        : cors.headers(caller, isPublicRead(place, method), isAllowed),
      vary: cors.vary,
      onBroken: (err) => {
        log.warn({ err, msg: 'An answer broke off while it was being sent' })
        outgoing.destroy()
      },
    })
    return send({ incoming, outgoing }, finished)
  }
  return getRequestListener((request, env) => respond(request, env as Exchange), {
    overrideGlobalObjects: false,
    hostname: 'localhost',
    errorHandler: (error) => unexpected(error, log),
  })
}

/** Sends what is in memory on the bare response, as a Response costs more than what is in it; returns one for the rest. */
function send({ incoming, outgoing }: Exchange, finished: FinishedAnswer): Response {
  const { status, headers, body } = finished
  if (status >= 400 && body !== null && isUnread(incoming)) {
    headers.set('connection', 'close')
    const { body: whole } = new Response(body)
    return new Response(whole && drainBeforeClose(whole, incoming), { status, headers })
  }
  if (body instanceof ReadableStream) return new Response(body, { status, headers })
  const cookies = headers.getSetCookie()
  const fields = {
    ...Object.fromEntries(headers),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  }
  endTogether(outgoing.writeHead(status, fields), body)
  return RESPONSE_ALREADY_SENT
}

function failureAt({ incoming, place, url }: ApiCall, error: unknown, log: Logger): Response {
  const problem = problemOf(error)
  if (problem) return problemAt(place, problem, url.pathname)
  // A caller who hung up in the middle of the body is not our fault, and will not read an answer.
  if (!incoming.errored) log.error({ err: error, msg: 'A request failed' })
  return problemAt(place, new Problem(problems.internalError), url.pathname)
}

/** Whether more of the body may follow than is worth reading to keep the connection. */
function isUnread({ complete, headers }: IncomingMessage): boolean {
  const length = headers['content-length']
  return !complete && (length === undefined || Number(length) > bodyLimit)
}

function unexpected(error: unknown, log: Logger): Response {
  if (error instanceof RequestError)
    return problemResponse(new Problem(problems.invalidRequest), '/api')
  log.error({ err: error, msg: 'An answer could not be made ready' })
  return problemResponse(new Problem(problems.internalError), '/api')
}

function isPublicRead(place: Place, method: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const route = place.find('GET')
  return route !== undefined && contractOf(route.endpoint)?.cache !== undefined
}

const lingerMs = 1_000

/**
 * A body whose end waits until the caller has stopped sending, for at most a second. Closing a connection with unread
 * bytes resets it, and the answer would be lost; what still comes in is discarded.
 */
function drainBeforeClose(body: ReadableStream<Uint8Array>, incoming: IncomingMessage) {
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      flush: async () => {
        incoming.removeAllListeners('data')
        incoming.resume()
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lingerMs)
          const finish = () => {
            clearTimeout(timer)
            resolve()
          }
          incoming.once('end', finish).once('close', finish)
        })
      },
    }),
  )
}
