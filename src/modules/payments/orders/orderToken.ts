import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * The token that lets whoever paid see his order: 256 bits that only the holder of the secret can derive from the
 * number, so that none is stored.
 */
export function orderToken(secret: string, number: string): string {
  return createHmac('sha256', secret).update(`payments.order\n${number}`).digest('base64url')
}

/** Whether `token` is the one of the order, compared in constant time. */
export function isOrderToken(
  token: string,
  { secret, number }: { secret: string; number: string },
) {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(token), hash(orderToken(secret, number)))
}
