import type { PayloadRequest, TypedLocale } from 'payload'
import type { z } from 'zod'

import { Reply } from '../../platform/http/reply.js'
import type { OtpProof } from '../../platform/otp/otpProof.js'
import type { LeadsContext } from './leadsContext.js'
import { type LeadDetails, receiveLead } from './receiveLead.js'
import { requestPasscode } from './requestPasscode.js'
import type { Consent, FormAnswer, LeadKind, Received } from './schemas.js'
import { createReference } from './store/leadStore.js'

/** The fields that every form has. */
type FormBody = LeadDetails & {
  email: string
  consent?: Consent | undefined
  attribution?: Record<string, string> | undefined
  website?: string | undefined
}

type Proven = FormBody & { otp: OtpProof }
type FormCall<Body> = { kind: LeadKind; body: Body; locale: TypedLocale }

/** Both phases of a form on one path: without a code it sends one (202), with a code it stores the lead (201). */
export async function answerForm(
  req: PayloadRequest,
  context: LeadsContext,
  { kind, body, locale }: FormCall<FormBody & { otp?: OtpProof | undefined }>,
): Promise<Reply<z.input<typeof FormAnswer>>> {
  const { otp, ...form } = body
  if (otp)
    return new Reply(await confirmForm(req, context, { kind, locale, body: { ...form, otp } }))
  return new Reply(await requestPasscode(req, { ...form, kind, locale }), { status: 202 })
}

/** Phase two of a form. A filled honeypot gets the same answer, but nothing is checked or stored. */
export async function confirmForm(
  req: PayloadRequest,
  context: LeadsContext,
  { kind, body, locale }: FormCall<Proven>,
): Promise<z.input<typeof Received>> {
  const { otp: proof, email, consent, attribution, website, ...details } = body
  if (website) return { status: 'received', kind, reference: createReference() }
  const lead = { kind, email, proof, details, consent, attribution, locale }
  const { reference } = await receiveLead(req, context, lead)
  return { status: 'received', kind, reference }
}
