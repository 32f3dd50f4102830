export type Shutdown = {
  /** Aborts when the process has been told to stop. */
  signal: AbortSignal
  /** Registers how to close something; what was opened last is closed first. */
  add(close: () => Promise<unknown>): void
  /** Closes everything that is open, once; later calls wait for the first. */
  close(): Promise<void>
}

/** Undoes a start, whether complete or interrupted. A part that fails to close does not keep the rest open. */
export function createShutdown(): Shutdown {
  const controller = new AbortController()
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      await close().catch((error: unknown) => {
        console.error('While stopping:', error)
      })
    }
  }
  return {
    signal: controller.signal,
    add: (close) => {
      closers.push(close)
    },
    close: () => {
      controller.abort()
      closing ??= closeAll()
      return closing
    },
  }
}
