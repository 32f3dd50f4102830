import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { mailUnavailable } from '../../../platform/mail/problems.js'
import { challengeAnswer, otpInvalid, otpLocked } from '../../../platform/otp/otpProof.js'
import { FormAnswer, LocaleQuery } from '../schemas.js'

/** Far more than people need: guesses and sent codes have their own limits (platform/otp/settings.ts). */
const forms: LimitRule = { name: 'forms', points: 120, seconds: 60 }

const shared = {
  method: 'post',
  query: LocaleQuery,
  access: 'public',
  limit: [forms],
  idempotent: true,
} as const

/** What all first phases have in common: the code was sent. */
export const asksForCode = {
  ...shared,
  output: challengeAnswer,
  status: 202,
  problems: [mailUnavailable],
} as const

/** What all second phases have in common. */
export const provesCode = {
  ...shared,
  status: 201,
  problems: [otpInvalid, otpLocked],
} as const

/** What forms with both phases on one path have in common. */
export const takesBoth = {
  ...provesCode,
  output: FormAnswer,
  otherAnswers: { 202: 'Without `otp`: all fields are valid, and a code is on its way.' },
  problems: [...provesCode.problems, ...asksForCode.problems],
} as const
