import type { TypedLocale } from 'payload'

import type { MailBrand } from './MailBrand.js'

/** One part of a mail, top to bottom. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Digits to type or paste: shown in groups, copied without spaces. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
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
