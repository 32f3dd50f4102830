import { hkdfSync, randomBytes } from 'node:crypto'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  RequestContext,
  TextFieldSingleValidation,
} from 'payload'

import type { Webhook } from '../../../payload-types.js'
import { query, transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { seal, unseal } from '../../../platform/secrets.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'

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
  const rows = await query<{ sealed: string }>(req)`
    select secret_sealed as sealed from webhooks where id::text = ${String(id)}`
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

/** A new signing secret in the form of Standard Webhooks: 32 random bytes after `whsec_`. */
export function makeSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/** Whether this is a valid secret: 24 to 64 bytes, as the standard requires. */
function isSecret(value: unknown): value is string {
  const [, encoded] =
    (typeof value === 'string' && /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value)) || []
  if (encoded === undefined) return false
  const bytes = Buffer.from(encoded, 'base64')
  return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64
}

/** Encrypts a secret for the database with a key derived from PAYLOAD_SECRET. */
export function sealSecret(secret: string, masterSecret: string): string {
  return seal(keyFrom(masterSecret), Buffer.from(secret)).toString('base64')
}

/** Decrypts a secret; throws if it was encrypted with another PAYLOAD_SECRET or changed. */
export function openSecret(sealed: string, masterSecret: string): string {
  return unseal(keyFrom(masterSecret), Buffer.from(sealed, 'base64')).toString('utf8')
}

function keyFrom(masterSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterSecret, '', 'foyer.webhooks.secrets', 32))
}

/**
 * Replaces an endpoint's secret. For 24 hours messages are also signed with the former one, so that the receiver can
 * switch without losing any. Throws `not_found`.
 */
export async function replaceSecret(
  req: PayloadRequest,
  id: string,
): Promise<{ secret: string; previousValidUntil: string }> {
  const secret = makeSecret()
  return transact(req, async () => {
    const [row] = await query<{ until: string }>(req)`
      update webhooks set previous_secret_sealed = secret_sealed,
        previous_valid_until = now() + interval '24 hours',
        secret_sealed = ${sealSecret(secret, req.payload.secret)}, updated_at = now()
      where id::text = ${id} returning previous_valid_until as until`
    if (!row) throw new Problem(problems.notFound)
    await addAuditEntry(req, {
      action: 'update',
      target: 'webhooks',
      targetId: id,
      after: { secret: '[secret]' },
    })
    return { secret, previousValidUntil: new Date(row.until).toISOString() }
  })
}
