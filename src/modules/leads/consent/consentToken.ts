import { isSignature, sign } from '../../../platform/signature.js'

const idBytes = 16

/**
 * The token that withdraws a consent, from the link in the receipt: the consent's id (a UUID) and a keyed hash of it,
 * 43 characters. It is not stored, and a mail that is sent again carries the same token.
 */
export function consentToken(consent: string, secret: string): string {
  const id = Buffer.from(consent.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signatureOf(id, secret)]).toString('base64url')
}

/** The consent id in a token; undefined if we did not issue it. */
export function readConsentToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
  if (!isSignature(signature, signatureOf(id, secret))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(id: Buffer, secret: string): Buffer {
  return sign(secret, 'foyer.consent.withdraw', id).subarray(0, 16)
}
