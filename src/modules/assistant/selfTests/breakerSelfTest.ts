import { systemClock } from '../../../platform/clock.js'
import type { SelfTest } from '../../../platform/selfTests/SelfTest.js'
import { createBreaker } from '../upstream/createBreaker.js'

const failures = 5

/** A breaker of its own, before nothing. */
export const breakerSelfTest: SelfTest = {
  proves: 'after five failed calls the platform AI is left alone, and answers are local at once.',
  mappings: { nistAiRmf: ['GOVERN 6.2', 'MANAGE 2.4'], iso42001: ['A.10.3'] },
  run: () => {
    const breaker = createBreaker({ clock: systemClock, onOpen: () => undefined })
    for (let at = 0; at < failures; at += 1) breaker.enter()?.('failed')
    return breaker.state() === 'open' && breaker.enter() === undefined ? 'passed' : 'failed'
  },
}
