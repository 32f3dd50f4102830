declare module './platform.js' {
  interface Platform {
    readiness: Readiness
  }
}

/** Whether this process wants requests: not while it starts, and no longer once it drains. */
type Readiness = {
  isReady(): boolean
  /** Whether it has been ready once, though it may drain by now. */
  hasStarted(): boolean
  set(ready: boolean): void
  /** Asks for no more requests, while those that still come are answered as before. */
  leave(): void
  /** Resolves when this process is ready for the first time. */
  started: Promise<void>
  /** Aborts when this process begins to drain: endless answers, such as event streams, end then. */
  draining: AbortSignal
}

export function createReadiness(): Readiness {
  const drain = new AbortController()
  let start: () => void = () => undefined
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  let ready = false
  let hasStarted = false
  return {
    isReady: () => ready,
    hasStarted: () => hasStarted,
    started,
    draining: drain.signal,
    set: (value) => {
      if (!value && hasStarted) drain.abort()
      hasStarted ||= value
      if (value) start()
      ready = value
    },
    leave: () => {
      ready = false
    },
  }
}
