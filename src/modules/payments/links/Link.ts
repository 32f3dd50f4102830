import { Problem, type ProblemType } from '../../../platform/http/Problem.js'
import { linkExhausted, linkExpired, linkInactive, linkNotFound } from '../problems.js'

/** A payment link in one language; times in milliseconds since 1970, money in minor units. */
export type Link = {
  id: string
  slug: string
  title: string
  description: string | null
  kind: 'gateway' | 'external'
  /** Also `paused` while the course that it sells is not published. */
  state: 'draft' | 'active' | 'paused' | 'archived'
  amountMode: 'fixed' | 'open'
  amount: number | null
  currency: string | null
  min: number | null
  max: number | null
  target: string | null
  availableFrom: number | null
  availableUntil: number | null
  maxUses: number | null
  /** The published course that it sells. */
  course: { id: string; slug: string } | null
  /** The id of the one date of the course that it sells; null if it sells them all. */
  session: string | null
  image: { url: string; width: number | null; height: number | null; alt: string } | null
}

/** What decides whether a link can be used. */
export type LinkLimits = Pick<Link, 'state' | 'availableFrom' | 'availableUntil' | 'maxUses'>

export type Availability = 'open' | 'notFound' | 'inactive' | 'expired' | 'exhausted'

/** Whether a visitor can use a link now; a link that is not open yet does not exist for them. */
export function availability(
  link: LinkLimits | undefined,
  { now, uses }: { now: number; uses: number },
): Availability {
  if (!link || link.state === 'draft') return 'notFound'
  if (link.state !== 'active') return 'inactive'
  if (link.availableFrom !== null && link.availableFrom > now) return 'notFound'
  if (link.availableUntil !== null && link.availableUntil <= now) return 'expired'
  if (link.maxUses !== null && uses >= link.maxUses) return 'exhausted'
  return 'open'
}

const problemTypes: Record<Exclude<Availability, 'open'>, ProblemType> = {
  notFound: linkNotFound,
  inactive: linkInactive,
  expired: linkExpired,
  exhausted: linkExhausted,
}

/** The problem that says why a link cannot be used. */
export function linkProblem(reason: Exclude<Availability, 'open'>): Problem {
  return new Problem(problemTypes[reason])
}
