import { createHmac, timingSafeEqual } from 'node:crypto'

/** Long enough to open a connection on a bad line, too short to be worth stealing. */
export const ticketSeconds = 30

type Signing = { secret: string; now: Date }

/** A ticket that lets its bearer speak as one member of staff, once he is connected; kept nowhere. */
export function makeTicket(userId: string, { secret, now }: Signing) {
  const expiresAt = new Date(now.getTime() + ticketSeconds * 1_000)
  const content = `${userId}.${String(expiresAt.getTime())}`
  return { ticket: `${content}.${sign(content, secret)}`, expiresAt: expiresAt.toISOString() }
}

/** The id of the user a ticket was made for; undefined for one that is forged or too old. */
export function readTicket(ticket: string, { secret, now }: Signing): string | undefined {
  const [, content = '', userId = '', expiry = '', signature = ''] =
    /^(([\w-]{1,64})\.(\d{13}))\.([\w-]{43})$/.exec(ticket) ?? []
  const expected = Buffer.from(sign(content, secret))
  const given = Buffer.from(signature)
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
  return isOurs && Number(expiry) > now.getTime() ? userId : undefined
}

function sign(content: string, secret: string): string {
  const key = createHmac('sha256', secret).update('foyer.realtime.ticket').digest()
  return createHmac('sha256', key).update(content).digest('base64url')
}
