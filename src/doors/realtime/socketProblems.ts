import type { ProblemType } from '../../platform/http/Problem.js'

export const socketProblems = {
  invalidMessage: {
    code: 'invalid_message',
    status: 400,
    title: 'This message is not valid',
  },
  invalidCursor: {
    code: 'invalid_cursor',
    status: 400,
    title: 'This cursor is not valid for the topic',
  },
  upgradeRequired: {
    code: 'upgrade_required',
    status: 426,
    title: 'A WebSocket handshake is required',
  },
} as const satisfies Record<string, ProblemType>
