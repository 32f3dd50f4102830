import type { Payload, PayloadRequest } from 'payload'

import { roleOf } from '../platform/access.js'

export type Staff = NonNullable<PayloadRequest['user']>

/** The member of staff or script behind an API key, as REST would let it in; undefined for any other text. */
export async function staffByKey(payload: Payload, key: string): Promise<Staff | undefined> {
  // A header holds no other characters; such a key is nobody's.
  if (!/^[\x21-\x7e]{1,500}$/.test(key)) return undefined
  const headers = new Headers({ authorization: `users API-Key ${key}` })
  const { user } = await payload.auth({ headers, canSetHeaders: false })
  return user && roleOf({ user }) ? user : undefined
}
