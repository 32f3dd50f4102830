type Shared = { controller: AbortController; waiting: number }

/** Signals for work that several callers wait for under one key; each is aborted when the last caller has gone. */
export function createSharedSignals() {
  const shared = new Map<string, Shared>()

  return async <T>(
    key: string,
    caller: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    const one = shared.get(key) ?? { controller: new AbortController(), waiting: 0 }
    shared.set(key, one)
    one.waiting += 1
    const leave = () => {
      one.waiting -= 1
      if (one.waiting === 0 && shared.get(key) === one) shared.delete(key)
    }
    const hangUp = () => {
      leave()
      if (one.waiting === 0) one.controller.abort()
    }
    caller.addEventListener('abort', hangUp, { once: true })
    try {
      return await work(one.controller.signal)
    } finally {
      caller.removeEventListener('abort', hangUp)
      if (!caller.aborted) leave()
    }
  }
}
