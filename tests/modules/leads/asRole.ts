import { randomBytes } from 'node:crypto'

import type { Role } from '../../../src/platform/access.js'
import type { Foyer } from '../../support/boot.js'

export type Caller = (path: string, init?: { method?: string; json?: unknown }) => Promise<Response>

/** A new member of staff with this role, who calls with their own API key. */
export async function asRole(
  { payload, call }: Pick<Foyer, 'payload' | 'call'>,
  role: Role,
): Promise<{ id: string; call: Caller }> {
  const apiKey = randomBytes(24).toString('hex')
  const { id } = await payload.create({
    collection: 'users',
    data: {
      email: `${role}-${apiKey.slice(0, 8)}@foyer.example`,
      password: 'correct horse battery',
      role,
      enableAPIKey: true,
      apiKey,
    },
  })
  return {
    id,
    call: (path, { method = 'GET', json } = {}) =>
      call(path, {
        method,
        headers: {
          authorization: `users API-Key ${apiKey}`,
          ...(json !== undefined && { 'content-type': 'application/json' }),
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }),
  }
}
