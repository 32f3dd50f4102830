import { randomBytes } from 'node:crypto'

import { isSignature, sign } from '../../../platform/secrets.js'

const lifetimeMs = 24 * 60 * 60 * 1000

type Bound = { secret: string; soldId: string; now: number }

/**
 * A one-time token for the form of a link, valid for a day. It needs no row: the order made with it stores its unique
 * id, so posting the form twice makes one order.
 */
export function createFormToken({ secret, soldId, now }: Bound): string {
  const claim = `${randomBytes(16).toString('base64url')}.${(now + lifetimeMs).toString(36)}`
  return `${claim}.${signatureOf(claim, { secret, soldId }).toString('base64url')}`
}

/** The id in a token that was made for this link and has not expired, or undefined. */
export function readFormToken(token: string, { secret, soldId, now }: Bound): string | undefined {
  const [id = '', expires = '', signature = ''] = token.split('.')
  const expected = signatureOf(`${id}.${expires}`, { secret, soldId })
  if (!isSignature(signature, expected)) return undefined
  return Number.parseInt(expires, 36) > now ? id : undefined
}

function signatureOf(claim: string, { secret, soldId }: Pick<Bound, 'secret' | 'soldId'>): Buffer {
  return sign(secret, `payments.form\n${soldId}\n${claim}`)
}
