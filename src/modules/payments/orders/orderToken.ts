import { isSignature, sign } from '../../../platform/signature.js'

/**
 * The token that lets payers see their order: 256 bits that only the holder of the secret can derive from the order
 * number, so none is stored.
 */
export function orderToken(secret: string, number: string): string {
  return signatureOf(secret, number).toString('base64url')
}

/** Whether `token` belongs to the order, compared in constant time. */
export function isOrderToken(
  token: string,
  { secret, number }: { secret: string; number: string },
) {
  return isSignature(token, signatureOf(secret, number))
}

function signatureOf(secret: string, number: string): Buffer {
  return sign(secret, `payments.order\n${number}`)
}
