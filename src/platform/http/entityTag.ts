import { createHash } from 'node:crypto'

/** A strong entity tag over the bytes of an answer (RFC 9110 8.8.3). */
export function entityTag(bytes: Uint8Array | string): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
}

/** Whether `If-None-Match` names this tag, compared weakly (RFC 9110 13.1.2). */
export function matchesEntityTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag))
}

/** The strong tag of one encoding of an answer: different bytes need a different tag. */
export function encodedEntityTag(tag: string, encoding: 'br' | 'gzip' | 'identity'): string {
  return encoding === 'identity' ? tag : `${tag.slice(0, -1)}-${encoding}"`
}

function opaque(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
