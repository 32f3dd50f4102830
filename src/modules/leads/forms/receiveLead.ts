import type { PayloadRequest, TypedLocale } from 'payload'

import type { Lead } from '../../../payload-types.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { canonicalEmail, type OtpProof } from '../../../platform/otp/otpProof.js'
import { parseUrl } from '../../../platform/parseUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { leadsOf } from '../leadsOptions.js'
import { receiptMail } from '../mails/receiptMail.js'
import { teamMail } from '../mails/teamMail.js'
import { readPolicy } from '../readPolicy.js'
import type { Consent, LeadKind } from '../schemas.js'
import { createReference, leadJobKey } from '../store/leadStore.js'
import { hashClient } from '../store/withdrawConsent.js'

/** What visitors enter about themselves and their request, by the names of the collection's fields. */
export type LeadDetails = Partial<
  Omit<
    Lead,
    'id' | 'reference' | 'kind' | 'email' | 'emailKey' | 'status' | 'locale' | 'source' | 'consents'
  >
>

/** A form, whether this module declares it or staff made it. */
export type Form = {
  kind: LeadKind
  /** What its codes prove; they work for no other form. */
  purpose: string
  /** Who is told of its leads, if not those of LEADS_NOTIFY. */
  notify?: readonly string[]
}

type NewLead = {
  form: Form
  email: string
  /** The code for the address; none if the form does not ask for one. */
  proof?: OtpProof | undefined
  details: LeadDetails
  consent?: Consent | undefined
  attribution?: Record<string, string> | undefined
  locale: TypedLocale
}

/**
 * The last phase of a form: checks the code and stores lead, consent and mails in the transaction that uses it up, so
 * that no code makes two leads and a failure wastes none. Throws `otp_invalid`, `otp_locked` and `rate_limited`.
 */
export async function receiveLead(req: PayloadRequest, lead: NewLead): Promise<Lead> {
  const { form, email, proof } = lead
  const proven = proof && { purpose: form.purpose, email, proof }
  const { otp } = platformOf(req.payload)
  if (proven) await otp.verify(req, { ...proven, client: currentRequest()?.client })
  const mails = proven ? everyMail : await mailsInBudget(req, lead)
  return transact(req, async () => {
    if (proven) await otp.consume(req, proven)
    const stored = await storeLead(req, lead)
    if (lead.consent) {
      await recordConsent(req, { ...lead, consent: lead.consent, lead: stored.id })
    }
    await addMails(req, { stored, form, mails })
    for (const tell of leadsOf(req.payload).onCreated ?? []) await tell(req, { leadId: stored.id })
    return stored
  })
}

async function storeLead(req: PayloadRequest, lead: NewLead): Promise<Lead> {
  const { form, email, proof, details, consent, attribution, locale } = lead
  return req.payload.create({
    collection: 'leads',
    data: {
      ...details,
      kind: form.kind,
      email,
      emailKey: email.toLowerCase(),
      emailProven: proof !== undefined,
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

type Mails = { receipt: boolean; team: boolean }

const everyMail: Mails = { receipt: true, team: true }

const hour = 3_600

/**
 * Anybody can enter anybody's address in a form without a code. The lead is stored all the same, but only this many
 * mails come of it: to one address, for one client, over all, and to the team of one form.
 */
const budgets = {
  address: { name: 'form-mails-address', points: 3, seconds: 24 * hour, always: true },
  client: { name: 'form-mails-client', points: 10, seconds: hour, always: true, shared: true },
  everyone: { name: 'form-mails-everyone', points: 300, seconds: hour, always: true },
  team: { name: 'form-mails-team', points: 30, seconds: hour, always: true },
} as const satisfies Record<string, LimitRule>

async function mailsInBudget(req: PayloadRequest, { form, email }: NewLead): Promise<Mails> {
  const { limits } = platformOf(req.payload)
  const allows = (rule: LimitRule, key: string | undefined) =>
    limits.consume(rule, key).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Problem) return false
        throw error
      },
    )
  // For both: one client alone could use up what the team is told of others in an hour.
  if (!(await allows(budgets.client, currentRequest()?.client)))
    return { receipt: false, team: false }
  return {
    receipt:
      (await allows(budgets.address, canonicalEmail(email))) &&
      (await allows(budgets.everyone, 'everyone')),
    team: await allows(budgets.team, form.purpose),
  }
}

type NewMails = { stored: Lead; form: Form; mails: Mails }

async function addMails(req: PayloadRequest, { stored: { id }, form, mails }: NewMails) {
  const { notify = leadsOf(req.payload).notify } = form
  if (mails.receipt) {
    const key = leadJobKey(id, 'receipt')
    await addMail(req, { task: receiptMail, payload: { lead: id }, key })
  }
  for (const [at, recipient] of mails.team ? notify.entries() : []) {
    const key = leadJobKey(id, `team.${String(at)}`)
    await addMail(req, { task: teamMail, payload: { lead: id, recipient }, key })
  }
}

type Answer = Pick<NewLead, 'form' | 'email' | 'locale'> & { lead: string; consent: Consent }

/** Records a visitor's answer together with our own copy of the text, in the transaction of `req`. */
async function recordConsent(req: PayloadRequest, { lead, email, form, locale, consent }: Answer) {
  const { marketing, policyVersion } = consent
  const policy = await readPolicy(req, { version: policyVersion, locale })
  await req.payload.create({
    collection: 'consents',
    data: {
      lead,
      email,
      emailKey: email.toLowerCase(),
      event: marketing ? 'given' : 'refused',
      marketing,
      ...(policy && { policyVersion: policy.version, policyText: policy.text }),
      form: form.kind,
      locale,
      addressHash: hashClient(req.payload),
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
  return parseUrl(referrer)?.hostname || 'direct'
}
