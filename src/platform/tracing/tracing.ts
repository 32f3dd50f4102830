import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

import { currentRequest, type Place, type RequestContext } from '../http/requestContext.js'
import type { Span } from './Span.js'

type Send = (span: Span) => void

let send: Send | undefined
const running = new AsyncLocalStorage<Place>()

/** From now on requests, jobs and mails of this process are told to `to`; undefined ends that. */
export function tellSpans(to: Send | undefined): void {
  send = to
}

const form = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]([0-9a-f])/

/** A place in the trace that a `traceparent` (W3C Trace Context) names, or in a new one. */
function placeIn(traceparent: string | undefined): Place {
  const [, traceId, parentId, flags = '1'] = form.exec(traceparent ?? '') ?? []
  return {
    traceId: traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    ...(parentId && { parentId }),
    isSampled: parseInt(flags, 16) % 2 === 1,
  }
}

function placeOf(request: RequestContext): Place {
  return (request.place ??= placeIn(request.traceparent))
}

/** The `traceparent` of what the present request or job causes; undefined without tracing. */
export function traceparent(): string | undefined {
  if (!send) return undefined
  const request = currentRequest()
  const place = running.getStore() ?? (request && placeOf(request))
  return place && `00-${place.traceId}-${place.spanId}-0${place.isSampled ? '1' : '0'}`
}

type Traced = Pick<Span, 'name' | 'kind' | 'attributes'> & {
  /** The `traceparent` of what caused it; default: what is running. */
  cause?: string | undefined
}

/** Runs `work` as a span, if anybody is told of spans; what it causes is below it in the trace. */
export async function traced<T>(
  { cause = traceparent(), ...said }: Traced,
  work: () => Promise<T>,
): Promise<T> {
  if (!send) return work()
  const place = placeIn(cause)
  const startedAt = Date.now()
  const started = performance.now()
  const end = (isFault: boolean) => {
    tell({ ...said, ...place, isFault, startedAt, milliseconds: performance.now() - started })
  }
  return running.run(place, work).then(
    (value) => {
      end(false)
      return value
    },
    (error: unknown) => {
      end(true)
      throw error
    },
  )
}

/** Tells of a request that has been answered. */
export function traceAnswered(
  request: RequestContext,
  { milliseconds, ...said }: Pick<Span, 'name' | 'attributes' | 'isFault' | 'milliseconds'>,
): void {
  const startedAt = Date.now() - milliseconds
  tell({ ...said, ...placeOf(request), kind: 'server', startedAt, milliseconds })
}

function tell(span: Span): void {
  if (span.isSampled) send?.(span)
}
