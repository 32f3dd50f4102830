import { apiHandlerOf } from './readApi.js'
import type { Site } from '../Site.js'

export type ApiCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Begins with `/api/`. */
  path: string
  body?: unknown
  /** Makes a call that was sent twice count once. */
  idempotencyKey?: string
  /** The session to act by, where it is not the one in the visitor's cookie. */
  token?: string
}

/** What the rules of the API ask of the browser: where the page is from that sent this, and whose it is. */
const passedOn = ['cookie', 'host', 'origin', 'sec-fetch-site']

/**
 * Calls this service's own API for the visitor behind `request`, in this process: by the same validation, limits
 * and access as if he had called it himself. Mails come in the language of the page.
 */
export async function callApi(
  { payload, locale }: Pick<Site, 'payload' | 'locale'>,
  request: Request,
  { method = 'POST', path, body, idempotencyKey, token }: ApiCall,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', 'accept-language': locale })
  for (const name of passedOn) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
  if (token) headers.set('authorization', `Bearer ${token}`)
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const url = `http://localhost${path}`
  return apiHandlerOf(payload).handle(new Request(url, { method, headers, ...sent }))
}
