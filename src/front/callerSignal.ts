import type { ServerResponse } from 'node:http'

/** Aborted when the caller hangs up before the whole answer is written. */
export function callerSignal(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController()
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort()
  })
  return gone.signal
}
