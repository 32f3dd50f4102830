import type { Payload, TypedLocale } from 'payload'
import { z } from 'zod'

import { mailTask, type MailTask } from '../../../platform/mail/outbox/mailTask.js'
import { passcodeMail as renderPasscode } from '../../../platform/mail/templates/passcodeMail.js'
import { platformOf } from '../../../platform/platform.js'
import { innerQuotes } from '../../../platform/text.js'
import { fill } from '../../../platform/words.js'
import { formOfPurpose } from '../store/formStore.js'
import { leadWords } from '../words/leadWords.js'

/** The mail with the code of a form. Not sent if the challenge has ended by then. */
export const passcodeMail: MailTask<{ challengeId: string; locale: TypedLocale }> = mailTask({
  name: 'leads.mailPasscode',
  kind: 'Passcode of a form',
  schema: z.strictObject({ challengeId: z.string().max(64), locale: z.enum(['en', 'fr', 'ar']) }),
  compose: async ({ challengeId, locale }, { payload, brand }) => {
    const challenge = await platformOf(payload).otp.codeOf(payload, challengeId)
    const purpose = challenge && (await purposeOf(payload, challenge.purpose, locale))
    if (!purpose) return undefined
    const { code, email, secondsLeft } = challenge
    const minutes = Math.max(1, Math.round(secondsLeft / 60))
    return { to: email, ...renderPasscode({ brand, locale, code, purpose, minutes }) }
  },
})

/** What a lead's code is for; undefined if another module made the challenge. */
async function purposeOf(payload: Payload, purpose: string, locale: TypedLocale) {
  const words = leadWords(locale).passcode
  const made = await formOfPurpose(payload, purpose, locale)
  if (made) {
    const title = words.form.includes('“') ? innerQuotes(made.title) : made.title
    return fill(words.form, { title })
  }
  return Object.entries(words).find(([kind]) => kind === purpose)?.[1]
}
