import { createHash } from 'node:crypto'

/** An Idempotency-Key for one wish: the same form sent twice has the same, a changed one another. */
export function formKey(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
