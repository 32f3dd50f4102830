import { z } from 'zod'

import { mailAddress } from '../mail/mailAddress.js'
import { requiredText } from '../text.js'

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
      message: 'Expected one e-mail address, as in name@company.example.',
      params: { code: 'invalid_email' },
    })
    return z.NEVER
  })
