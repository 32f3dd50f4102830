import { z } from 'zod'

const NUL = String.fromCharCode(0)

/** Whether PostgreSQL can store a text: it takes neither NUL nor lone surrogates (SQLSTATE 22021). */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes(NUL)
}

/** A trimmed, NFC-normalised string of at most `max` characters (code points); NUL and lone surrogates are faults. */
export function text(max: number) {
  return z
    .string()
    .refine(isStorable, {
      message: 'Contains a character that cannot be stored.',
      params: { code: 'invalid_character' },
      abort: true,
    })
    .trim()
    .normalize('NFC')
    .max(max)
}

/** Like `text`, with something that can be seen. */
export function requiredText(max: number) {
  return text(max)
    .min(1)
    .refine((value) => visible.test(value), {
      message: 'This is required.',
      params: { code: 'required' },
    })
}

/** Written out, because consumers of the OpenAPI document compile it without the flag that `\\P{Cc}` needs. */
const noControls = /^[ -~\u00a0-\u2027\u202a-\uffff]*$/

/** The name of a person, on one line: it stands in mails, on certificates and in lists for the trainer. */
export const personName = (max: number) => requiredText(max).regex(noControls)

/** Neither space nor control nor what is drawn as nothing, such as the blank of Braille and the fillers of Hangul. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Trims and normalises text before it is compared with a list or a form. */
export function trimmed<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' ? comparable(value) : value), schema)
}

/** Text as `text` stores it, to compare one with another. */
export const comparable = (value: string): string => value.trim().normalize('NFC')

/** The form of every slug: lower-case letters, digits and inner hyphens, 1 to 96 characters. */
export const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,94}[a-z0-9])?$/

/** A slug as it stands in a path. */
export const slug = z.string().regex(slugPattern)

/** A slug as it stands in a body, trimmed as all text there. */
export const sentSlug = z.string().trim().regex(slugPattern)

/** The id of a document in a body, in lower case: with capitals it is the same to PostgreSQL, and another to JavaScript. */
export const documentId = z.string().trim().toLowerCase().check(z.uuid())

/** The digits of Crockford's base 32, without letters that look like digits or sound alike when spelt. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** With the digits of Arabic and Persian as 0 to 9, which NFKC leaves as they are. */
export function latinDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A label within a sentence; abbreviations such as `SEO` stay as they are. */
export const inSentence = (label: string): string =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)

/** A title that will stand in double quotation marks: its own become single ones. */
export const innerQuotes = (title: string): string => title.replace(/“([^“”]*)”/g, '‘$1’')
