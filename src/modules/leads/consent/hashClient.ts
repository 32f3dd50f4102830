import { createHmac } from 'node:crypto'

/** Hashes a client's address with a key for the consent record: it can only be compared with another hash. */
export function hashClient(client: string | undefined, secret: string): string {
  return createHmac('sha256', secret)
    .update('foyer.consent.client')
    .update(client ?? 'unknown')
    .digest('base64url')
    .slice(0, 22)
}
