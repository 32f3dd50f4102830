import { createHash } from 'node:crypto'

/** The Idempotency-Key of a submission: the same form sent twice has the same key, a changed one another. */
export function formKey(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
