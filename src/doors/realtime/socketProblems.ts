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
} as const satisfies Record<string, ProblemType>
