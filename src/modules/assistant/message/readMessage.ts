import { findInjections, hidesText, withoutInjections } from './findInjections.js'
import { normalizeText } from './normalizeText.js'
import { type Redacted, redact, withoutPlaceholders } from '../../../platform/redact.js'

export type Message = {
  /** The text that may be stored and sent on. */
  masked: string
  /** The query for the index: without placeholders and injections. */
  query: string
  redactions: Redacted['masked']
  injections: string[]
}

/** In characters, as schemas count: longer than any question, because NFKC can make a message up to 18 times as long. */
const maxLength = 2_000

/**
 * What only introduces something masked: `My card is [card].` Its words are no part of the question beside it. What
 * repeats is bounded: anybody may send what nearly matches all over.
 */
const introduction =
  /(?<=^|[.!?;,\]] ?)(?:(?:and|et|و) ?)?(?:[\p{L}'’-]{1,40} ){0,6}(?:(?:is|are|est|sont|appelle|هو|هي|اسمي)|[\p{L}'’-]{1,40} ?:) ?\[[a-z]{2,6}\](?! ?\?) ?[.,;!]?/giu

/** The words that are looked up; those of an introduction too if there are no others. */
function queryOf(text: string): string {
  const rest = withoutPlaceholders(text.replace(introduction, ' '))
  return /\p{L}/u.test(rest) ? rest : withoutPlaceholders(text)
}

/** Reads a visitor's message: normalised, masked, and flagged if it contains an injection. */
export function readMessage(raw: string): Message {
  const { text, masked } = redact(Array.from(normalizeText(raw)).slice(0, maxLength).join(''))
  const injections = findInjections(text)
  return {
    masked: text,
    query: queryOf(withoutInjections(text)),
    redactions: masked,
    injections: hidesText(raw) ? [...injections, 'hidden-text-1'] : injections,
  }
}
