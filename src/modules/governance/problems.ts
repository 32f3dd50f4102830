import type { ProblemType } from '../../platform/http/problems.js'

export const governanceProblems = {
  platformUnavailable: {
    code: 'platform_unavailable',
    status: 502,
    title: 'The governance platform cannot be reached',
  },
} as const satisfies Record<string, ProblemType>
