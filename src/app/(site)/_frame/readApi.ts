import type { Payload, SanitizedConfig } from 'payload'

import { type ApiHandler, createApiHandler } from '../../../platform/api/createApiHandler.js'

const handlers = new WeakMap<SanitizedConfig, ApiHandler>()

/** The API of this configuration, to be asked in this process. */
export function apiHandlerOf({ config }: Pick<Payload, 'config'>): ApiHandler {
  const handler = handlers.get(config) ?? createApiHandler({ config })
  handlers.set(config, handler)
  return handler
}

/**
 * Asks this service's own API as a visitor without cookies or key, in this process: pages show what every caller can
 * read, by the same rules. `path` begins with `/api/`.
 */
export async function readApi(
  payload: Pick<Payload, 'config'>,
  path: string,
  accept = 'application/json',
): Promise<Response> {
  return apiHandlerOf(payload).handle(
    new Request(`http://localhost${path}`, { headers: { accept } }),
  )
}

/** The slug that an answer redirects to, where a document has another one now. */
export function slugMovedTo({ status, headers }: Response): string | undefined {
  const location = headers.get('location')
  if (status !== 301 || !location) return undefined
  return new URL(location, 'http://localhost').pathname.split('/').at(-1)
}

/** Like `readApi`, for what is always there: gives the body, and throws for any other answer than 200. */
export async function readJson<T>(payload: Pick<Payload, 'config'>, path: string): Promise<T> {
  const response = await readApi(payload, path)
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}
