import type { Payload, TypedLocale } from 'payload'
import { z } from 'zod'

import { platformOf } from '../../platform.js'
import { createWords, fill } from '../../words.js'
import ar from '../words/ar.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import { mailTask, type MailContent, type MailContext } from './mailTask.js'

const mailWords = createWords({ en, fr, ar })

type PasscodeTask = {
  name: string
  kind: string
  /** What a code is for, as `passcodeMail` says it; undefined if another task mails it. */
  purposeOf: (payload: Payload, purpose: string, locale: TypedLocale) => Promise<string | undefined>
}

/** Declares the mail with the code of a challenge. Not sent if the challenge has ended by then. */
export function passcodeTask({ purposeOf, ...task }: PasscodeTask) {
  return mailTask({
    ...task,
    schema: z.strictObject({ challengeId: z.string().max(64), locale: z.enum(['en', 'fr', 'ar']) }),
    compose: async ({ challengeId, locale }, context) => {
      const { payload } = context
      const challenge = await platformOf(payload).otp.codeOf(payload, challengeId)
      const purpose = challenge && (await purposeOf(payload, challenge.purpose, locale))
      if (!purpose) return undefined
      const { code, email: to, secondsLeft } = challenge
      const minutes = Math.max(1, Math.round(secondsLeft / 60))
      return { to, ...passcodeMail({ ...context, locale, code, purpose, minutes }) }
    },
  })
}

type Passcode = Pick<MailContext, 'brand' | 'site'> & {
  locale: TypedLocale
  code: string
  /** What follows 'your code to': an infinitive in English and French ('request a demo'), a verbal noun in Arabic. */
  purpose: string
  /** How long the code is valid. */
  minutes: number
}

/** The mail with a passcode. The code is neither in its subject nor where mail clients preview it. */
export function passcodeMail({ brand, site, locale, code, purpose, minutes }: Passcode) {
  const words = mailWords(locale).passcode
  const duration = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(minutes)
  return {
    locale,
    subject: fill(words.subject, { purpose }),
    preheader: fill(words.validity, { duration }),
    blocks: [
      { kind: 'paragraph', text: fill(words.instruction, { brand: brand.name }) },
      { kind: 'code', code },
      { kind: 'paragraph', text: fill(words.validity, { duration }) },
      { kind: 'footnote', text: fill(words.warning, { brand: brand.name }) },
    ],
    reason: fill(words.reason, { site }),
  } satisfies MailContent
}
