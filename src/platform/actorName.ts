import type { PayloadRequest } from 'payload'

import { roleOf } from './access.js'
import { currentRequest } from './http/requestContext.js'

const keyStrategies = new Set(['api-key', 'admin-api-key'])

/**
 * Who acted, as a timeline names them: a colleague, a script by its key, the service itself, or `visitor` for a request
 * that does not come from staff.
 */
export function actorName(req: Pick<PayloadRequest, 'user'>, visitor: string): string {
  const { user } = req
  if (user?.collection !== 'users' || roleOf(req) === undefined) {
    return currentRequest() ? visitor : 'System'
  }
  const { _strategy } = user as { _strategy?: string }
  const name = user.name || user.email
  return keyStrategies.has(_strategy ?? '') ? `API key of ${name}` : name
}
