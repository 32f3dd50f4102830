import type { TypedLocale } from 'payload'

/** The day of a date on documents, such as 22 November 2026, in the digits of every language's readers. */
export function formatDay(date: Date, locale: TypedLocale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(date)
}

/** How times name their zone. The short Arabic names are offsets (غرينتش+0) that no Arabic reader uses. */
export function zoneNameIn(locale: string): 'long' | 'short' {
  return locale.startsWith('ar') ? 'long' : 'short'
}
