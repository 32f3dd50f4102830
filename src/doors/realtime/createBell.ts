export type Bell = {
  /** Changes each time there may be more. */
  version: () => number
  /** Resolves when the version differs from the given one, or the signal aborts. */
  changed: (version: number, signal: AbortSignal) => Promise<void>
  ring: () => void
}

/** Wakes everyone waiting. A caller who looked before the last change does not wait at all. */
export function createBell(): Bell {
  const waiting = new Set<() => void>()
  let version = 0
  return {
    version: () => version,
    ring: () => {
      version += 1
      for (const wake of [...waiting]) wake()
    },
    changed: (known, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        waiting.add(wake)
        signal.addEventListener('abort', wake)
        if (version !== known || signal.aborted) wake()
      }),
  }
}
