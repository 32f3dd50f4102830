import type { TypedLocale } from 'payload'
import { z } from 'zod'

import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { passcodeMail } from '../../../platform/mail/templates/passcodeMail.js'
import { platformOf } from '../../../platform/platform.js'

const purpose: Record<TypedLocale, string> = {
  en: 'sign in',
  fr: 'vous connecter',
  ar: 'تسجيل الدخول',
}

/** Mails a sign-in code, in the language of whoever asked for it. */
export const mailSignInCode = mailTask({
  name: 'learning.mailSignInCode',
  kind: 'Passcode to sign in to the learning platform',
  schema: z.strictObject({
    challengeId: z.string().max(64),
    locale: z.enum(['en', 'fr', 'ar']),
  }),
  compose: async ({ challengeId, locale }, { payload, brand }) => {
    const mailed = await platformOf(payload).otp.codeOf(payload, challengeId)
    if (!mailed) return undefined
    const { email: to, code, secondsLeft } = mailed
    const minutes = Math.max(1, Math.round(secondsLeft / 60))
    return { to, ...passcodeMail({ brand, locale, code, purpose: purpose[locale], minutes }) }
  },
})
