import type { ProblemType } from '../../platform/http/problems.js'

export const socketProblems = {
  invalidMessage: {
    code: 'invalid_message',
    status: 400,
    title: 'This is not a message that is understood here',
  },
  invalidCursor: {
    code: 'invalid_cursor',
    status: 400,
    title: 'This is no cursor of this topic',
  },
  upgradeRequired: {
    code: 'upgrade_required',
    status: 426,
    title: 'This address speaks WebSocket',
  },
} as const satisfies Record<string, ProblemType>
