import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

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

const script = fileURLToPath(new URL('./attackProcess.mjs', import.meta.url))

/**
 * Sends requests from a process of its own, of the lowest priority, so that what attackers spend on sending delays nobody
 * who is measured here. `statuses` resolves when it is over; 0 stands for no answer.
 */
export function attack(url: string, shots: readonly Shot[], options: Options = {}) {
  const { parallel = shots.length, isEndless = false } = options
  const attacker = fork(script, { execArgv: [] })
  attacker.send({ url, shots, parallel, isEndless })
  const statuses = once(attacker, 'message').then(([all]) => all as number[])
  return {
    statuses,
    stop: () => {
      attacker.send('stop')
      return statuses
    },
  }
}
