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

const spaces = new RegExp(`(${markup})| (?=[:;?!»])|(?<=«) |(?<=\\d) (?=[€£$%]|\\d{3}(?!\\d))`, 'g')

/**
 * HTML in which no line breaks before `:`, `;`, `?`, `!` and `»`, after `«`, nor in numbers such as `16 500 €`: French
 * puts a space there, and people type an ordinary one. HTML in other languages is returned as it is.
 */
export function keepFrenchSpaces(html: string, locale: string): string {
  if (locale !== 'fr') return html
  return html.replace(spaces, (found, skipped: string | undefined) =>
    skipped === undefined ? '\u00a0' : found,
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
