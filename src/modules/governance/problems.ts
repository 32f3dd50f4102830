import type { ProblemType } from '../../platform/http/problems.js'

export const governanceProblems = {
  platformUnavailable: {
    code: 'platform_unavailable',
    status: 502,
    title: 'The governance platform cannot be reached',
    detail: 'Try again in a few seconds. There is no earlier answer to show.',
  },
} as const satisfies Record<string, ProblemType>
