import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Where something stands in a trace. */
export type Place = {
  traceId: string
  spanId: string
  parentId?: string
  /** False where the caller said that nobody looks at this trace. */
  isSampled: boolean
}

/** What is known of the current request, available anywhere in the call tree. */
export type RequestContext = {
  requestId: string
  /** The client's address as limits count it (see clientAddress). */
  client: string
  /** Set once the caller has proved to be staff. */
  isStaff?: true
  /** The caller's place in its trace, as it was sent. */
  traceparent?: string | undefined
  /** This request's own place, once anybody asks (see tracing). */
  place?: Place
}

const storage = new AsyncLocalStorage<RequestContext>()

const acceptedRequestId = /^[A-Za-z0-9._-]{8,128}$/

/** The caller's own request id if it is 8–128 of `[A-Za-z0-9._-]`, otherwise a new one. */
export function requestIdFrom(header: string | null | undefined): string {
  return header && acceptedRequestId.test(header) ? header : randomUUID()
}

/** Runs `work` as part of the given request, so that logs and problems carry its id. */
export function withRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work)
}

/** The current request, or undefined outside of one (jobs, start-up). */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore()
}

const header = 'x-asked-method'

/** Turns HEAD into GET, which Payload answers; the original method can still be read. */
export function askGet(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set(header, request.method)
  return new Request(request, { method: 'GET', headers })
}

/** The method that a caller used, where an answer depends on it: HEAD reaches endpoints as GET. */
export function askedMethod(headers: Headers): string | undefined {
  return headers.get(header) ?? undefined
}
