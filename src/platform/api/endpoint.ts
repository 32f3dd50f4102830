import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { Problem, problems } from '../http/Problem.js'
import { entityTag } from '../http/entityTag.js'
import { failureResponse } from '../http/failureResponse.js'
import { bytesOf, countReuse, knownBytes, responseOf } from '../http/bodyBytes.js'
import { bodyLimit, readBody, readUnneeded } from '../http/readBody.js'
import { Reply } from '../http/reply.js'
import { currentRequest } from '../http/requestContext.js'
import { parseBody } from '../http/validate.js'
import { jsonOf } from '../http/serializedCache.js'
import { findAnswer, idempotencyKeyOf, runIdempotent } from '../idempotency/runIdempotent.js'
import type { LimitRule } from '../limits/createLimits.js'
import { platformOf } from '../platform.js'
import type { CachePolicy, Contract } from './contract.js'
import { parseCall } from './parseCall.js'

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

/** What the schema of a body depends on: loaded before each body is read; the document shows the schema of `described`. */
export type BodyContext<Context> = {
  load: (req: PayloadRequest) => Promise<Context>
  described: Context
}

type BodyDeclaration<Body, Context> =
  | { context?: undefined; body?: Body }
  | { context: BodyContext<Context>; body: (context: Context) => Body }

type Call = { req: PayloadRequest; input: unknown }

type Required = 'operationId' | 'path' | 'summary' | 'access'

type Declaration<
  Params extends z.ZodObject | undefined,
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Output extends z.ZodType | undefined,
  Context,
> = BodyDeclaration<Body, Context> &
  Pick<Contract, Required> &
  Partial<Omit<Contract, Required | 'params' | 'query' | 'body' | 'output'>> & {
    params?: Params
    query?: Query
    /** The schema that every JSON answer is parsed with; left out for other content. */
    output?: Output
    /** Puts another answer in the place of a problem; `input` is the body as it was sent, if it was read. */
    refused?: (problem: Response, call: Call) => Promise<Response>
    handler: (call: {
      req: PayloadRequest
      params: Parsed<Params>
      query: Parsed<Query>
      body: Parsed<Body>
      context: Context
    }) => Promise<Answer<Output>> | Answer<Output>
  }

type Answer<Output> =
  Response | (Output extends z.ZodType ? z.input<Output> | Reply<z.input<Output>> : never)

/** The defaults of a declaration. */
const unsaid = {
  method: 'get',
  bodyTypes: ['json'],
  maxBytes: bodyLimit,
  status: 200,
  contentType: 'application/json',
  otherAnswers: {},
  otherContentTypes: [],
  problems: [],
  callers: ['staff', 'learners'],
  headers: [],
  limit: [],
  idempotent: false,
} satisfies Partial<Contract>

/**
 * One declaration of an endpoint, from which its limits, access, input and output parsing, caching headers and problems
 * follow, as do the OpenAPI document and the front door's cache.
 */
export function endpoint<
  Params extends z.ZodObject | undefined = undefined,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Output extends z.ZodType | undefined = undefined,
  Context = undefined,
>(declaration: Declaration<Params, Query, Body, Output, Context>): Endpoint {
  const { handler, refused, ...said } = declaration
  const schemas = bodySchemas(declaration)
  const contract = { ...unsaid, ...said, body: schemas.described } as Contract
  const announced = deprecationHeaders(contract)
  const serve = async (call: Call): Promise<Response> => {
    const { req } = call
    await admit(contract, req)
    // Before the body: a malformed key is the same fault with any body. Gateways are answered whatever they send.
    if (contract.method === 'post' && !contract.ownForm) idempotencyKeyOf(req)
    const answer = await once(contract, call, {
      parse: async (read) => {
        const { context, schema } = await schemas.load(req)
        return { context, body: schema && parseBody(schema, await read()) }
      },
      work: async (parsed) => {
        const given = { req, ...parseCall(contract, req), ...parsed }
        return toResponse(contract, await handler(given as Parameters<typeof handler>[0]))
      },
    })
    return withCacheHeaders(contract, withHeaders(answer, announced))
  }
  return {
    path: contract.path,
    method: contract.method,
    custom: { contract },
    handler: async (req) => {
      const call: Call = { req, input: undefined }
      const fail = (error: unknown) => failureResponse(error, req)
      return serve(call).catch((error: unknown) =>
        refused ? refused(fail(error), call).catch(fail) : fail(error),
      )
    },
  }
}

type Steps<Parsed> = {
  parse: (read: () => Promise<unknown>) => Promise<Parsed>
  work: (parsed: Parsed) => Promise<Response>
}

/**
 * Works on a call, at most once under its key. One that is refused is looked for among those that were answered: what
 * its body refers to may be gone since.
 */
