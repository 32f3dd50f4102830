const hourSeconds = 3_600

/** About 5 s, 30 s, 2 min, 15 min, then hourly for up to 3 days. */
const firstDelays = [5, 30, 120, 900]

export const givenUpAfterSeconds = 3 * 24 * hourSeconds

/**
 * From this attempt on a message no longer blocks those behind it: a receiver that restarts still gets them in order,
 * and a message that it always refuses delays the others by seconds, not minutes.
 */
export const attemptsInOrder = 2

/**
 * The seconds to wait after the given attempt has failed, 1 being the first; undefined once the message is given up.
 * `ageSeconds` is the time since its first attempt, `jitter` a number from 0 to 1.
 */
export function retryDelay(
  attempt: number,
  { ageSeconds, jitter }: { ageSeconds: number; jitter: number },
): number | undefined {
  // At most a tenth, so that endpoints on one host that failed together are not retried together.
  const delay = (firstDelays[attempt - 1] ?? hourSeconds) * (1 + jitter / 10)
  return ageSeconds + delay > givenUpAfterSeconds ? undefined : delay
}
