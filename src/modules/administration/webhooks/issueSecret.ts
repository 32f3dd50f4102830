import { sql } from '@payloadcms/db-postgres/drizzle'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  RequestContext,
  TextFieldSingleValidation,
} from 'payload'

import type { Webhook } from '../../../payload-types.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { isSecret, makeSecret, openSecret, sealSecret } from './secrets.js'

/** Secrets that wait for the one response that shows them. */
const issued = new WeakMap<RequestContext, string>()

const malformed =
  'Use `whsec_` and 24 to 64 random bytes in base64, or leave it out to have one made.'
const unchangeable = 'A secret is replaced by POST /api/webhooks/{id}/rotate-secret.'

/** A new endpoint may bring its own secret. Later only the current one is accepted, because the admin sends it back. */
export const checkSecret: TextFieldSingleValidation = async (secret, { id, operation, req }) => {
  if (secret === undefined || secret === null || secret === '') return true
  if (!isSecret(secret)) return malformed
  if (operation === 'create' || id === undefined) return true
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ sealed: string }>(sql`
    select secret_sealed as sealed from webhooks where id::text = ${String(id)}`)
  const present = rows[0] && openSecret(rows[0].sealed, req.payload.secret)
  return secret === present || unchangeable
}

export const issueSecret: CollectionBeforeChangeHook<Webhook> = ({
  context,
  data,
  operation,
  req,
}) => {
  if (operation !== 'create') return data
  const secret = isSecret(data.secret) ? data.secret : makeSecret()
  issued.set(context, secret)
  return { ...data, secretSealed: sealSecret(secret, req.payload.secret) }
}

export const showSecretOnce: CollectionAfterChangeHook<Webhook> = ({ context, doc, operation }) => {
  const secret = operation === 'create' ? issued.get(context) : undefined
  issued.delete(context)
  return { ...doc, secret }
}
