import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import type { Consent } from '../../../payload-types.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { addLeadEvent } from '../timeline/addLeadEvent.js'
import { readConsentToken } from './consentToken.js'
import { hashClient } from './hashClient.js'

/**
 * Withdraws the consent that a token is for, and with it the permission for marketing mail: adds a row and marks the
 * leads of the address. Does nothing for an unknown token or the second time.
 */
export async function withdrawConsent(
  req: PayloadRequest,
  { token, secret }: { token: string; secret: string },
): Promise<void> {
  const id = readConsentToken(token, secret)
  if (id === undefined) return
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
  const db = await requestDatabase(req)
  await db.execute(sql`select id from consents where id = ${id} for update`)
  const { docs } = await req.payload.find({
    collection: 'consents',
    where: { and: [{ id: { equals: id } }, { event: { equals: 'given' } }] },
    limit: 1,
    depth: 0,
    pagination: false,
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
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    update leads set marketing = 'withdrawn', updated_at = now()
    where email_key = ${emailKey} and marketing = 'given'
    returning id`)
  for (const { id } of rows) {
    await addLeadEvent(req, { lead: id, type: 'consent', from: 'given', to: 'withdrawn' })
  }
}
