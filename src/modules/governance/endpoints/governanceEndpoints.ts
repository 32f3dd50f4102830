import type { Endpoint, Payload } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems, Problem } from '../../../platform/http/Problem.js'
import { governanceProblems, PlatformAnswer, systemId } from '../schemas.js'
import type { Breaker } from '../../../platform/breaker.js'
import { platformOf } from '../../../platform/platform.js'
import { PlatformError, type GovernancePlatform } from '../createPlatformClient.js'

const resources = {
  status: 'Get the state of the governance platform',
  systems: 'List the AI systems under governance',
  risks: 'List the risks on record',
  controls: 'List the controls on record',
  assessments: 'List the assessments on record',
}

const shared = {
  method: 'get',
  description:
    'From the governance platform, for staff and keys. `stale` says that it did not answer within 3 s, and that this is its last good answer.',
  output: PlatformAnswer,
  access: anyStaff,
} as const

/** One endpoint for each allowed call; nothing else of the platform can be reached. */
export function governanceEndpoints(governance: Governance): Endpoint[] {
  const listed = Object.entries(resources).map(([name, summary]) =>
    endpoint({
      ...shared,
      operationId: `governance.${name}`,
      path: `/governance/${name}`,
      summary,
      problems: [governanceProblems.platformUnavailable, problems.notFound],
      handler: ({ req }) => readPlatform(req.payload, governance, `/${name}`),
    }),
  )
  const system = endpoint({
    ...shared,
    operationId: 'governance.system',
    path: '/governance/systems/:id',
    summary: 'Get an AI system under governance',
    params: z.object({ id: systemId }),
    problems: [governanceProblems.platformUnavailable],
    handler: ({ req, params }) => readPlatform(req.payload, governance, `/systems/${params.id}`),
  })
  return [...listed, system]
}

type Governance = {
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
async function readPlatform(
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
      leave(fault === 'unreachable' ? 'failed' : 'answered')
      if (fault === 'missing') {
        throw new Problem(problems.notFound, { detail: 'The platform has no such entry.' })
      }
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
