import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'

import type { Staff } from '../../../platform/credentials/Caller.js'

/** The requests of people who have proven more than a password. */
const proven = new WeakSet<PayloadRequest>()

export function isProven(req: PayloadRequest): boolean {
  return proven.has(req)
}

/**
 * Opens a session for a person whose identity is proven, as Payload does after the right password: through the same
 * hooks, which decide whether they may and note that they did. Returns the `Set-Cookie`.
 */
export async function openSession(req: PayloadRequest, id: string): Promise<string> {
  const { payload } = req
  const { config } = payload.collections.users
  const { context } = req
  const user = await payload.db.findOne<Staff>({
    collection: 'users',
    req,
    where: { id: { equals: id } },
  })
  if (!user) throw new Error('There is no such user')
  proven.add(req)
  for (const hook of config.hooks.beforeLogin)
    await hook({ collection: config, context, req, user })
  const signed = { collectionConfig: config, email: user.email, user }
  const { sid } = await addSessionToUser({ collectionConfig: config, payload, req, user })
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ ...signed, ...(sid && { sid }) }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  for (const hook of config.hooks.afterLogin) {
    await hook({ collection: config, context, req, token, user })
  }
  const { cookiePrefix } = payload.config
  const cookie = { cookiePrefix, returnCookieAsObject: false, token } as const
  return generatePayloadCookie({ collectionAuthConfig: config.auth, ...cookie })
}
