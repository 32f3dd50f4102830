import { z } from 'zod'

import { emailAddress, otpProof } from '../../platform/otp/otpProof.js'
import { personName } from '../../platform/text.js'

export const Learner = z
  .object({ id: z.string(), email: z.string(), name: z.string().nullable() })
  .meta({ id: 'Learner' })

export type Learner = z.output<typeof Learner>

export const SignInRequest = z.strictObject({ email: emailAddress })

export const SignInProof = z.strictObject({ email: emailAddress, otp: otpProof })

export type SignInProof = z.output<typeof SignInProof>

export const SignedIn = z
  .object({
    token: z.string(),
    tokenType: z.literal('Bearer'),
    expiresAt: z.iso.datetime(),
    learner: Learner,
  })
  .meta({ id: 'SignedIn' })

export const Session = Learner.extend({ expiresAt: z.iso.datetime() }).meta({
  id: 'LearnerSession',
})

export const Rename = z.strictObject({ name: personName(120) })

export const SignOutQuery = z.strictObject({ everywhere: z.enum(['true', 'false']).optional() })
