import { z } from 'zod'

import { settings } from './settings.js'

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
