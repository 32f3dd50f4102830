import type { Payload } from 'payload'

import { createApiHandler } from '../../../platform/api/createApiHandler.js'

/** Posts JSON to this service's own API in this process, as the visitor of the current request. */
export function postApi(
  { config }: Pick<Payload, 'config'>,
  path: string,
  body: Record<string, unknown>,
): Promise<Response> {
  return createApiHandler({ config }).handle(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}
