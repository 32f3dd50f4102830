import type { TypedLocale } from 'payload'

/** Which way a language is written. */
export function mailDirection(locale: TypedLocale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
