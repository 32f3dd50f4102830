import { isSignature, sign } from '../../platform/secrets.js'

/** Long enough to open a slow connection, too short to be worth stealing. */
export const ticketSeconds = 30

type Signing = { secret: string; now: Date }

/** A credential of a member of staff, by the strategy and the id that its `renewal` knows it by. */
export type Held = { strategy: string; user: string; id: string }

/** A ticket with which its bearer connects as whoever holds a credential, while that is good; it is stored nowhere. */
export function makeTicket({ user, strategy, id }: Held, { secret, now }: Signing) {
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1_000)
  const content = [user, strategy, id, expiresAt.getTime()].join('.')
  return {
    ticket: `${content}.${signatureOf(content, secret).toString('base64url')}`,
    expiresAt: expiresAt.toISOString(),
  }
}

const form = /^(([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{0,64})\.(\d{13}))\.([\w-]{43})$/

/** The credential a ticket was made with; undefined for a forged or expired one. */
export function readTicket(ticket: string, { secret, now }: Signing): Held | undefined {
  const [, content = '', user = '', strategy = '', id = '', expiry = '', signature = ''] =
    form.exec(ticket) ?? []
  const isOurs = isSignature(signature, signatureOf(content, secret))
  return isOurs && Number(expiry) > now.getTime() ? { user, strategy, id } : undefined
}

function signatureOf(content: string, secret: string): Buffer {
  return sign(sign(secret, 'foyer.realtime.ticket'), content)
}
