import { createHmac } from 'node:crypto'

/** A client's address as the record of a consent keeps it: a keyed hash, of use only beside another one. */
export function hashClient(client: string | undefined, secret: string): string {
  return createHmac('sha256', secret)
    .update('foyer.consent.client')
    .update(client ?? 'unknown')
    .digest('base64url')
    .slice(0, 22)
}
