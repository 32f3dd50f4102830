import type { Endpoint } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../../platform/access.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/Problem.js'
import { readPlatform, type Governance } from '../readPlatform.js'
import { governanceProblems, PlatformAnswer, systemId } from '../schemas.js'

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
