import type { Payload } from 'payload'

import { apiHandlerOf } from '../../../platform/api/createApiHandler.js'
import { Problem, problems } from '../../../platform/http/Problem.js'

/**
 * Calls this service's own API in this process as a visitor without cookies or key: pages show what every caller can
 * read, by the same rules, and post what every caller may. `path` begins with `/api/`.
 */
export async function readApi(
  payload: Pick<Payload, 'config'>,
  path: string,
  { accept = 'application/json', body }: { accept?: string; body?: object } = {},
): Promise<Response> {
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const headers = { accept, ...(sent && { 'content-type': 'application/json' }) }
  return apiHandlerOf(payload.config).handle(
    new Request(`http://localhost${path}`, { headers, ...sent }),
  )
}

/** The slug that a response redirects to, if the document now has another one. */
export function slugMovedTo({ status, headers }: Response): string | undefined {
  const location = headers.get('location')
  if (status !== 301 || !location) return undefined
  return new URL(location, 'http://localhost').pathname.split('/').at(-1)
}

/** What may be asked again later is refused with when; anything else is a fault of ours. Queries may name secrets. */
export function failureOf(path: string, { status, headers }: Response): Error {
  const type = [problems.rateLimited, problems.unavailable].find((one) => one.status === status)
  if (!type) return new Error(`${path.split('?', 1)[0] ?? ''} answered ${String(status)}`)
  const after = headers.get('retry-after')
  return new Problem(type, after === null ? {} : { headers: { 'retry-after': after } })
}

/** Throws where an answer says nothing about what was asked for: after too many questions, or by a fault of ours. */
export function refuseFailure(path: string, answer: Response): void {
  if (answer.status === 429 || answer.status >= 500) throw failureOf(path, answer)
}

/** Like `readApi`, for resources that always exist: returns the body, and throws unless the status is 200. */
export async function readJson<T>(payload: Pick<Payload, 'config'>, path: string): Promise<T> {
  const response = await readApi(payload, path)
  if (response.status !== 200) throw failureOf(path, response)
  return (await response.json()) as T
}
