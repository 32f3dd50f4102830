import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type Shot = {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  /** Goes away after this time without waiting for the answer. */
  hangUpMs?: number
}

type Options = {
  /** How many are sent at a time; all at once where it is left out. */
  parallel?: number
  /** Begins again after the last one, until it is stopped. */
  isEndless?: boolean
}

/**
 * Sends requests from a thread of its own, so that what attackers spend on sending delays nobody who is measured here.
 * `statuses` resolves when it is over; 0 stands for no answer.
 */
export function attack(url: string, shots: readonly Shot[], options: Options = {}) {
  const { parallel = shots.length, isEndless = false } = options
  const thread = new Worker(new URL('./attackThread.mjs', import.meta.url), {
    workerData: { url, shots, parallel, isEndless },
  })
  const statuses = once(thread, 'message').then(([all]) => all as number[])
  return {
    statuses,
    stop: () => {
      thread.postMessage('stop')
      return statuses
    },
  }
}
