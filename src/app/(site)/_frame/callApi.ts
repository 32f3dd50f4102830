import { apiHandlerOf } from '../../../platform/api/createApiHandler.js'
import type { Fault } from '../../../platform/http/Problem.js'
import type { Site } from '../Site.js'

export type ApiCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH'
  /** Begins with `/api/`. */
  path: string
  body?: unknown
  /** Makes a repeated call count once. */
  idempotencyKey?: string
  /** The session to use, if it is not the one in the visitor's cookie. */
  token?: string
}

/** The browser headers that the API's rules check: the origin of the page and the cookies. */
const passedOn = ['cookie', 'host', 'origin', 'sec-fetch-site']

/**
 * Calls this service's own API in this process for the visitor behind `request`, with the same validation, limits and
 * access as a call of their own. Mails are in the language of the page.
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
  return apiHandlerOf(payload.config).handle(new Request(url, { method, headers, ...sent }))
}

/** Why the API refused a call, as far as its answer says so. */
export async function readProblem(
  response: Response,
): Promise<{ code?: string; errors?: Fault[] }> {
  return (await response.json().catch(() => ({}))) as { code?: string; errors?: Fault[] }
}
