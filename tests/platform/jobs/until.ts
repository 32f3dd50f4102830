import { setTimeout as sleep } from 'node:timers/promises'

/** Waits until `check` gives something truthy and hands it out; gives up after 20 s. */
export async function until<T>(check: () => Promise<T> | T): Promise<NonNullable<T>> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const found = await check()
    if (found) return found
    if (Date.now() > deadline) throw new Error('It did not come to pass within 20 s')
    await sleep(25)
  }
}
