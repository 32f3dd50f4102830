import type { IncomingMessage, ServerResponse } from 'node:http'

import { contractOf } from '../platform/api/contract.js'
import type { ApiHandler } from '../platform/api/createApiHandler.js'
import type { Cors } from './cors.js'
import { isPlainTarget } from './isPlainTarget.js'
import type { HeaderList } from './StoredAnswer.js'

type Door = { api: ApiHandler; cors: Cors; own: HeaderList }

/** Sends what the endpoint of a GET or HEAD can answer at once; false where its handler has to answer. */
export function sendEarly(
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
  { api, cors, own }: Door,
): boolean {
  const { method = 'GET', url: target = '', headers } = incoming
  if (!isPlainTarget(target)) return false
  const route = api.routes.at(target.split('?', 1)[0] ?? '').find('GET')
  const early = route && contractOf(route.endpoint)?.early
  const answer = early?.({ method, target, headers, params: route?.params ?? {} })
  if (!answer) return false
  const told = { ...answer.headers, 'content-length': '0', ...cors.headers(headers.origin, false) }
  const vary = cors.vary ? ['vary', cors.vary] : []
  outgoing.writeHead(answer.status, [...own, ...Object.entries(told).flat(), ...vary])
  outgoing.end()
  return true
}
