import { z } from 'zod'

import { mailAddress } from '../mail/mailAddress.js'
import { requiredText } from '../text.js'

/**
 * A visitor's address: what mail can be sent to (see mailAddress) at a domain with a dot in it. The domain comes
 * out in lower-case A-labels, the local part as typed, for only its own server may say what case means.
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
