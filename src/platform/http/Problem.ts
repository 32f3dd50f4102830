import { APIError } from 'payload'

import type { ProblemType } from './problems.js'
import { currentRequest } from './requestContext.js'

/** One fault of a request: where (a JSON Pointer, RFC 6901), its code, and a message. */
export type Fault = { path: string; code: string; message: string }

type ProblemDetails = { detail?: string; errors?: Fault[]; headers?: Record<string, string> }

/**
 * An error meant for the caller (RFC 9457). It extends Payload's APIError to keep its status and message when it is
 * thrown inside a hook, where Payload answers instead of `endpoint()`.
 */
export class Problem extends APIError<null> {
  readonly code: string
  readonly title: string
  readonly errors: Fault[] | undefined
  readonly headers: Record<string, string>

  constructor(type: ProblemType, { detail, errors, headers = {} }: ProblemDetails = {}) {
    super(detail ?? type.detail ?? `${type.title}.`, type.status, null, true)
    this.code = type.code
    this.title = type.title
    this.errors = errors
    this.headers = headers
  }
}

/** The `application/problem+json` answer for a problem at this path, as plain parts. */
export function problemDocument(problem: Problem, pathname: string) {
  const document = {
    type: `urn:foyer:problem:${problem.code}`,
    title: problem.title,
    status: problem.status,
    detail: problem.message,
    instance: pathname,
    requestId: currentRequest()?.requestId,
    code: problem.code,
    ...(problem.errors && { errors: problem.errors }),
  }
  return {
    status: problem.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'private, no-store',
      // RFC 9110 15.5.2 requires one; this scheme opens no password dialogue in browsers.
      ...(problem.status === 401 && { 'www-authenticate': 'Bearer' }),
      ...problem.headers,
    },
    body: JSON.stringify(document),
  }
}

/** The `application/problem+json` answer for a problem at this path. */
export function problemResponse(problem: Problem, pathname: string): Response {
  const { body, ...init } = problemDocument(problem, pathname)
  return new Response(body, init)
}
