import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'

import { dayMs } from '../../../platform/days.js'
import { platformOf } from '../../../platform/platform.js'
import { isSignature, sign } from '../../../platform/secrets.js'
import { paymentsOptions } from '../paymentsOptions.js'

/**
 * A one-time token for the form of a link or course, by its id, valid for a day. It needs no row: the order made with it stores its unique
 * id, so posting the form twice makes one order.
 */
export function createFormToken(
  req: PayloadRequest,
  soldId: string,
  id = randomBytes(16).toString('base64url'),
): string {
  const claim = `${id}.${(nowOf(req) + dayMs).toString(36)}`
  return `${claim}.${signatureOf(req, soldId, claim).toString('base64url')}`
}

/** The id in a token that was made for this link or course and has not expired, or undefined. */
export function readFormToken(req: PayloadRequest, soldId: string, token: string) {
  const [id = '', expires = '', signature = ''] = token.split('.')
  if (!isSignature(signature, signatureOf(req, soldId, `${id}.${expires}`))) return undefined
  return Number.parseInt(expires, 36) > nowOf(req) ? id : undefined
}

function signatureOf({ payload }: PayloadRequest, soldId: string, claim: string): Buffer {
  return sign(paymentsOptions(payload).secret, `payments.form\n${soldId}\n${claim}`)
}

const nowOf = ({ payload }: PayloadRequest) => platformOf(payload).clock.now().getTime()
