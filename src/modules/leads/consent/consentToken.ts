import { isSignature, sign } from '../../../platform/signature.js'

const idBytes = 16

/**
 * What withdraws a consent, from the link in the receipt: its id and a keyed hash of it, 43 characters. Nothing of
 * it is stored, and a mail sent again carries the same. `consent` is a UUID.
 */
export function consentToken(consent: string, secret: string): string {
  const id = Buffer.from(consent.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, signatureOf(id, secret)]).toString('base64url')
}

/** The id of the consent that a token is for; undefined where we did not make it. */
export function readConsentToken(token: string, secret: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  const [id, signature] = [bytes.subarray(0, idBytes), bytes.subarray(idBytes)]
  if (!isSignature(signature, signatureOf(id, secret))) return undefined
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function signatureOf(id: Buffer, secret: string): Buffer {
  return sign(secret, 'foyer.consent.withdraw', id).subarray(0, 16)
}
