import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'
import type { LimitRule } from './createLimits.js'

/**
 * The refusal of a call beyond a rule, with the headers of draft-ietf-httpapi-ratelimit-headers-11 and RFC 9110's
 * Retry-After in whole seconds; `wait` is in seconds.
 */
export function rateLimited({ name, points, seconds }: LimitRule, wait: number): Problem {
  const after = String(Math.max(1, Math.ceil(wait)))
  return new Problem(problems.rateLimited, {
    detail: `Try again in ${after} s.`,
    headers: {
      'retry-after': after,
      'ratelimit-policy': `"${name}";q=${String(points)};w=${String(seconds)}`,
      ratelimit: `"${name}";r=0;t=${after}`,
    },
  })
}
