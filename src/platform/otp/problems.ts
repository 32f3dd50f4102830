import type { ProblemType } from '../http/problems.js'

/** Wrong, unknown, expired, used, or another purpose's or address's code: which of them is never said. */
export const otpInvalid: ProblemType = {
  code: 'otp_invalid',
  status: 400,
  title: 'This code is not valid',
}

/** Its guesses are used up: only another challenge helps. */
export const otpLocked: ProblemType = {
  code: 'otp_locked',
  status: 429,
  title: 'Too many wrong codes: ask for a new one',
}
