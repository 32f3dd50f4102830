import type { LocalizationConfig, TypedLocale } from 'payload'

import { dateFormat, frenchFirst } from './intl.js'

/** The languages of content; all others fall back to English. */
export const localization = {
  locales: [
    { code: 'en', label: 'English' },
    { code: 'fr', label: 'Français' },
    { code: 'ar', label: 'العربية', rtl: true },
  ],
  defaultLocale: 'en' as const,
  fallback: true,
} as const satisfies LocalizationConfig

/** What ends the query of a link, so that it leads to a page in this language. */
export function localeSuffix(locale: string): string {
  return locale === localization.defaultLocale ? '' : `&locale=${locale}`
}

/** A language as `og:locale` takes it, with a territory: `fr_FR`, and for Arabic `ar_AR`, which stands for all of it. */
export function shareLocale(locale: TypedLocale): string {
  return `${locale}_${locale === 'en' ? 'GB' : locale.toUpperCase()}`
}

/** Elements whose text is no prose. */
const verbatim = /<(script|style|pre|code|textarea)\b[^]*?<\/\1>/g

const phone = '\\+\\d{1,3}(?: \\d{1,4})+'

const kept = new RegExp(phone, 'g')
const keptInFrench = new RegExp(
  `${phone}| (?=[:;?!»])|(?<=«) |(?<=\\d) (?=[€£$%]|\\d{3}(?!\\d))`,
  'g',
)

/**
 * HTML in which no line breaks within a phone number, nor in French before `:`, `;`, `?`, `!` and `»`, after `«` and in
 * numbers such as `16 500 €`: people type an ordinary space there. What might be kept is found first, and then whether
 * it is text: there are ten times as many tags.
 */
export function keepTogether(html: string, locale: string): string {
  const others = [...html.matchAll(verbatim)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  )
  // From one find to the next: an echoed value may have thousands, and none is read from its beginning again.
  let [from, isTag] = [0, false]
  const isText = (at: number) => {
    const between = html.slice(from, at)
    const [opened, closed] = [between.lastIndexOf('<'), between.lastIndexOf('>')]
    if (opened !== closed) isTag = opened > closed
    from = at
    while (others[0] && others[0][1] <= at) others.shift()
    return !isTag && !(others[0] && others[0][0] <= at)
  }
  return html.replace(locale === 'fr' ? keptInFrench : kept, (found, at: number) =>
    isText(at) ? found.replaceAll(' ', '\u00a0') : found,
  )
}

/** The day of a date on documents, such as 22 November 2026, in the digits of every language's readers. */
export function formatDay(date: Date, locale: TypedLocale): string {
  const format = dateFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  return frenchFirst(format.format(date), locale)
}

/** A label with its colon, before which French has a space that no line breaks at. */
export function labelled(label: string, locale: string): string {
  return `${label}${locale.startsWith('fr') ? '\u00a0' : ''}:`
}

/**
 * What a time says of its zone. French and Arabic have no short names but offsets that no reader uses (UTC+0), so the
 * name there is the one that holds all year; for a country without one, French would write “heure : Royaume-Uni”.
 */
export function zoneName(date: Date, timeZone: string, locale: string): string {
  const named = (timeZoneName: 'short' | 'longGeneric') =>
    dateFormat(locale, { timeZone, timeZoneName })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  if (!/^(?:ar|fr)/.test(locale)) return named('short')
  const name = named('longGeneric')
  // Universal time and bare offsets have no such name.
  return /\d/.test(name) ? named('short') : name.replace(/^heure\s*:\s*(.+)$/, '($1)')
}
