import type { IncomingHttpHeaders } from 'node:http'

import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'

import type { CallerKind } from '../credentials/Caller.js'
import type { LimitRule } from '../limits/createLimits.js'
import type { BodyType } from '../http/readBody.js'
import type { ProblemType } from '../http/problems.js'

type Rule = (call: { req: PayloadRequest }) => boolean | Promise<boolean>

/**
 * Who may call: everyone, or whom a rule lets in (401 without a user, else 403): staff by a rule of access.ts, or those
 * whom the rule names.
 */
export type EndpointAccess = 'public' | (Rule & { by?: 'learners' })

/** How an answer may be kept: until one of its tags changes, and `maxAge` seconds by browsers. */
export type CachePolicy = {
  tags: readonly string[]
  maxAge?: number
  /** False where the endpoint keeps its own store: the front door then leaves it alone. */
  memory?: boolean
}

/** Headers that single endpoints send. */
export type DeclaredHeader = 'Content-Digest' | 'Link' | 'Server-Timing'

/** A GET or HEAD as it came; `params` are those of its path. */
export type EarlyCall = {
  method: string
  target: string
  headers: IncomingHttpHeaders
  params: Readonly<Record<string, string>>
}

/** Without a body. */
export type EarlyAnswer = { status: number; headers: Record<string, string> }

/** Everything said about one endpoint, once: requests are served and documents are made from it. */
export type Contract = {
  operationId: string
  method: Endpoint['method']
  path: string
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  bodyTypes: BodyType[]
  /** The form that its handler reads itself, whatever is in it: for the document alone. */
  ownForm?: z.ZodObject
  /** The most its body may hold, in bytes. */
  maxBytes: number
  output?: z.ZodType
  status: number
  contentType: string
  otherAnswers: Record<number, string>
  otherContentTypes: readonly string[]
  problems: readonly ProblemType[]
  /** Left out of the document: no client of it has a use for this. */
  unlisted?: boolean
  hasPage?: boolean
  access: EndpointAccess
  /** Whose credentials count where access is public; a right one of anybody else's is refused like a wrong one. */
  callers: readonly CallerKind[]
  /** Whether a public endpoint gives more to a caller with a key or a session. */
  auth?: 'optional'
  /** Headers of its success beside those that follow from the rest: for the document alone. */
  headers: readonly DeclaredHeader[]
  limit: readonly LimitRule[]
  cache?: CachePolicy
  idempotent: boolean
  /**
   * Answers at once what needs nothing but memory, before Payload is asked; undefined leaves it to the handler, which
   * would answer the same. For public endpoints without limits.
   */
  early?: (call: EarlyCall) => EarlyAnswer | undefined
  /** Who calls, where that is none of Payload's users: one caller's keys mean nothing to another. */
  caller?: (req: PayloadRequest) => string
}

/** The contract of an endpoint made by `endpoint()`, or undefined for Payload's own. */
export function contractOf(endpoint: Pick<Endpoint, 'custom'>): Contract | undefined {
  return (endpoint.custom as { contract?: Contract } | undefined)?.contract
}
