import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `check` gives something truthy and hands it out; gives up after so many seconds. */
export async function until<T>(check: () => Promise<T> | T, seconds = 60): Promise<NonNullable<T>> {
  const deadline = Date.now() + seconds * 1_000
  for (;;) {
    const found = await check()
    if (found) return found
    if (Date.now() > deadline) {
      throw new Error(`It did not come to pass within ${String(seconds)} s`)
    }
    await sleep(25)
  }
}
