import { isSignature, sign } from '../../platform/secrets.js'

/** Long enough to open a slow connection, too short to be worth stealing. */
export const ticketSeconds = 30

type Signing = { secret: string; now: Date }

/** A ticket with which its bearer connects as one member of staff; it is stored nowhere. */
export function makeTicket(userId: string, { secret, now }: Signing) {
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1_000)
  const content = `${userId}.${String(expiresAt.getTime())}`
  return {
    ticket: `${content}.${signatureOf(content, secret).toString('base64url')}`,
    expiresAt: expiresAt.toISOString(),
  }
}

/** The id of the user a ticket was made for; undefined for a forged or expired one. */
export function readTicket(ticket: string, { secret, now }: Signing): string | undefined {
  const [, content = '', userId = '', expiry = '', signature = ''] =
    /^(([\w-]{1,64})\.(\d{13}))\.([\w-]{43})$/.exec(ticket) ?? []
  const isOurs = isSignature(signature, signatureOf(content, secret))
  return isOurs && Number(expiry) > now.getTime() ? userId : undefined
}

function signatureOf(content: string, secret: string): Buffer {
  return sign(sign(secret, 'foyer.realtime.ticket'), content)
}
