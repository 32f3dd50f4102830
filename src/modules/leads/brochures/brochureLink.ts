import { createHmac, timingSafeEqual } from 'node:crypto'

const lifeSeconds = 600

/** What a link says: which brochure, until when in seconds since 1970, and that we say so. */
export type BrochureLink = { brochure: string; expires: number; signature: string }

/** A link to one brochure's file, good for ten minutes from `now`. */
export function signBrochureLink(brochure: string, { secret, now }: { secret: string; now: Date }) {
  const expires = Math.floor(now.getTime() / 1000) + lifeSeconds
  const signature = sign(brochure, expires, secret).toString('base64url')
  return { brochure, expires, signature }
}

/** Whether a link is one of ours, and whether its time is over. */
export function checkBrochureLink(
  { brochure, expires, signature }: BrochureLink,
  { secret, now }: { secret: string; now: Date },
): 'good' | 'expired' | 'forged' {
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(brochure, expires, secret)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
  return expires * 1000 > now.getTime() ? 'good' : 'expired'
}

function sign(brochure: string, expires: number, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update(`foyer.brochure\n${brochure}\n${String(expires)}`)
    .digest()
}
