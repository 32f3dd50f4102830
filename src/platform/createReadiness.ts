declare module './platform.js' {
  interface Platform {
    readiness: ReturnType<typeof createReadiness>
  }
}

/** Whether this process wants requests: not while it starts, and no longer once it drains. */
export function createReadiness() {
  const drain = new AbortController()
  let start: () => void = () => undefined
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  let ready = false
  let hasStarted = false
  return {
    isReady: () => ready,
    /** Whether it has been ready once, though it may drain by now. */
    hasStarted: () => hasStarted,
    /** Resolves when this process is ready for the first time. */
    started,
    /** Aborts when this process begins to drain: endless answers, such as event streams, end then. */
    draining: drain.signal,
    set: (value: boolean) => {
      if (!value && hasStarted) drain.abort()
      hasStarted ||= value
      if (value) start()
      ready = value
    },
    /** Asks for no more requests, while those that still come are answered as before. */
    leave: () => {
      ready = false
    },
  }
}
