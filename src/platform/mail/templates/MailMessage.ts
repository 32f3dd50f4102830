import type { TypedLocale } from 'payload'

import { parseUrl } from '../../parseUrl.js'

/** One part of a mail, top to bottom. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Digits to type or paste: shown in groups, copied without spaces. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  /** What else can be opened, beside what the button leads to. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'list'; items: readonly string[] }
  /** Pairs of label and value, one row each; a strong row is a total. */
  | { kind: 'table'; rows: readonly { label: string; value: string; isStrong?: boolean }[] }
  | { kind: 'footnote'; text: string }

/** The content of a mail, in plain text by us or staff; text from visitors must never appear in one. */
export type MailMessage = {
  brand: MailBrand
  locale: TypedLocale
  /** Also the heading. */
  subject: string
  /** What a mail client shows beside the subject, also on locked screens. */
  preheader: string
  blocks: readonly MailBlock[]
  /** Why the recipient got this mail. */
  reason: string
}

/** A mail as it is sent. */
export type RenderedMail = { subject: string; text: string; html: string }

/** The company as its mails show it. */
export type MailBrand = {
  name: string
  /** Hex colours; mails derive readable colours for light and dark from them. */
  colors: { primary: string; onPrimary: string; background: string; foreground: string }
  /** Where its site is. */
  url: string
  legalName?: string | undefined
  address?: string | undefined
}

/** Which way a language is written. */
export function mailDirection(locale: TypedLocale): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}

/** The address of a link, parsed. Throws a RangeError if it is not http or https. */
export function webUrl(address: string): URL {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new RangeError(`A mail links to http and https alone, not to ${address}`)
  }
  return url
}
