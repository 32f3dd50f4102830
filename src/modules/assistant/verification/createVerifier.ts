import { setImmediate as nextTurn } from 'node:timers/promises'

import type { Payload } from 'payload'

import type { Measurements } from '../../../platform/measurements/Measurements.js'
import { type GivenAnswer, verifyAnswer } from './verifyAnswer.js'

/** How many answers may wait to be checked; during a flood the rest is counted as not checked. */
const mostWaiting = 200

export type Verifier = {
  /** Queues an answer for checking once it is sent; never waits and never fails. */
  note(answer: GivenAnswer): void
}

/** Checks answers one by one in the background and counts the verdicts. */
export function createVerifier(payload: Payload, measurements: Measurements): Verifier {
  const waiting: GivenAnswer[] = []
  let isRunning = false

  const judge = async (answer: GivenAnswer) => {
    try {
      const { isGrounded, valid, unresolved } = await verifyAnswer(payload, answer)
      measurements.count(isGrounded ? 'chat.verified.supported' : 'chat.verified.unsupported')
      measurements.count('chat.sources.valid', valid)
      measurements.count('chat.sources.unresolved', unresolved)
    } catch (error) {
      measurements.count('chat.unverified')
      const name = error instanceof Error ? error.name : 'unknown'
      payload.logger.warn({ errorName: name, msg: 'An answer could not be verified' })
    }
  }
  const run = async () => {
    isRunning = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      // Requests that arrived meanwhile go first.
      await nextTurn()
      await judge(next)
    }
    isRunning = false
  }
  return {
    note: (answer) => {
      if (waiting.length >= mostWaiting) {
        measurements.count('chat.unverified')
        return
      }
      waiting.push(answer)
      if (!isRunning) void run()
    },
  }
}
