import type { CollectionSlug, PayloadRequest, TypedLocale } from 'payload'

import type { Lead } from '../../payload-types.js'
import { transact } from '../../platform/database/transact.js'
import { currentRequest } from '../../platform/http/requestContext.js'
import { addMail } from '../../platform/mail/outbox/addMail.js'
import type { OtpProof } from '../../platform/otp/otpProof.js'
import { platformOf } from '../../platform/platform.js'
import type { LeadsContext } from './leadsContext.js'
import { readPolicy } from './readPolicy.js'
import type { Consent, LeadKind } from './schemas.js'
import { createReference, leadJobKey } from './store/leadStore.js'
import { hashClient } from './store/withdrawConsent.js'

/** What visitors enter about themselves and their request, by the names of the collection's fields. */
export type LeadDetails = Partial<
  Omit<
    Lead,
    'id' | 'reference' | 'kind' | 'email' | 'emailKey' | 'status' | 'locale' | 'source' | 'consents'
  >
>

type NewLead = {
  kind: LeadKind
  email: string
  proof: OtpProof
  details: LeadDetails
  consent?: Consent | undefined
  attribution?: Record<string, string> | undefined
  locale: TypedLocale
}

/**
 * Phase two of a form: checks the code and stores lead, consent and mails in the transaction that uses it up, so that
 * no code makes two leads and a failure wastes none. Throws `otp_invalid`, `otp_locked` and `rate_limited`.
 */
export async function receiveLead(
  req: PayloadRequest,
  context: LeadsContext,
  lead: NewLead,
): Promise<Lead> {
  const { kind, email, proof } = lead
  const proven = { purpose: kind, email, proof }
  const { otp } = platformOf(req.payload)
  await otp.verify(req, { ...proven, client: currentRequest()?.client })
  return transact(req, async () => {
    await otp.consume(req, proven)
    const stored = await storeLead(req, lead)
    if (lead.consent) {
      await recordConsent(req, context, { ...lead, consent: lead.consent, lead: stored.id })
    }
    await addMails(req, context, stored)
    for (const tell of context.onCreated ?? []) await tell(req, { leadId: stored.id })
    return stored
  })
}

async function storeLead(req: PayloadRequest, lead: NewLead): Promise<Lead> {
  const { kind, email, details, consent, attribution, locale } = lead
  return req.payload.create({
    collection: 'leads',
    data: {
      ...details,
      kind,
      email,
      emailKey: email.toLowerCase(),
      reference: createReference(),
      status: 'new',
      locale,
      source: sourceOf(attribution),
      ...(attribution && { attribution }),
      ...(consent && { marketing: consent.marketing ? 'given' : 'refused' }),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

async function addMails(
  req: PayloadRequest,
  { mails, notify }: LeadsContext,
  { id }: Lead,
): Promise<void> {
  await addMail(req, { task: mails.receipt, payload: { lead: id }, key: leadJobKey(id, 'receipt') })
  for (const [recipient] of notify.entries()) {
    const key = leadJobKey(id, `team.${String(recipient)}`)
    await addMail(req, { task: mails.team, payload: { lead: id, recipient }, key })
  }
}

type Answer = { lead: string; email: string; kind: LeadKind; locale: TypedLocale; consent: Consent }

/** Records a visitor's answer together with our own copy of the text, in the transaction of `req`. */
async function recordConsent(
  req: PayloadRequest,
  { policies, secret }: { policies: CollectionSlug; secret: string },
  { lead, email, kind, locale, consent }: Answer,
): Promise<void> {
  const { marketing, policyVersion } = consent
  const policy = await readPolicy(req, { policies, version: policyVersion, locale })
  await req.payload.create({
    collection: 'consents',
    data: {
      lead,
      email,
      emailKey: email.toLowerCase(),
      event: marketing ? 'given' : 'refused',
      marketing,
      ...(policy && { policyVersion: policy.version, policyText: policy.text }),
      form: kind,
      locale,
      addressHash: hashClient(currentRequest()?.client, secret),
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** Where a visitor came from: the campaign's source, else the site that linked here, else `direct`. */
export function sourceOf(attribution: Record<string, string> = {}): string {
  const { utm_source: campaign, referrer = '' } = attribution
  if (campaign) return campaign
  return (URL.canParse(referrer) && new URL(referrer).hostname) || 'direct'
}
