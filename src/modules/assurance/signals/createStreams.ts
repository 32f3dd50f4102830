import type { PayloadRequest } from 'payload'

import { onAbort } from '../../../platform/abort.js'
import { createClientSlots } from '../../../platform/api/createClientSlots.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import type { Topic } from '../../../platform/topics/Topic.js'
import { Signal, asCloudEvent, type TelemetryQuery } from '../schemas.js'
import {
  cursorOf,
  newestCursor,
  parseCursor,
  readSignals,
  signalsTag,
  telemetryTopicName,
} from './signalStore.js'

/** The maximum of open streams per process, to save file handles. */
const maxStreams = 500

export type SignalStreams = ReturnType<typeof createStreams>

/** The event streams of this process. */
export function createStreams() {
  let open = 0
  const slots = createClientSlots('telemetry-streams')
  return {
    /**
     * Streams new signals as server-sent events. Throws `invalid_query` for an unknown cursor; beyond the limits
     * `rate_limited` for one client's streams, else `unavailable`.
     */
    open: async (req: PayloadRequest, query: TelemetryQuery) => {
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
async function startOf({ headers, payload }: PayloadRequest, query: TelemetryQuery) {
  const since = headers.get('last-event-id') || query.since
  if (since === undefined) return newestCursor(payload)
  await readSignals(payload, { ...query, since, limit: 1 })
  return since
}

/** Common proxies close connections that are silent for longer. */
const heartbeatMs = 15_000
const pageSize = 100
/** Readers who fall this far behind are disconnected: they can reconnect with their last id. */
const maxWaiting = 1_000

type Query = TelemetryQuery & { since: string }

/**
 * Streams signals after `since` as they are committed, with the cursor as each event's id. Commits wake every process;
 * the heartbeat also checks, in case one was missed. Ends on shutdown or when the reader is gone; `ended` is called
 * once.
 */
function streamSignals(req: PayloadRequest, query: Query, ended: () => void) {
  const { cache, log, readiness } = platformOf(req.payload)
  let stop: () => void = () => undefined
  let goOn: () => void = () => undefined
  let isOpen = true
  const source: UnderlyingDefaultSource<string> = {
    start: (controller) => {
      const sender = createSender({ req, query, controller })
      const look = oneAtATime(sender.send, (err) => {
        if (isOpen) log.warn({ err, msg: 'A stream of signals broke off' })
        stop()
      })
      const ends = [cache.watch(signalsTag, look)]
      const heartbeat = setInterval(() => {
        if (sender.isFull()) stop()
        else controller.enqueue(': still here\n\n')
        look()
      }, heartbeatMs)
      stop = once(() => {
        isOpen = false
        for (const end of ends) end()
        clearInterval(heartbeat)
        ended()
        closeQuietly(controller)
      })
      goOn = () => sender.isBehind() && look()
      ends.push(onAbort(readiness.draining, () => stop()))
      controller.enqueue(`retry: 3000\nid: ${query.since}\n\n`)
      look()
    },
    pull: () => goOn(),
    cancel: () => stop(),
  }
  return new ReadableStream(source, { highWaterMark: 0 }).pipeThrough(new TextEncoderStream())
}

type Sink = {
  req: PayloadRequest
  query: Query
  controller: ReadableStreamDefaultController<string>
}

/** Sends new signals until there are no more, or too many are buffered for the reader. */
function createSender({ req, query, controller }: Sink) {
  let { since } = query
  let isBehind = false
  const isFull = () => (controller.desiredSize ?? 0) < -maxWaiting
  return {
    isFull,
    /** Whether the reader is too far behind. */
    isBehind: () => isBehind,
    send: async () => {
      isBehind = false
      for (let hasMore = true; hasMore;) {
        isBehind = isFull()
        if (isBehind) return
        const page = await readSignals(req.payload, { ...query, since, limit: pageSize })
        for (const signal of page.signals) {
          const data = query.format === 'cloudevents' ? asCloudEvent(signal) : signal
          controller.enqueue(`id: ${cursorOf(signal.id)}\ndata: ${JSON.stringify(data)}\n\n`)
        }
        since = page.next
        hasMore = page.hasMore
      }
    },
  }
}

/** Runs `work` on request, never twice at once; a request meanwhile causes one more run afterwards. */
function oneAtATime(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let isRunning = false
  let again = false
  const isAskedAgain = () => again
  const run = async () => {
    isRunning = true
    do {
      again = false
      await work()
    } while (isAskedAgain())
    isRunning = false
  }
  return () => {
    if (isRunning) again = true
    else run().catch(failed)
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) {
      isDone = true
      work()
    }
  }
}

function closeQuietly(controller: ReadableStreamDefaultController<string>): void {
  try {
    controller.close()
  } catch {
    // The reader disconnected first.
  }
}

/** The signals of the public feed as they are committed, with the feed's own cursors. */
export const telemetryTopic: Topic = {
  name: telemetryTopicName,
  summary: 'A signal of the assurance feed',
  access: 'public',
  data: Signal,
  source: {
    read: async (payload, { since, limit }) => {
      const page = await readSignals(payload, { since, limit, minSeverity: 'informational' })
      const events = page.signals.map((signal) => ({ id: cursorOf(signal.id), data: signal }))
      return { events, isPending: false }
    },
    latest: newestCursor,
    isCursor: (text) => {
      try {
        parseCursor(text)
        return true
      } catch (error) {
        if (error instanceof Problem) return false
        throw error
      }
    },
  },
}
