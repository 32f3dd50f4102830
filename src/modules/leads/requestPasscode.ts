import { randomBytes } from 'node:crypto'

import type { PayloadRequest, TypedLocale } from 'payload'

import { currentRequest } from '../../platform/http/requestContext.js'
import { addMail } from '../../platform/mail/outbox/addMail.js'
import { assertMailRoute } from '../../platform/mail/outbox/assertMailRoute.js'
import type { ChallengeAnswer } from '../../platform/otp/otpProof.js'
import { canonicalEmail } from '../../platform/otp/otpProof.js'
import { settings } from '../../platform/otp/settings.js'
import { platformOf } from '../../platform/platform.js'
import { passcodeMail } from './mails/passcodeMail.js'
import type { LeadKind } from './schemas.js'

type PasscodeRequest = {
  kind: LeadKind
  email: string
  locale: TypedLocale
  website?: string | undefined
}

/**
 * Phase one of a form: sends a code to the address. Throws `rate_limited` and `mail_unavailable`. A filled honeypot
 * gets the same answers and the same waiting time, but nothing is sent.
 */
export async function requestPasscode(
  req: PayloadRequest,
  { kind, email, locale, website }: PasscodeRequest,
): Promise<ChallengeAnswer> {
  const { limits, otp } = platformOf(req.payload)
  assertMailRoute(req.payload)
  if (website) {
    // Counted separately from real codes: a bot must not make the owner of an address wait.
    await limits.consume(pretendedResend, `${kind} ${canonicalEmail(email)}`)
    return pretendedChallenge()
  }
  return otp.issueChallenge(req, {
    purpose: kind,
    email,
    client: currentRequest()?.client,
    send: (_, { challengeId }) =>
      addMail(req, { task: passcodeMail, payload: { challengeId, locale } }),
  })
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
