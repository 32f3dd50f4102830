import type { ProblemType } from '../http/problems.js'

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
