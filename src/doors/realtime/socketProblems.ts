import { Problem, type ProblemType } from '../../platform/http/Problem.js'

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
  tooManyMessages: {
    code: 'too_many_messages',
    status: 429,
    title: 'Too many messages were sent over this connection',
  },
  upgradeRequired: {
    code: 'upgrade_required',
    status: 426,
    title: 'A WebSocket handshake is required',
  },
} as const satisfies Record<string, ProblemType>

/** For a request to the socket that is no handshake. */
export function upgradeRequired(detail?: string): Problem {
  return new Problem(socketProblems.upgradeRequired, {
    ...(detail !== undefined && { detail }),
    headers: {
      upgrade: 'websocket',
      // Without `close`, Node would keep open a connection whose client asked to end it.
      connection: 'Upgrade, close',
      'sec-websocket-version': '13',
    },
  })
}
