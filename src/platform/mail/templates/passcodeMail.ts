import type { TypedLocale } from 'payload'

import type { MailMessage, RenderedMail } from './MailMessage.js'
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

type Words = {
  /** `purpose` is an infinitive in English and French ('request a demo'), a verbal noun in Arabic. */
  subject(purpose: string): string
  instruction(brand: string): string
  validity(duration: string): string
  warning(brand: string): string
  reason(site: string): string
}

/** The texts of the passcode mail, in every language of the site. */
const passcodeWords: Record<TypedLocale, Words> = {
  en: {
    subject: (purpose) => `Your code to ${purpose}`,
    instruction: (brand) => `Enter this code on the ${brand} page where you asked for it.`,
    validity: (duration) => `The code works once, within ${duration}.`,
    warning: (brand) =>
      `If you did not ask for a code, you can ignore this mail: nothing happens without it. Nobody at ${brand} will ever ask you for a code.`,
    reason: (site) => `You receive this mail because this address was entered at ${site}.`,
  },
  fr: {
    subject: (purpose) => `Votre code pour ${purpose}`,
    instruction: (brand) => `Saisissez ce code sur la page de ${brand} où vous l’avez demandé.`,
    validity: (duration) => `Le code est valable une seule fois, pendant ${duration}.`,
    warning: (brand) =>
      `Si vous n’avez pas demandé de code, ignorez ce message\u00a0: rien ne se passe sans lui. Personne chez ${brand} ne vous demandera jamais de code.`,
    reason: (site) => `Vous recevez ce message car cette adresse a été saisie sur ${site}.`,
  },
  ar: {
    subject: (purpose) => `رمزك من أجل ${purpose}`,
    instruction: (brand) => `أدخل هذا الرمز في صفحة ${brand} التي طلبته منها.`,
    validity: (duration) => `يصلح الرمز مرة واحدة فقط، خلال ${duration}.`,
    warning: (brand) =>
      `إذا لم تطلب رمزًا فيمكنك تجاهل هذه الرسالة: لن يحدث شيء من دونه. لن يطلب منك أحد من ${brand} رمزًا أبدًا.`,
    reason: (site) => `وصلتك هذه الرسالة لأن هذا العنوان أُدخل في ${site}.`,
  },
}
