import { createHash } from 'node:crypto'

/** A strong entity tag over the bytes of an answer (RFC 9110 8.8.3). */
export function entityTag(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

/**
 * Whether `If-None-Match` names this tag. Compared weakly (RFC 9110 13.1.2), and without the suffix
 * that tells the compressed forms of one answer apart.
 */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const wanted = plain(tag)
  return ifNoneMatch.split(',').some((candidate) => plain(candidate) === wanted)
}

/** The strong tag of one encoding of an answer: other bytes need another tag. */
export function encodedEntityTag(tag: string, encoding: 'br' | 'gzip' | 'identity'): string {
  return encoding === 'identity' ? tag : `${tag.slice(0, -1)}-${encoding}"`
}

function plain(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(?:br|gzip)"$/, '"')
}
