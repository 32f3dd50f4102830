import type { Clock } from '../../../platform/clock.js'

export type Breaker = {
  /** Whether a call may be tried: always while closed, one at a time once the pause is over. */
  allows(): boolean
  succeeded(): void
  failed(): void
}

const failuresToOpen = 3
const pauseMs = 10_000

/** Spares callers the wait for a party that has just failed several times in a row. */
export function createBreaker(clock: Clock): Breaker {
  let failures = 0
  let tryAgainAt = 0
  return {
    allows: () => {
      if (failures < failuresToOpen) return true
      const now = clock.now().getTime()
      if (now < tryAgainAt) return false
      // Others wait for what this one finds.
      tryAgainAt = now + pauseMs
      return true
    },
    succeeded: () => {
      failures = 0
    },
    failed: () => {
      failures += 1
      tryAgainAt = clock.now().getTime() + pauseMs
    },
  }
}
