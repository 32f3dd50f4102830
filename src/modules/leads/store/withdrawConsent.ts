import type { Payload, PayloadRequest } from 'payload'

import type { Consent } from '../../../payload-types.js'
import { everyMatch, query, transact } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { isSignature, sign } from '../../../platform/secrets.js'
import { leadsOf } from '../leadsOptions.js'
import { invalidToken } from '../problems.js'
import { lockLeadsOf } from './leadStore.js'
import { addLeadEvent } from '../timeline/LeadEvents.js'

/**
 * Withdraws the permission for marketing mail of the address that a token's consent is of: adds a row for each consent
 * that still stands, and marks the leads. Does nothing once the person was erased. Throws `invalid_token`.
 */
export async function withdrawConsent(req: PayloadRequest, token: string): Promise<void> {
  const id = readConsentToken(token, leadsOf(req.payload).secret)
  if (id === undefined) throw new Problem(invalidToken)
  await transact(req, async () => {
    const { emailKey, given } = await lockGiven(req, id)
    if (!emailKey) return
    // Before a withdrawal, which refers to its lead. A colleague who saves a lead now would write back that it agreed.
    await lockLeadsOf(req, emailKey)
    for (const consent of given) await addWithdrawal(req, consent)
    await markLeads(req, emailKey)
  })
}

/** The address in lower case, unless the person was erased, and its consents that still stand. */
type Given = { emailKey: string | undefined; given: Consent[] }

/**
 * The consents that still stand of the address of this one. Locks all that the address gave, so that two uses of its
 * links run one after the other; which of them stand can only be read after the lock.
 */
async function lockGiven(req: PayloadRequest, id: string): Promise<Given> {
  const rows = await query<{ id: string; emailKey: string }>(req)`
    select id, email_key as "emailKey" from consents where event = 'given'
      and email_key = (select email_key from consents where id = ${id} and event = 'given')
    order by id for update`
  const ids = rows.map((row) => row.id)
  const shared = { ...everyMatch, collection: 'consents', overrideAccess: true, req } as const
  const { docs: withdrawals } = await req.payload.find({
    ...shared,
    where: { withdraws: { in: ids } },
    select: { withdraws: true },
  })
  const gone = withdrawals.map(({ withdraws }) => withdraws)
  const where = { id: { in: ids.filter((one) => !gone.includes(one)) } }
  const { docs: given } = await req.payload.find({ ...shared, where, showHiddenFields: true })
  return { emailKey: rows[0]?.emailKey, given }
}

async function addWithdrawal(req: PayloadRequest, consent: Consent): Promise<void> {
  const { id, email, emailKey, policyVersion, policyText, form, locale, lead } = consent
  await req.payload.create({
    collection: 'consents',
    data: {
      ...{ email, emailKey, policyVersion, policyText, form, locale, lead },
      event: 'withdrawn',
      marketing: false,
      withdraws: id,
      addressHash: hashClient(req.payload),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

async function markLeads(req: PayloadRequest, emailKey: string): Promise<void> {
  const rows = await query<{ id: string }>(req)`
    update leads set marketing = 'withdrawn', updated_at = now()
    where email_key = ${emailKey} and marketing = 'given'
    returning id`
  for (const { id } of rows) {
    await addLeadEvent(req, { lead: id, type: 'consent', from: 'given', to: 'withdrawn' })
  }
}

const idBytes = 16

/**
 * The token that withdraws a consent, from the link in the receipt: the consent's id (a UUID) and a keyed hash of it,
 * 43 characters. It is not stored, and a mail that is sent again carries the same token.
 */
export function consentToken(consent: string, secret: string): string {
  const id = Buffer.from(consent.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signatureOf(id, secret)]).toString('base64url')
}

/** The consent id in a token; undefined if we did not issue it. */
export function readConsentToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  // Decoding skips what is no base64url, and the last bits: a token is written in one way only.
  if (bytes.toString('base64url') !== token) return undefined
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
  if (!isSignature(signature, signatureOf(id, secret))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(id: Buffer, secret: string): Buffer {
  return sign(secret, 'foyer.consent.withdraw', id).subarray(0, 16)
}

/** Hashes the address of the present client with a key for the consent record: it can only be compared with another hash. */
export function hashClient(payload: Payload): string {
  const client = currentRequest()?.client ?? 'unknown'
  const hash = sign(leadsOf(payload).secret, 'foyer.consent.client', client)
  return hash.toString('base64url').slice(0, 22)
}
