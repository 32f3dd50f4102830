import type { LocalizationConfig, TypedLocale } from 'payload'

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

/** Markup, and elements whose text is no prose. */
const markup = '<(?<tag>script|style|pre|code|textarea)\\b[\\s\\S]*?</\\k<tag>>|<[^>]*>'

const phone = '\\+\\d{1,3}(?: \\d{1,4})+'

const kept = new RegExp(`${markup}|${phone}`, 'g')
const keptInFrench = new RegExp(
  `${markup}|${phone}| (?=[:;?!»])|(?<=«) |(?<=\\d) (?=[€£$%]|\\d{3}(?!\\d))`,
  'g',
)

/**
 * HTML in which no line breaks within a phone number, nor in French before `:`, `;`, `?`, `!` and `»`, after `«` and in
 * numbers such as `16 500 €`: people type an ordinary space there.
 */
export function keepTogether(html: string, locale: string): string {
  return html.replace(locale === 'fr' ? keptInFrench : kept, (found) =>
    found.startsWith('<') ? found : found.replaceAll(' ', '\u00a0'),
  )
}

/** The day of a date on documents, such as 22 November 2026, in the digits of every language's readers. */
export function formatDay(date: Date, locale: TypedLocale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  })
  return frenchFirst(format.format(date), locale)
}

/** A date in words: in French the first of a month is 1er, which Intl does not know. */
export function frenchFirst(words: string, locale: string): string {
  return locale.startsWith('fr') ? words.replace(/(?<!\d)1(?= \p{L})/gu, '1er') : words
}

/** How times name their zone. The short Arabic names are offsets (غرينتش+0) that no Arabic reader uses. */
export function zoneNameIn(locale: string): 'long' | 'short' {
  return locale.startsWith('ar') ? 'long' : 'short'
}
