import { z } from 'zod'

import type { ProblemType } from '../../platform/http/Problem.js'

/** The platform's answer and its time; `stale` if it is an earlier one because no newer one could be fetched. */
export const PlatformAnswer = z
  .object({ data: z.unknown(), stale: z.boolean(), fetchedAt: z.iso.datetime() })
  .meta({ id: 'GovernanceAnswer' })

export type PlatformAnswer = z.output<typeof PlatformAnswer>

/** The platform's own id of a system: one path segment, so that it cannot leave the path. */
export const systemId = z.string().regex(/^(?!\.{1,2}$)[\w.~-]{1,128}$/)

export const governanceProblems = {
  platformUnavailable: {
    code: 'platform_unavailable',
    status: 502,
    title: 'The governance platform cannot be reached',
    detail: 'Try again in a few seconds. There is no earlier answer to show.',
  },
} as const satisfies Record<string, ProblemType>
