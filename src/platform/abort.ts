/** A step of a wait, in milliseconds. */
const stepMs = 100

/**
 * The promise's result, or a rejection once it has taken this many milliseconds. What arrived while this process was busy
 * is in time: timers are run before it is read, so the rejection comes a turn of the event loop later. And a machine that
 * stands still for seconds holds up whoever is to answer as well: of those only one step counts.
 */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const refuse = () => reject(new TimeoutError(milliseconds))
    const wait = (left: number) => {
      const next = () => (left > stepMs ? wait(left - stepMs) : setImmediate(refuse))
      timer = setTimeout(next, Math.min(left, stepMs))
    }
    wait(milliseconds)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Nothing arrived in time. */
export class TimeoutError extends Error {
  override name = 'TimeoutError'
  code = 'ETIMEDOUT'

  constructor(ms: number) {
    super(`No answer within ${String(ms)} ms`)
  }
}

/** What each signal is to do when it aborts. */
const effects = new WeakMap<AbortSignal, Set<() => void>>()

/**
 * Runs `effect` when a signal aborts, at once if it has; returns a function that prevents it. However many wait for one
 * signal, it has one listener: the reads of a request, or the streams of a process, are dozens.
 */
export function onAbort(signal: AbortSignal, effect: () => void): () => void {
  if (signal.aborted) {
    effect()
    return () => undefined
  }
  const waiting = effects.get(signal) ?? listenTo(signal)
  // Its own entry, because one function may be given twice.
  const entry = () => effect()
  waiting.add(entry)
  return () => waiting.delete(entry)
}

function listenTo(signal: AbortSignal): Set<() => void> {
  const waiting = new Set<() => void>()
  effects.set(signal, waiting)
  const abort = () => {
    for (const effect of waiting) effect()
  }
  signal.addEventListener('abort', abort, { once: true })
  return waiting
}

/**
 * Aborts `controller` as soon as one of these signals does; returns a function that stops listening. Not
 * `AbortSignal.any`, which loses a timeout to garbage collection and then never aborts
 * (https://github.com/nodejs/node/issues/57736).
 */
export function abortWith(
  controller: AbortController,
  signals: readonly AbortSignal[],
): () => void {
  const releases = signals.map((signal) => onAbort(signal, () => controller.abort(signal.reason)))
  return () => {
    for (const release of releases) release()
  }
}

/**
 * Runs `work` with a signal that aborts after `ms`, or with one of `signals`. Rejects at that moment even if `work`
 * continues: with a `TimeoutError`, or with the reason of that signal.
 */
export async function withTimeout<T>(
  { ms, signals = [] }: { ms: number; signals?: readonly AbortSignal[] },
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
      onAbort(signal, () => reject(signal.reason as Error))
    })
    aborted.catch(() => undefined)
    return await Promise.race([work(signal), aborted])
  } finally {
    clearTimeout(timer)
    release()
  }
}
