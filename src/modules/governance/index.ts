import { LRUCache } from 'lru-cache'
import type { Endpoint, Payload, Plugin } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../platform/access.js'
import { endpoint } from '../../platform/api/endpoint.js'
import { type Breaker, createBreaker, inARow } from '../../platform/breaker.js'
import { extend } from '../../platform/extend.js'
import { problems, Problem, type ProblemType } from '../../platform/http/Problem.js'
import { platformOf, systemClock } from '../../platform/platform.js'
import { fetchAnswer, PlatformError, type PlatformSettings } from './fetchAnswer.js'

/** Shows staff what the governance platform knows; absent if no platform is configured. */
export const governance =
  ({ url, key }: { url: string | undefined; key: string | undefined }): Plugin =>
  (config) =>
    url === undefined ? config : extend(config, { endpoints: governanceEndpoints({ url, key }) })

/** The platform's answer and its time; `stale` if it is an earlier one because no newer one could be fetched. */
const PlatformAnswer = z
  .object({ data: z.unknown(), stale: z.boolean(), fetchedAt: z.iso.datetime() })
  .meta({ id: 'GovernanceAnswer' })

type PlatformAnswer = z.output<typeof PlatformAnswer>

/** The platform's own id of a system: one path segment, so that it cannot leave the path. */
const systemId = z.string().regex(/^(?!\.{1,2}$)[\w.~-]{1,128}$/)

const platformUnavailable: ProblemType = {
  code: 'platform_unavailable',
  status: 502,
  title: 'The governance platform cannot be reached',
  detail: 'Try again in a few seconds. There is no earlier answer to show.',
}

const resources = {
  status: 'Get the state of the governance platform',
  systems: 'List the AI systems under governance',
  risks: 'List the risks on record',
  controls: 'List the controls on record',
  assessments: 'List the assessments on record',
}

const shared = {
  description:
    'From the governance platform, for staff and keys. `stale` says that it did not answer within 3 s, and that this is its last good answer.',
  output: PlatformAnswer,
  access: anyStaff,
} as const

/** Cache entries for lists and systems that staff look at; anything beyond is fetched again. */
const maxAnswers = 500

/** One endpoint for each allowed call; nothing else of the platform can be reached. */
function governanceEndpoints(platform: PlatformSettings): Endpoint[] {
  const governance: Governance = {
    platform,
    breaker: createBreaker({
      name: 'governance',
      clock: systemClock,
      ...inARow(3),
      openMs: 10_000,
    }),
    answers: new LRUCache({ max: maxAnswers }),
  }
  const listed = Object.entries(resources).map(([name, summary]) =>
    endpoint({
      ...shared,
      operationId: `governance.${name}`,
      path: `/governance/${name}`,
      summary,
      problems: [platformUnavailable, problems.notFound],
      handler: ({ req }) => readPlatform(req.payload, governance, `/${name}`),
    }),
  )
  const system = endpoint({
    ...shared,
    operationId: 'governance.system',
    path: '/governance/systems/:id',
    summary: 'Get an AI system under governance',
    params: z.object({ id: systemId }),
    problems: [platformUnavailable],
    handler: ({ req, params }) => readPlatform(req.payload, governance, `/systems/${params.id}`),
  })
  return [...listed, system]
}

type Governance = {
  platform: PlatformSettings
  breaker: Breaker
  /** The last good answers, by path. */
  answers: LRUCache<string, PlatformAnswer>
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
      const data = await fetchAnswer(platform, path)
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
  throw new Problem(platformUnavailable, {
    detail:
      'The governance platform does not answer, and has not answered this before. Try again in a minute.',
    headers: { 'retry-after': '10' },
  })
}
