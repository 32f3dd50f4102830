import type { PayloadRequest } from 'payload'

import type { Consent } from '../../../payload-types.js'
import { firstMatch, query, transact } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { isSignature, sign } from '../../../platform/secrets.js'
import { invalidToken } from '../problems.js'
import { addLeadEvent } from '../timeline/LeadEvents.js'

/**
 * Withdraws the consent that a token is for, and with it the permission for marketing mail: adds a row and marks the
 * leads of the address. Does nothing the second time, or once the person was erased. Throws `invalid_token`.
 */
export async function withdrawConsent(
  req: PayloadRequest,
  { token, secret }: { token: string; secret: string },
): Promise<void> {
  const id = readConsentToken(token, secret)
  if (id === undefined) throw new Problem(invalidToken)
  await transact(req, async () => {
    const consent = await lockConsent(req, id)
    if (!consent?.emailKey || (await isWithdrawn(req, id))) return
    const { email, emailKey, policyVersion, policyText, form, locale, lead } = consent
    await req.payload.create({
      collection: 'consents',
      data: {
        ...{ email, emailKey, policyVersion, policyText, form, locale, lead },
        event: 'withdrawn',
        marketing: false,
        withdraws: id,
        addressHash: hashClient(currentRequest()?.client, secret),
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
    await markLeads(req, emailKey)
  })
}

/** A lock, so that two uses of one link run one after the other. */
async function lockConsent(req: PayloadRequest, id: string): Promise<Consent | undefined> {
  await query(req)`select id from consents where id = ${id} for update`
  const { docs } = await req.payload.find({
    ...firstMatch,
    collection: 'consents',
    where: { and: [{ id: { equals: id } }, { event: { equals: 'given' } }] },
    showHiddenFields: true,
    overrideAccess: true,
    req,
  })
  return docs[0]
}

async function isWithdrawn(req: PayloadRequest, id: string): Promise<boolean> {
  const where = { withdraws: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'consents', where, req })
  return totalDocs > 0
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
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
  if (!isSignature(signature, signatureOf(id, secret))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(id: Buffer, secret: string): Buffer {
  return sign(secret, 'foyer.consent.withdraw', id).subarray(0, 16)
}

/** Hashes a client's address with a key for the consent record: it can only be compared with another hash. */
export function hashClient(client: string | undefined, secret: string): string {
  const hash = sign(secret, 'foyer.consent.client', client ?? 'unknown')
  return hash.toString('base64url').slice(0, 22)
}
