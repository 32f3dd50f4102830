import { abortWith } from '../../../platform/abort.js'
import { PlatformFailure } from './PlatformFailure.js'

/** In milliseconds from the start of the call. */
const firstTextMs = 2_500
const totalMs = 15_000
/** An answer that started and then stalls this long is given up: nobody waits longer for the rest. */
const silenceMs = 4_000

export type Deadline = {
  signal: AbortSignal
  /** Text has arrived: from now on the next piece and the whole are limited. */
  heard(): void
  /** The reason, if this deadline ended the call. */
  failure(): PlatformFailure | undefined
  end(): void
}

/** Aborts a call that is too slow or whose caller has left. */
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
