import type { PayloadRequest } from 'payload'

import { createClientSlots } from '../../../../platform/api/clientSlots.js'
import { Problem } from '../../../../platform/http/Problem.js'
import { problems } from '../../../../platform/http/problems.js'
import { currentRequest } from '../../../../platform/http/requestContext.js'
import { platformOf } from '../../../../platform/platform.js'
import type { TelemetryQuery } from '../schemas.js'
import { newestCursor, readSignals } from './readSignals.js'
import { streamSignals } from './streamSignals.js'

/** Streams that one process holds open; more would be refused file handles in the end. */
const maxStreams = 500

export type SignalStreams = {
  /**
   * New signals as server-sent events. Throws `invalid_query` for an unknown cursor, and for one too many
   * `rate_limited` where they are one client's, else `unavailable`.
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
          // Nginx would keep events back until it has a buffer full.
          'x-accel-buffering': 'no',
        },
      })
    },
  }
}

/** What the browser last saw comes first: on a reconnect its address still has the older cursor. */
async function startOf(
  { headers, payload }: PayloadRequest,
  query: TelemetryQuery,
): Promise<string> {
  const since = headers.get('last-event-id') || query.since
  if (since === undefined) return newestCursor(payload)
  await readSignals(payload, { ...query, since, limit: 1 })
  return since
}
