import type { IncomingMessage } from 'node:http'

import type { ApiHandler } from '../platform/api/createApiHandler.js'
import { refuseMethod } from '../platform/api/refuseMethod.js'
import type { Place } from '../platform/api/routes.js'
import { hasCredentials } from './hasCredentials.js'
import { inTurn } from './inTurn.js'
import { limitBody } from './limitBody.js'
import type { PublicReads } from './publicReads.js'
import type { StoredAnswer } from './StoredAnswer.js'

export type ApiCall = { request: Request; incoming: IncomingMessage; url: URL; place: Place }

/** The API's answer to one call: a refusal, a public read from memory, or what Payload gives. */
export async function answerApi(
  { request, incoming, url, place }: ApiCall,
  { api, reads }: { api: ApiHandler; reads: PublicReads },
): Promise<Response | StoredAnswer> {
  const { method, headers } = request
  const refusal = refuseMethod(place, { method, headers, url })
  if (refusal) return refusal
  // Checked before the memory and before the body: a caller with a wrong key gets neither.
  const presenter = await api.admit(place, request)
  if (method === 'GET' || method === 'HEAD') {
    const stored = await reads.answer(readOf(incoming), place.find('GET'))
    if (stored) return stored
  }
  const identify = () => api.identify(headers)
  return inTurn({ request, incoming, place, presenter, identify }, () =>
    limitBody({ request, url, route: place.find(method), identify }, (bounded) =>
      api.handle(bounded),
    ),
  )
}

/** A range interests one caller only, and Payload knows how to cut files. */
export function readOf({ url = '', headers }: IncomingMessage) {
  const isPersonal = hasCredentials(headers) || headers.range !== undefined
  return { url, accept: headers.accept, isPersonal }
}
