import type { TypedLocale } from 'payload'

import type { MailMessage, RenderedMail } from './MailMessage.js'
import { passcodeWords } from './passcodeWords.js'
import { renderMail } from './renderMail.js'
import { webUrl } from './webUrl.js'

type Passcode = Pick<MailMessage, 'brand' | 'locale'> & {
  code: string
  /** The purpose of the code, which follows 'your code to': see passcodeWords. */
  purpose: Readonly<Record<TypedLocale, string>>
  /** How long the code is valid. */
  minutes: number
}

/** The mail with a passcode. The code is neither in its subject nor where mail clients preview it. */
export function passcodeMail({ brand, locale, code, purpose, minutes }: Passcode): RenderedMail {
  const words = passcodeWords[locale]
  const duration = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(minutes)
  return renderMail({
    brand,
    locale,
    subject: words.subject(purpose[locale]),
    preheader: words.validity(duration),
    blocks: [
      { kind: 'paragraph', text: words.instruction(brand.name) },
      { kind: 'code', code },
      { kind: 'paragraph', text: words.validity(duration) },
      { kind: 'footnote', text: words.warning(brand.name) },
    ],
    reason: words.reason(webUrl(brand.url).host),
  })
}
