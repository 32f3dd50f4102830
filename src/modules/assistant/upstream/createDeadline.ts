import { abortWith } from '../../../platform/abort.js'
import { PlatformFailure } from './PlatformFailure.js'

/** Research 1.4, in milliseconds from the call. */
const firstTextMs = 2_500
const totalMs = 15_000
/** What has begun and then falls silent for so long does not go on: nobody reads half a sentence for longer. */
const silenceMs = 4_000

export type Deadline = {
  signal: AbortSignal
  /** There is text: from now on the next one and the whole have a limit. */
  heard(): void
  /** Why the call ended, where it was this deadline that ended it. */
  failure(): PlatformFailure | undefined
  end(): void
}

/** Ends a call that is too slow, or whose caller has left. */
export function createDeadline(left: AbortSignal): Deadline {
  const controller = new AbortController()
  const release = abortWith(controller, [left])
  let failure: PlatformFailure | undefined
  const fail = (reason: 'slow' | 'timeout') => {
    failure = new PlatformFailure(reason)
    controller.abort()
  }
  let next = setTimeout(fail, firstTextMs, 'slow')
  const total = setTimeout(fail, totalMs, 'timeout')
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(next)
      next = setTimeout(fail, silenceMs, 'timeout')
    },
    failure: () => failure,
    end: () => {
      clearTimeout(next)
      clearTimeout(total)
      release()
      controller.abort()
    },
  }
}
