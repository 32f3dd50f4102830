import type { EmailFieldValidation } from 'payload'

import { emailAddress } from '../../../platform/otp/emailAddress.js'

/** The address must be one that learners can type at sign-in, in the normalized form used to look them up. */
export const checkLearnerEmail: EmailFieldValidation = (value) => {
  const { data } = emailAddress.safeParse(value)
  if (data !== undefined && data === value) return true
  if (data === undefined) return 'Enter one e-mail address, as in name@company.example.'
  return `Write the address as ${data}.`
}
