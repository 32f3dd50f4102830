import type { PayloadRequest } from 'payload'

import { createClientSlots } from '../../../../platform/api/createClientSlots.js'
import { Problem } from '../../../../platform/http/Problem.js'
import { problems } from '../../../../platform/http/problems.js'
import { currentRequest } from '../../../../platform/http/requestContext.js'
import { platformOf } from '../../../../platform/platform.js'
import type { TelemetryQuery } from '../schemas.js'
import { newestCursor, readSignals } from './readSignals.js'
import { streamSignals } from './streamSignals.js'

/** The maximum of open streams per process, to save file handles. */
const maxStreams = 500

export type SignalStreams = {
  /**
   * Streams new signals as server-sent events. Throws `invalid_query` for an unknown cursor; beyond the limits
   * `rate_limited` for one client's streams, else `unavailable`.
   */
  open(req: PayloadRequest, query: TelemetryQuery): Promise<Response>
}

/** The event streams of this process. */
export function createStreams(): SignalStreams {
  let open = 0
  const slots = createClientSlots('telemetry-streams')
  return {
    open: async (req, query) => {
      if (open >= maxStreams || platformOf(req.payload).readiness.draining.aborted) {
        throw new Problem(problems.unavailable, { headers: { 'retry-after': '30' } })
      }
      const free = slots.take(currentRequest()?.client)
      const since = await startOf(req, query).catch((error: unknown) => {
        free()
        throw error
      })
      open += 1
      const body = streamSignals(req, { ...query, since }, () => {
        open -= 1
        free()
      })
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store, no-transform',
          // Stops Nginx from buffering events.
          'x-accel-buffering': 'no',
        },
      })
    },
  }
}

/** The last id that the browser saw takes precedence: when it reconnects, its URL still has the older cursor. */
async function startOf(
  { headers, payload }: PayloadRequest,
  query: TelemetryQuery,
): Promise<string> {
  const since = headers.get('last-event-id') || query.since
  if (since === undefined) return newestCursor(payload)
  await readSignals(payload, { ...query, since, limit: 1 })
  return since
}
