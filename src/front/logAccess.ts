import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Logger } from 'pino'

/** One log line per request, without query, address or user agent: any of them may be personal data. */
export function logAccess(
  log: Logger,
  {
    incoming,
    outgoing,
    requestId,
    milliseconds,
  }: {
    incoming: IncomingMessage
    outgoing: ServerResponse
    requestId: string
    milliseconds: number
  },
): void {
  log.info({
    requestId,
    method: incoming.method,
    path: incoming.url?.split('?', 1)[0],
    status: outgoing.statusCode,
    ms: Math.round(milliseconds * 10) / 10,
    ...(!outgoing.writableFinished && { aborted: true }),
    msg: 'request',
  })
}
