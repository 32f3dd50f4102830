import type { TypedLocale } from 'payload'
import { z } from 'zod'

import type { MailTask } from '../../../platform/mail/outbox/mailTask.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { passcodeMail as renderPasscode } from '../../../platform/mail/templates/passcodeMail.js'
import { platformOf } from '../../../platform/platform.js'
import type { LeadKind } from '../schemas.js'

type PasscodeMail = { challengeId: string; locale: TypedLocale }

/** The mail with the code of a form. Not sent if the challenge has ended by then. */
export const passcodeMail: MailTask<PasscodeMail> = mailTask({
  name: 'leads.mailPasscode',
  kind: 'Passcode of a form',
  schema: z.strictObject({ challengeId: z.string().max(64), locale: z.enum(['en', 'fr', 'ar']) }),
  compose: async ({ challengeId, locale }, { payload, brand }) => {
    const challenge = await platformOf(payload).otp.codeOf(payload, challengeId)
    const purpose = challenge && purposeOf(challenge.purpose)
    if (!purpose) return undefined
    const { code, email, secondsLeft } = challenge
    const minutes = Math.max(1, Math.round(secondsLeft / 60))
    return { to: email, ...renderPasscode({ brand, locale, code, purpose, minutes }) }
  },
})

type Purpose = Readonly<Record<TypedLocale, string>>

/** What a code is for, as the subject of its mail says it (see passcodeWords). */
const purposes: Readonly<Record<LeadKind, Purpose>> = {
  demo: { en: 'request a demo', fr: 'demander une démonstration', ar: 'طلب عرض توضيحي' },
  contact: { en: 'send your message', fr: 'envoyer votre message', ar: 'إرسال رسالتك' },
  'request-info': {
    en: 'ask about a course',
    fr: 'demander des informations sur une formation',
    ar: 'الاستفسار عن دورة',
  },
  brochures: { en: 'get a brochure', fr: 'obtenir une brochure', ar: 'الحصول على كتيّب' },
  tco: {
    en: 'get your cost estimate',
    fr: 'obtenir votre estimation',
    ar: 'الحصول على تقدير التكلفة',
  },
}

/** The purpose of a lead's challenge in words; undefined if another module made it. */
function purposeOf(purpose: string): Purpose | undefined {
  return Object.hasOwn(purposes, purpose) ? purposes[purpose as LeadKind] : undefined
}
