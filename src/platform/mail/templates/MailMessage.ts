import type { TypedLocale } from 'payload'

import type { MailBrand } from './MailBrand.js'

/** One part of a mail, top to bottom. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** Digits to type or paste: shown in groups, copied without spaces. */
  | { kind: 'code'; code: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'list'; items: readonly string[] }
  /** What belongs to what, one row each; a strong row is a sum. */
  | { kind: 'table'; rows: readonly { label: string; value: string; isStrong?: boolean }[] }
  | { kind: 'footnote'; text: string }

/** What a mail says, in plain text of ours or of staff: nothing that a visitor wrote belongs into one. */
export type MailMessage = {
  brand: MailBrand
  locale: TypedLocale
  /** Also the heading. */
  subject: string
  /** What a list of mails shows beside the subject, on locked screens too. */
  preheader: string
  blocks: readonly MailBlock[]
  /** Why the recipient was sent this. */
  reason: string
}

/** A mail as it is sent. */
export type RenderedMail = { subject: string; text: string; html: string }
