import { z } from 'zod'

import { settings } from './settings.js'

const challengeIdForm = /^[A-Za-z0-9_-]{22}$/
const codeForm = new RegExp(`^\\d{${String(settings.codeLength)}}$`)

/**
 * What proves an address in a later request. Text that cannot be an id or a code becomes undefined instead of a fault,
 * so that `verify` answers it like a wrong code; only values that are not text are faults.
 */
export const otpProof = z
  .strictObject({
    challengeId: z
      .string()
      .transform((value) => (challengeIdForm.test(value) ? value : undefined))
      .meta({ maxLength: 22, description: 'From the answer that said otp_sent.' }),
    code: z.string().transform(readCode).meta({
      maxLength: 64,
      description: 'The six digits of the mail; spaces and dashes are ignored.',
    }),
  })
  .meta({ id: 'OtpProof' })

export type OtpProof = z.output<typeof otpProof>

/** Accepts full-width digits, and codes copied with the direction marks of an Arabic mail. */
function readCode(value: string): string | undefined {
  const code = value.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '')
  return codeForm.test(code) ? code : undefined
}
