import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql'
import { APIError, type PayloadRequest } from 'payload'

import { roleOf } from '../../platform/access.js'
import { badValue, isBadValue } from '../../platform/payload/answerBadInput.js'
import { problemOf } from '../../platform/http/failureResponse.js'
import { Problem } from '../../platform/http/Problem.js'
import { runIdempotent } from '../../platform/idempotency/runIdempotent.js'
import { faultOfVariables } from './limitFilters.js'
import { loadSchema } from './loadSchema.js'

type GraphqlRequest = {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

/** Answers one GraphQL request; mistakes in it are reported in `errors`, with status 400 where nothing was run. */
export async function answerQuery(req: PayloadRequest, asked: GraphqlRequest) {
  const graphql = await import('graphql')
  const { execute, getOperationAST, GraphQLError, parse, validate } = graphql
  const excess = faultOfVariables(asked.variables, roleOf(req) !== undefined)
  if (excess !== undefined) return refused([new GraphQLError(excess)])
  const { schema, bounds, rules, limits } = await loadSchema(req.payload.config)
  const variables = asked.variables ?? {}
  let document
  try {
    document = parse(asked.query, { maxTokens })
  } catch (error) {
    return refused([error as Refusal])
  }
  for (const some of [bounds, rules, limits(variables)]) {
    const faults = validate(schema, document, some, { maxErrors: 20 })
    if (faults.length > 0) return refused(faults)
  }
  req.payloadAPI = 'GraphQL'
  const operationName = asked.operationName || undefined
  const run = async () => {
    const contextValue = { req, headers: {} }
    const result = await execute({
      ...{ schema, document, variableValues: variables, contextValue },
      ...(operationName && { operationName }),
    })
    return withPlainErrors(req, result)
  }
  const isMutation =
    getOperationAST(document, operationName)?.operation === graphql.OperationTypeNode.MUTATION
  const { body, headers } = isMutation
    ? await runOnce(req, asked, run)
    : { body: await run(), headers: {} }
  // Without `data` nothing was run: a variable has the wrong type, or there is no such operation.
  return { status: 'data' in body ? 200 : 400, body, headers }
}

type Answered = ReturnType<typeof withPlainErrors>

/** Runs a mutation once for its `Idempotency-Key`. One that did nothing leaves the key free, as a 4xx does in REST. */
async function runOnce(req: PayloadRequest, asked: GraphqlRequest, run: () => Promise<Answered>) {
  const work = async () => {
    const answer = await run()
    const hasDone = Object.values(answer.data ?? {}).some((field) => field !== null)
    return Response.json(answer, { status: hasDone ? 200 : 422 })
  }
  const response = await runIdempotent({
    ...{ req, work, body: asked },
    contract: { operationId: 'graphql.query' },
  })
  const isReplay = response.headers.has('idempotent-replayed')
  const headers: Record<string, string> = isReplay ? { 'idempotent-replayed': 'true' } : {}
  return { body: (await response.json()) as Answered, headers }
}

/** More tokens than any of our pages needs; parsing a longer query costs more than answering it. */
const maxTokens = 2_000

type Refusal = Pick<GraphQLError, 'toJSON'>

function refused(errors: readonly Refusal[]) {
  return { status: 400, headers: {}, body: { errors: errors.map((error) => error.toJSON()) } }
}

function withPlainErrors(req: PayloadRequest, { errors, data }: ExecutionResult) {
  if (!errors) return { data }
  return {
    ...(data !== undefined && { data }),
    errors: errors.map((error) => plainError(req, error)),
  }
}

/** What callers may learn of a failure: our own and Payload's messages, never a query or a stack. */
function plainError(req: PayloadRequest, error: GraphQLError): GraphQLFormattedError {
  const { locations, message, path } = error.toJSON()
  const cause = problemOf(error.originalError) ?? error.originalError
  const place = { ...(locations && { locations }), ...(path && { path }) }
  if (cause instanceof Problem) {
    const { code, errors } = cause
    return { ...place, message: cause.message, extensions: { code, ...(errors && { errors }) } }
  }
  if (cause === undefined || (cause instanceof APIError && cause.isPublic)) {
    return { ...place, message, extensions: cause ? reasonOf(cause) : {} }
  }
  if (isBadValue(cause)) return { ...place, message: badValue, extensions: { statusCode: 400 } }
  req.payload.logger.error({ err: cause, msg: 'A GraphQL field failed' })
  const extensions = { code: 'internal_error' }
  return { ...place, message: 'Something went wrong here.', extensions }
}

/** Payload's error data names the invalid fields and why. */
function reasonOf({ data, status }: { data: unknown; status: number }) {
  const { errors } = (data ?? {}) as { errors?: { message: string; path: string }[] }
  const faults = errors?.map(({ message, path }) => ({ message, path }))
  return { statusCode: status, ...(faults && { errors: faults }) }
}
