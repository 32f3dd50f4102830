import { createBreaker } from '../../../platform/breaker.js'
import { systemClock } from '../../../platform/clock.js'
import type { SelfTest } from '../../../platform/selfTests/SelfTest.js'
import { breakerSettings } from '../upstream/createPlatformAi.js'

/** Tests a separate breaker that protects nothing. */
export const breakerSelfTest: SelfTest = {
  proves: 'after five failed calls the platform AI is left alone, and answers are local at once.',
  mappings: { nistAiRmf: ['GOVERN 6.2', 'MANAGE 2.4'], iso42001: ['A.10.3'] },
  run: () => {
    const breaker = createBreaker({ ...breakerSettings, clock: systemClock })
    for (let at = 0; at < breakerSettings.fewest; at += 1) breaker.enter()?.('failed')
    return breaker.state() === 'open' && breaker.enter() === undefined ? 'passed' : 'failed'
  },
}
