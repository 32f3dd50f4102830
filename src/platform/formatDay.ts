import type { TypedLocale } from 'payload'

/** The day of a date on documents, such as 22 November 2026, in the digits of every language's readers. */
export function formatDay(date: Date, locale: TypedLocale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(date)
}
