import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'
import type { LimitRule } from '../limits/createLimits.js'

/** The refusal of what is beyond a budget, with the headers of every `rate_limited`; `wait` is in seconds. */
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
