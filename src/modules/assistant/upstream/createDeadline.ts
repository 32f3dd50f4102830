import { PlatformFailure } from './PlatformFailure.js'

/** Research 1.4, in milliseconds from the call. */
const firstTextMs = 2_500
const totalMs = 15_000

export type Deadline = {
  signal: AbortSignal
  /** The first text is there: from now on only the whole has a limit. */
  begun(): void
  /** Why the call ended, where it was this deadline that ended it. */
  failure(): PlatformFailure | undefined
  end(): void
}

/** Ends a call that is too slow, or whose caller has left. */
export function createDeadline(left: AbortSignal): Deadline {
  const controller = new AbortController()
  let failure: PlatformFailure | undefined
  const fail = (reason: 'slow' | 'timeout') => {
    failure = new PlatformFailure(reason)
    controller.abort()
  }
  const first = setTimeout(fail, firstTextMs, 'slow')
  const total = setTimeout(fail, totalMs, 'timeout')
  return {
    signal: AbortSignal.any([left, controller.signal]),
    begun: () => clearTimeout(first),
    failure: () => failure,
    end: () => {
      clearTimeout(first)
      clearTimeout(total)
      controller.abort()
    },
  }
}
