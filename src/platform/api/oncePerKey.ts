import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import type { Caller } from '../credentials/Caller.js'
import { scopesOf } from '../credentials/scopes.js'
import { canonicalJson } from '../idempotency/canonicalJson.js'
import { runOnce } from '../idempotency/runIdempotent.js'
import { multipartBoundary } from './multipartForm.js'
import { requestOf } from '../http/bodyBytes.js'
import { readBytes } from '../http/readBody.js'
import type { Route } from './routes.js'

type Create = {
  request: Request
  route: Route
  payload: Payload
  caller: Caller
  key: string
}

/** Whether a request creates a document by one of Payload's own routes. */
export function isCreate({ collection, endpoint }: Route): boolean {
  const { method, path } = endpoint
  const makes = path === '/' || path === '/:id/duplicate'
  return collection !== undefined && method === 'post' && makes
}

/** Runs one of Payload's creates once for its `Idempotency-Key`, as our own endpoints do. */
export async function oncePerKey(
  { request, route, payload, caller, key }: Create,
  work: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { headers, method, url } = request
  const body = await readBytes(request, Infinity)
  const { collection, endpoint, params } = route
  const scopes = (caller.kind === 'staff' && scopesOf(caller.user)) || []
  return runOnce({
    payload,
    key,
    scope: [
      `${method} /${collection?.slug ?? ''}${endpoint.path}`,
      [caller.kind, caller.id, ...scopes],
    ],
    content: [params, new URL(url).search, contentOf(headers, body)],
    work: () => work(requestOf(body, url, { method, headers })),
  })
}

/** JSON is equal in any order of its keys, and a form is equal under any boundary that a client has chosen. */
function contentOf(headers: Headers, body: Uint8Array): unknown {
  const boundary = multipartBoundary(headers)
  const text = Buffer.from(body).toString('latin1')
  if (boundary) return digest(text.replaceAll(boundary, ''))
  try {
    return canonicalJson(JSON.parse(Buffer.from(body).toString()))
  } catch {
    return digest(text)
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text, 'latin1').digest('base64url')
}
