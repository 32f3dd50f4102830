import { type RedactionKind, redactions } from './redactions.js'

export type Redacted = {
  /** The text with placeholders such as `[email]` instead of personal data and secrets. */
  text: string
  /** How many of each kind were masked. */
  masked: Partial<Record<RedactionKind, number>>
}

/** Masks personal data and secrets in normalised text, before it is stored or sent anywhere. */
export function redact(text: string): Redacted {
  const masked: Redacted['masked'] = {}
  let result = text
  for (const { kind, replace } of redactions) {
    result = replace(result, () => {
      masked[kind] = (masked[kind] ?? 0) + 1
      return `[${kind}]`
    })
  }
  return { text: result, masked }
}

const placeholder = /\[(?:email|phone|iban|card|secret|jwt|id|ip|name)\]/g

/** The text without placeholders, as a query for an index. */
export function withoutPlaceholders(text: string): string {
  return text.replace(placeholder, ' ').replace(/\s+/g, ' ').trim()
}
