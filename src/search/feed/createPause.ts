import { setImmediate } from 'node:timers/promises'

/** Lets others have their turn once the caller has worked for so many milliseconds since the last one. */
export function createPause(turnMs: number): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < turnMs) return
    await setImmediate()
    began = performance.now()
  }
}
