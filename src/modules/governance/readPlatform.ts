import type { Payload } from 'payload'

import type { Breaker } from '../../platform/breaker.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import { platformOf } from '../../platform/platform.js'
import { type GovernancePlatform, PlatformError } from './createPlatformClient.js'
import { governanceProblems, type PlatformAnswer } from './schemas.js'

export type Governance = {
  platform: GovernancePlatform
  breaker: Breaker
  /** The last good answers, by path. */
  answers: {
    get(path: string): PlatformAnswer | undefined
    set(path: string, answer: PlatformAnswer): void
  }
}

/**
 * The platform's answer at a path, or the last good one if it is down. Throws `not_found` if the platform has no such
 * record and `platform_unavailable` if there is no answer at all.
 */
export async function readPlatform(
  payload: Payload,
  { platform, breaker, answers }: Governance,
  path: string,
): Promise<PlatformAnswer> {
  const { clock, log } = platformOf(payload)
  const leave = breaker.enter()
  if (leave) {
    try {
      const data = await platform.read(path)
      leave('answered')
      const answer = { data, stale: false, fetchedAt: clock.now().toISOString() }
      answers.set(path, answer)
      return answer
    } catch (error) {
      const fault = error instanceof PlatformError ? error.fault : 'unreadable'
      if (fault === 'missing') {
        leave('answered')
        throw new Problem(problems.notFound, { detail: 'The platform has no such entry.' })
      }
      leave('failed')
      log.warn({ err: error, msg: 'The governance platform gave no answer' })
    }
  }
  const last = answers.get(path)
  if (last) return { ...last, stale: true }
  throw new Problem(governanceProblems.platformUnavailable, {
    detail:
      'The governance platform does not answer, and has not answered this before. Try again in a minute.',
    headers: { 'retry-after': '10' },
  })
}
