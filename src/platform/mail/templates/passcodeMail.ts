import { createWords, fill } from '../../words.js'
import ar from '../words/ar.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }
import { webUrl, type MailMessage, type RenderedMail } from './MailMessage.js'
import { renderMail } from './renderMail.js'

const mailWords = createWords({ en, fr, ar })

type Passcode = Pick<MailMessage, 'brand' | 'locale'> & {
  code: string
  /** What follows 'your code to': an infinitive in English and French ('request a demo'), a verbal noun in Arabic. */
  purpose: string
  /** How long the code is valid. */
  minutes: number
}

/** The mail with a passcode. The code is neither in its subject nor where mail clients preview it. */
export function passcodeMail({ brand, locale, code, purpose, minutes }: Passcode): RenderedMail {
  const words = mailWords(locale).passcode
  const duration = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(minutes)
  return renderMail({
    brand,
    locale,
    subject: fill(words.subject, { purpose }),
    preheader: fill(words.validity, { duration }),
    blocks: [
      { kind: 'paragraph', text: fill(words.instruction, { brand: brand.name }) },
      { kind: 'code', code },
      { kind: 'paragraph', text: fill(words.validity, { duration }) },
      { kind: 'footnote', text: fill(words.warning, { brand: brand.name }) },
    ],
    reason: fill(words.reason, { site: webUrl(brand.url).host }),
  })
}
