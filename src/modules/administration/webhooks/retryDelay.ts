const hourSeconds = 3_600

/** CONTRACT section 8: about 5 s, 30 s, 2 min, 15 min, then hourly to 3 days. */
const firstDelays = [5, 30, 120, 900]

export const givenUpAfterSeconds = 3 * 24 * hourSeconds

/**
 * From this attempt on a message no longer holds back those behind it: a receiver that restarts keeps the order, and
 * one message that it never takes delays the others by seconds, not minutes.
 */
export const attemptsInOrder = 2

/**
 * How many seconds to wait after the given attempt has failed, 1 for the first; undefined once the message is
 * given up. `ageSeconds` is the time since its first attempt, `jitter` a number from 0 to 1.
 */
export function retryDelay(
  attempt: number,
  { ageSeconds, jitter }: { ageSeconds: number; jitter: number },
): number | undefined {
  // A tenth at most, so that endpoints of one host that failed together do not come back together.
  const delay = (firstDelays[attempt - 1] ?? hourSeconds) * (1 + jitter / 10)
  return ageSeconds + delay > givenUpAfterSeconds ? undefined : delay
}