async function once<Parsed extends { body: unknown }>(
  contract: Contract,
  call: Call,
  { parse, work }: Steps<Parsed>,
): Promise<Response> {
  const { req } = call
  if (!contract.body) await refuseBody(contract, req)
  let reading: Promise<unknown> | undefined
  const read = () => (reading ??= readInput(contract, call))
  const hasKey = contract.idempotent === true && idempotencyKeyOf(req) !== null
  const parsed = await parse(read).catch(async (error: unknown) => {
    await countCall(refusalsOf(contract), req)
    const answer = hasKey && (await findAnswer({ req, contract, body: await read() }))
    if (answer) return answer
    throw error
  })
  if (parsed instanceof Response) return parsed
  if (contract.body) await countCall(contract.limit, req)
  if (!hasKey) return work(parsed)
  const { body } = parsed
  return runIdempotent({ req, contract, body: call.input, parsed: body, work: () => work(parsed) })
}

async function readInput({ body, bodyTypes, maxBytes }: Contract, call: Call): Promise<unknown> {
  if (body) call.input = await readBody(call.req as unknown as Request, bodyTypes, maxBytes)
  return call.input
}

const nothing = z.strictObject({})

/** What a body says in vain is refused, where none is needed: it may have been a condition, such as `dryRun`. */
async function refuseBody({ method, ownForm }: Contract, req: PayloadRequest) {
  if (method === 'get' || ownForm) return
  parseBody(nothing, await readUnneeded(req as unknown as Request))
}

/** The schema of a body: for the document, and for one request. */
function bodySchemas<Body extends z.ZodType | undefined, Context>(
  declaration: BodyDeclaration<Body, Context>,
) {
  if (!declaration.context) {
    const fixed = { context: undefined, schema: declaration.body }
    return { described: fixed.schema, load: () => fixed }
  }
  const { context, body } = declaration
  let last = { context: context.described, schema: body(context.described) }
  return {
    described: last.schema,
    // Loaded contexts come from the cache, so most requests find the schema of the request before.
    load: async (req: PayloadRequest) => {
      const loaded = await context.load(req)
      if (loaded !== last.context) last = { context: loaded, schema: body(loaded) }
      return last
    },
  }
}

/** RFC 9745 and RFC 8594: since when an operation is deprecated, until when it answers, and where that is explained. */
function deprecationHeaders({ deprecated }: Contract): [string, string][] {
  if (!deprecated) return []
  const { since, until } = deprecated
  return [
    ['deprecation', `@${Date.parse(since) / 1_000}`],
    ['sunset', new Date(until).toUTCString()],
    ['link', '</api/docs/versions>; rel="deprecation"; type="text/html"'],
  ]
}

function withHeaders(response: Response, added: [string, string][]): Response {
  if (added.length === 0) return response
  const headers = new Headers([...response.headers, ...added])
  const { status } = response
  const ready = knownBytes(response)
  return ready
    ? responseOf(ready, { status, headers })
    : new Response(response.body, { status, headers })
}

/** Counts a call by its client. */
async function countCall(rules: readonly LimitRule[], req: PayloadRequest) {
  const { limits } = platformOf(req.payload)
  for (const rule of rules) await limits.consume(rule, currentRequest()?.client)
}

/** What is refused for its body is no message, and is counted apart: it costs little, but may cost the database a look. */
const refusalsOf = ({ limit }: Contract): LimitRule[] =>
  limit.map((rule) => ({ ...rule, name: `${rule.name}-refused`, points: 5 * rule.points }))

async function admit(contract: Contract, req: PayloadRequest) {
  // One with a body is counted once that is read.
  if (!contract.body) await countCall(contract.limit, req)
  if (contract.access === 'public' || (await contract.access({ req }))) return
  throw new Problem(req.user ? problems.forbidden : problems.unauthenticated)
}

function toResponse(contract: Contract, answer: unknown): Response {
  if (answer instanceof Response) return answer
  const reply = answer instanceof Reply ? answer : new Reply(answer)
  const status = reply.options.status ?? contract.status
  const { headers, onReuse } = reply.options
  if (!contract.output) return new Response(null, { status, headers })
  const response = responseOf(jsonOf(contract.output, reply.data), {
    status,
    headers: { 'content-type': contract.contentType, ...headers },
  })
  if (onReuse) countReuse(response, onReuse)
  return response
}

/** An answer with its `Cache-Control`, and with a strong `ETag` if it may be cached; the front door handles 304. */
async function withCacheHeaders(
  { cache, method, otherContentTypes }: Contract,
  response: Response,
): Promise<Response> {
  const { status } = response
  const ready = knownBytes(response)
  // The headers of a Response that came from fetch cannot be changed.
  const headers = ready ? response.headers : new Headers(response.headers)
  const isKept = !headers.get('cache-control')?.includes('no-store')
  const mayBeKept = cache && method === 'get' && status < 400 && isKept
  if (!headers.has('cache-control')) {
    headers.set('cache-control', mayBeKept ? publicCaching(cache) : 'private, no-store')
  }
  if (otherContentTypes.length > 0) headers.append('vary', 'Accept')
  if (!mayBeKept || status !== 200 || headers.has('etag')) {
    return ready ? response : new Response(response.body, { status, headers })
  }
  const bytes = ready ?? (await bytesOf(response))
  headers.set('etag', entityTag(bytes))
  return ready ? response : responseOf(bytes, { status, headers })
}

function publicCaching({ maxAge = 0 }: CachePolicy): string {
  return maxAge > 0
    ? `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}`
    : 'public, max-age=0, must-revalidate'
}
