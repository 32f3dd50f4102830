import type { Link } from './Link.js'

export type Availability = 'open' | 'notFound' | 'inactive' | 'expired' | 'exhausted'

/** Whether a visitor can use a link now; a link that is not open yet does not exist for them. */
export function availability(
  link: Pick<Link, 'state' | 'availableFrom' | 'availableUntil' | 'maxUses'> | undefined,
  { now, uses }: { now: number; uses: number },
): Availability {
  if (!link || link.state === 'draft') return 'notFound'
  if (link.state !== 'active') return 'inactive'
  if (link.availableFrom !== null && link.availableFrom > now) return 'notFound'
  if (link.availableUntil !== null && link.availableUntil <= now) return 'expired'
  if (link.maxUses !== null && uses >= link.maxUses) return 'exhausted'
  return 'open'
}
