import { createHmac, timingSafeEqual } from 'node:crypto'

const idBytes = 16

/**
 * What withdraws a consent, from the link in the receipt: its id and a keyed hash of it, 43 characters. Nothing of
 * it is stored, and a mail sent again carries the same. `consent` is a UUID.
 */
export function consentToken(consent: string, secret: string): string {
  const id = Buffer.from(consent.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, sign(id, secret)]).toString('base64url')
}

/** The id of the consent that a token is for; undefined where we did not make it. */
export function readConsentToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
  const expected = sign(id, secret)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function sign(id: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update('foyer.consent.withdraw')
    .update(id)
    .digest()
    .subarray(0, 16)
}
