import { parseCookies, type PayloadRequest } from 'payload'

import { isSignature, sign } from '../../../platform/secrets.js'
import { createFormToken } from '../links/formToken.js'
import type { Order } from '../Order.js'
import { holdsPlaces } from './holds.js'

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

type OrderAccess = { number: string; token: string; locale: string; serverUrl: string }

const cookieName = 'foyer-order'
const maxAge = 86_400

/**
 * Lets the page that payers come back to find their order: the callback's redirect is the same for everyone; and the
 * checkout know what was paid. A `Lax` cookie is sent with the GET after a 303, but not with the gateway's POST.
 */
export function orderCookie({ number, token, locale, serverUrl }: OrderAccess): string {
  const secure = serverUrl.startsWith('https:') ? '; Secure' : ''
  const rules = `Path=/; Max-Age=${String(maxAge)}; HttpOnly; SameSite=Lax${secure}`
  return `${cookieName}=${number}.${token}.${locale}; ${rules}`
}

/** The number of the order that this browser began last, if the token beside it is that order's. */
export function orderInCookie(headers: Headers, secret: string): string | undefined {
  const [number = '', token = ''] = (parseCookies(headers).get(cookieName) ?? '').split('.')
  return isOrderToken(token, { secret, number }) ? number : undefined
}

/** The token of the form that made an order: whoever left the gateway goes on with it while it holds its places, or null. */
export async function continuingToken(req: PayloadRequest, order: Order): Promise<string | null> {
  const { id, status, linkId, courseId, initiationKey } = order
  const [formId, soldId] = [/^form (.+)$/.exec(initiationKey ?? '')?.[1], linkId ?? courseId]
  if (status !== 'pending' || !formId || !soldId || !(await holdsPlaces(req, id))) return null
  return createFormToken(req, soldId, formId)
}
