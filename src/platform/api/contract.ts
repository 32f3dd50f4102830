import type { IncomingHttpHeaders } from 'node:http'

import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { CallerKind } from '../credentials/Caller.js'
import type { LimitRule } from '../limits/createLimits.js'
import type { BodyType } from '../http/readBody.js'
import type { ProblemType } from '../http/Problem.js'

type Rule = (call: { req: PayloadRequest }) => boolean | Promise<boolean>

/**
 * Who may call: everyone, or those whom a rule admits (401 without a user, else 403). The rule is one of access.ts for
 * staff, or names its own callers.
 */
export type EndpointAccess = 'public' | (Rule & { by?: 'learners' | 'monitors' })

/** How an answer may be cached: until one of its tags changes, and `maxAge` seconds by browsers. */
export type CachePolicy = {
  tags: readonly string[]
  maxAge?: number
  /** False if the endpoint has its own cache: the front door then does not cache it. */
  memory?: boolean
  /** For how long it is good if none of the tags changes; for good if left out. */
  milliseconds?: number | undefined
}

/** Headers that individual endpoints send. */
type DeclaredHeader = 'Content-Digest' | 'Link' | 'Server-Timing'

/** An operation that will go away: days as `2026-11-22`, and the operation to use in its place. */
type Deprecation = { since: string; until: string; instead: string }

/** A GET or HEAD as received; `params` are those of its path. */
type EarlyCall = {
  method: string
  target: string
  headers: IncomingHttpHeaders
  params: Readonly<Record<string, string>>
}

type EarlyAnswer = { status: number; headers: Record<string, string>; body?: string }

/** The whole declaration of one endpoint: requests are served and documents are generated from it. */
export type Contract = {
  /** `<area>.<verb>`, as the document and the SDKs name it. */
  operationId: string
  method: Endpoint['method']
  /** Below `/api`, in path-to-regexp's form: `/lms/courses/:slug`. */
  path: string
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  bodyTypes: BodyType[]
  /** The form that its handler reads by itself; used only for the document. */
  ownForm?: z.ZodObject
  /** The largest body it accepts, in bytes; from anonymous callers it is never more than 64 KiB. */
  maxBytes: number
  output?: z.ZodType
  status: number
  contentType: string
  /** Other statuses that are not problems, with their meaning (301, 304). */
  otherAnswers: Record<number, string>
  /** Media types this endpoint offers beside its default when `Accept` asks for them. */
  otherContentTypes: readonly string[]
  problems: readonly ProblemType[]
  /** Left out of the document, because no client needs it. */
  unlisted?: boolean
  deprecated?: Deprecation
  /** The site has a page at this path without `/api`, for people who open the address in a browser. */
  hasPage?: boolean
  access: EndpointAccess
  /**
   * Whose credentials count where access is public; a valid one of anybody else is refused like a wrong one. Where nobody's
   * do, none is looked at.
   */
  callers: readonly CallerKind[]
  /** Whether a public endpoint gives more to a caller with a key or a session. */
  auth?: 'optional'
  /** Headers of its success that do not follow from the rest; used only for the document. */
  headers: readonly DeclaredHeader[]
  limit: readonly LimitRule[]
  cache?: CachePolicy
  /** Whether `Idempotency-Key` counts; `itself` if the handler sees to it for a part of what it does. */
  idempotent: boolean | 'itself'
  /**
   * Answers from memory, before Payload is involved; undefined leaves the request to the handler, which would answer
   * the same. For public endpoints without limits.
   */
  early?: (call: EarlyCall) => EarlyAnswer | undefined
  /**
   * The scope of idempotency keys for callers who are not Payload's users: one caller's keys mean nothing to another.
   * Undefined for who is not signed in so.
   */
  caller?: (req: PayloadRequest) => string | undefined | Promise<string | undefined>
}

/** The contract of an endpoint made by `endpoint()`, or undefined for Payload's own. */
export function contractOf(endpoint: Pick<Endpoint, 'custom'>): Contract | undefined {
  return (endpoint.custom as { contract?: Contract } | undefined)?.contract
}
