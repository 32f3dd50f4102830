import { randomBytes } from 'node:crypto'

import type { PayloadRequest, TypedLocale } from 'payload'
import type { z } from 'zod'

import { currentRequest } from '../../../platform/http/requestContext.js'
import { Reply } from '../../../platform/http/reply.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { wakeWorkers } from '../../../platform/jobs/Task.js'
import { addingMail, assertMailRoute } from '../../../platform/mail/outbox/addMail.js'
import {
  canonicalEmail,
  type ChallengeAnswer,
  type OtpProof,
} from '../../../platform/otp/otpProof.js'
import { settings } from '../../../platform/otp/settings.js'
import { platformOf } from '../../../platform/platform.js'
import { passcodeMail } from '../mails/passcodeMail.js'
import type { Consent, Received } from '../schemas.js'
import { createReference } from '../store/leadStore.js'
import { type Form, type LeadDetails, receiveLead } from './receiveLead.js'

/** The fields that every form has, and its own by the names of the lead's. */
export type FormBody = LeadDetails & {
  email: string
  consent?: Consent | undefined
  attribution?: Record<string, string> | undefined
  website?: string | undefined
  otp?: OtpProof | undefined
}

type Submission = {
  form: Form & { asksForCode: boolean }
  body: FormBody
  locale: TypedLocale
  /** What the form gives beside a reference, and what of it is stored with the lead. */
  result?: { given: object; stored?: LeadDetails } | undefined
}

/** Both phases of a form: without the code that it asks for one is sent (202), else the lead is stored (201). */
export async function submitForm(
  req: PayloadRequest,
  submission: Submission,
): Promise<Reply<z.input<typeof Received> | ChallengeAnswer>> {
  const { form, body } = submission
  if (form.asksForCode && !body.otp) {
    return new Reply(await requestPasscode(req, submission), { status: 202 })
  }
  return new Reply(await confirmForm(req, submission))
}

/** For forms without a code: guests of one event may sit behind one address, programs should not. */
const unproven: LimitRule = { name: 'forms-unproven', points: 60, seconds: 600, shared: true }

/** The last phase. A filled honeypot gets the same answer, but nothing is checked or stored. */
async function confirmForm(
  req: PayloadRequest,
  { form, body, locale, result }: Submission,
): Promise<z.input<typeof Received>> {
  const { otp: proof, email, consent, attribution, website, ...own } = body
  const { kind } = form
  if (!form.asksForCode) {
    await platformOf(req.payload).limits.consume(unproven, currentRequest()?.client)
  }
  const details = { ...own, ...result?.stored }
  const reference = website
    ? createReference()
    : (
        await receiveLead(req, {
          ...{ form, email, details, consent, attribution, locale },
          proof: form.asksForCode ? proof : undefined,
        })
      ).reference
  return { status: 'received', kind, reference, ...result?.given }
}

/**
 * The first phase: sends a code to the address. Throws `rate_limited` and `mail_unavailable`. A filled honeypot gets
 * the same answers and the same waiting time, but nothing is sent.
 */
export async function requestPasscode(
  req: PayloadRequest,
  { form: { purpose }, body: { email, website }, locale }: Submission,
): Promise<ChallengeAnswer> {
  const { limits, otp } = platformOf(req.payload)
  assertMailRoute(req.payload)
  if (website) {
    // Counted separately from real codes: a bot must not make the owner of an address wait.
    await limits.consume(pretendedResend, `${purpose} ${canonicalEmail(email)}`)
    return pretendedChallenge()
  }
  const answer = await otp.issueChallenge(req, {
    purpose,
    email,
    client: currentRequest()?.client,
    send: (challengeId) =>
      addingMail({ task: passcodeMail, payload: { challengeId, locale }, urgent: true }),
  })
  await wakeWorkers(req)
  return answer
}

const pretendedResend = { ...settings.resend, always: true }

function pretendedChallenge(): ChallengeAnswer {
  return {
    status: 'otp_sent',
    challengeId: randomBytes(16).toString('base64url'),
    expiresIn: settings.lifeSeconds,
    resendAfter: settings.resend.seconds,
    codeLength: settings.codeLength,
  }
}
