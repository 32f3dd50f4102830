import { z } from 'zod'

import type { ProblemType } from '../http/Problem.js'
import { mailAddress } from '../mail/mailAddress.js'
import { latinDigits, requiredText, text } from '../text.js'
import { settings } from './settings.js'

/**
 * What proves an address in a later request. Text that cannot be an id or a code is no fault: it is answered, and
 * counted, like any other wrong guess.
 */
export const otpProof = z
  .strictObject({
    challengeId: text(128).meta({ description: 'From the answer that said otp_sent.' }),
    code: text(64).transform(readCode).meta({
      description: 'The six digits of the mail; spaces and dashes are ignored.',
    }),
  })
  .meta({ id: 'OtpProof' })

export type OtpProof = z.output<typeof otpProof>

/** Accepts full-width, Arabic and Persian digits, and codes copied with the direction marks of an Arabic mail. */
function readCode(value: string): string {
  return latinDigits(value.normalize('NFKC')).replace(/[\s\p{Pd}\p{Cf}]/gu, '')
}

/** The answer of `issueChallenge`, and so of every endpoint that sends a code (202). Times are in seconds. */
export const challengeAnswer = z
  .object({
    status: z.literal('otp_sent'),
    challengeId: z.string(),
    expiresIn: z.literal(settings.lifeSeconds),
    resendAfter: z.literal(settings.resend.seconds),
    codeLength: z.literal(settings.codeLength),
  })
  .meta({ id: 'OtpChallenge' })

export type ChallengeAnswer = z.output<typeof challengeAnswer>

/**
 * A visitor's address: one that mail can be sent to (see mailAddress), at a domain with a dot in it. The domain is
 * converted to lower-case A-labels; the local part stays as typed, because only its own server knows whether case
 * matters.
 */
export const emailAddress = requiredText(254)
  .meta({ format: 'idn-email', examples: ['name@company.example'] })
  .transform((value, context) => {
    const { data } = mailAddress.safeParse(value)
    if (data?.includes('.', data.lastIndexOf('@'))) return data
    context.addIssue({
      code: 'custom',
      message: 'Expected one email address, as in name@company.example.',
      params: { code: 'invalid_email' },
    })
    return z.NEVER
  })

/** Both domains are one mailbox, which ignores dots (support.google.com/mail/answer/7436150). */
const gmail = new Set(['gmail.com', 'googlemail.com'])

/**
 * The form in which limits count an `emailAddress`: lower case, without a plus-tag, Gmail's without dots. For limits
 * only: elsewhere `ada+x@` and `ada@` may be two people, so a code is never bound to it.
 */
export function canonicalEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).toLowerCase()
  const domain = email.slice(at + 1).toLowerCase()
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return gmail.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/** The code is wrong, unknown, expired, used, or for another purpose or address: which of them is never said. */
export const otpInvalid: ProblemType = {
  code: 'otp_invalid',
  status: 400,
  title: 'This code is not valid',
  detail: 'Check the code, or ask for a new one.',
}

/** Its guesses are used up: only a new challenge helps. */
export const otpLocked: ProblemType = {
  code: 'otp_locked',
  status: 429,
  title: 'Too many wrong codes',
  detail: 'Ask for a new code.',
}
