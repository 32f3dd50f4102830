/** The promise's result, or a rejection once it has taken this many milliseconds. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return withTimeout({ ms: milliseconds }, () => promise)
}

/** Nothing arrived in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  code = 'ETIMEDOUT'

  constructor(ms: number) {
    super(`No answer within ${String(ms)} ms`)
  }
}

type Bounds = { ms: number; signals?: readonly AbortSignal[] }

/**
 * Aborts `controller` as soon as one of these signals does; returns a function that stops listening. Not
 * `AbortSignal.any`, which loses a timeout to garbage collection and then never aborts
 * (https://github.com/nodejs/node/issues/57736).
 */
export function abortWith(
  controller: AbortController,
  signals: readonly AbortSignal[],
): () => void {
  const listeners = signals.map((signal) => {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    return () => signal.removeEventListener('abort', abort)
  })
  return () => {
    for (const stop of listeners) stop()
  }
}

/**
 * Runs `work` with a signal that aborts after `ms`, or with one of `signals`. Rejects at that moment even if `work`
 * continues: with a `TimeoutError`, or with the reason of that signal.
 */
export async function withTimeout<T>(
  { ms, signals = [] }: Bounds,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  const release = abortWith(controller, signals)
  const timer = setTimeout(() => {
    controller.abort(new TimeoutError(ms))
  }, ms)
  try {
    const aborted = new Promise<never>((_, reject) => {
      const refuse = () => reject(signal.reason as Error)
      if (signal.aborted) refuse()
      else signal.addEventListener('abort', refuse)
    })
    aborted.catch(() => undefined)
    return await Promise.race([work(signal), aborted])
  } finally {
    clearTimeout(timer)
    release()
  }
}
