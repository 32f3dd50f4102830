import { sql } from '@payloadcms/db-postgres/drizzle'
import { JWTAuthentication } from 'payload'

import type { CredentialCheck } from '../../../platform/credentials/Caller.js'
import { postgresOf } from '../../../platform/database/requestDatabase.js'

const looksLikeToken = /^[\w-]+\.[\w-]+\.[\w-]+$/

/** The token that signing in with a password returns, valid as long as its session. */
export const staffToken: CredentialCheck = {
  form: 'token',
  find: async (payload, token) => {
    if (!looksLikeToken.test(token)) return undefined
    const headers = new Headers({ authorization: `JWT ${token}` })
    const { user } = await JWTAuthentication({ headers, payload })
    if (user?.collection === 'users') {
      return { kind: 'staff', id: user.id, form: 'token', user: { ...user, collection: 'users' } }
    }
    // Payload also returns no user if the database cannot be reached, which must not end a session.
    await postgresOf(payload).drizzle.execute(sql`select 1`)
    return undefined
  },
}
