import { GatewayFailure } from '../GatewayFailure.js'

type Options = {
  /** So many failures in a row open it. */
  failures?: number
  pauseMs?: number
  now?: () => number
}

/** Runs a call, or fails at once while the other side is known to be down. */
export type Breaker = <T>(call: () => Promise<T>) => Promise<T>

/**
 * A breaker in front of the gateway. Only silence counts (unreachable, late): an odd answer about one order says
 * nothing of the next. After the pause one call tries whether the gateway is back.
 */
export function createBreaker(options: Options = {}): Breaker {
  const { failures = 5, pauseMs = 10_000, now = () => performance.now() } = options
  let silent = 0
  let closedUntil = 0
  return async (call) => {
    if (silent >= failures && now() < closedUntil) {
      throw new GatewayFailure(
        'paused',
        'The gateway did not answer lately; it is asked again soon',
      )
    }
    if (silent >= failures) closedUntil = now() + pauseMs
    try {
      const result = await call()
      silent = 0
      return result
    } catch (error) {
      silent = isSilence(error) ? silent + 1 : 0
      if (silent >= failures) closedUntil = now() + pauseMs
      throw error
    }
  }
}

function isSilence(error: unknown): boolean {
  return error instanceof GatewayFailure && ['unreachable', 'late'].includes(error.fault)
}
