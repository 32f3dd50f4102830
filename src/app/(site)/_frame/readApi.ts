import type { Payload } from 'payload'

import { apiHandlerOf } from '../../../platform/api/createApiHandler.js'

/**
 * Calls this service's own API in this process as a visitor without cookies or key: pages show what every caller can
 * read, by the same rules. `path` begins with `/api/`.
 */
export async function readApi(
  payload: Pick<Payload, 'config'>,
  path: string,
  accept = 'application/json',
): Promise<Response> {
  return apiHandlerOf(payload.config).handle(
    new Request(`http://localhost${path}`, { headers: { accept } }),
  )
}

/** The slug that a response redirects to, if the document now has another one. */
export function slugMovedTo({ status, headers }: Response): string | undefined {
  const location = headers.get('location')
  if (status !== 301 || !location) return undefined
  return new URL(location, 'http://localhost').pathname.split('/').at(-1)
}

/** Like `readApi`, for resources that always exist: returns the body, and throws unless the status is 200. */
export async function readJson<T>(payload: Pick<Payload, 'config'>, path: string): Promise<T> {
  const response = await readApi(payload, path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}
