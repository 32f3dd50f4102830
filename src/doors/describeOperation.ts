import type { Contract } from '../platform/http/contract.js'
import { type ProblemType, problems } from '../platform/http/problems.js'
import type { Components, JsonSchema } from './components.js'

/** One operation of the document, from the declaration that serves it. */
export function describeOperation(contract: Contract, path: string, components: Components) {
  const { operationId, summary, description } = contract
  return {
    operationId,
    tags: [operationId.split('.')[0]],
    summary,
    ...(description && { description }),
    parameters: [
      ...parameters(contract, components),
      ...(contract.idempotent ? [idempotencyKey] : []),
    ],
    ...(contract.body && { requestBody: requestBody(contract, components) }),
    responses: {
      [String(contract.status)]: success(contract, components),
      ...otherAnswers(contract),
      ...problemAnswers(contract),
    },
    security: contract.access === 'public' ? [{}] : [{ apiKey: [] }, { authorization: [] }],
    ...(path.includes('{') && { 'x-path': contract.path }),
  }
}

function parameters({ params, query }: Contract, components: Components) {
  const part = (schema: Contract['query'], location: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = components.describe(schema, 'input') as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: location,
      required: location === 'path' || required.includes(name),
      schema: value,
    }))
  }
  return [...part(params, 'path'), ...part(query, 'query')]
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' },
}

const bodyMediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

function requestBody({ body, bodyTypes }: Contract, components: Components) {
  const schema = body ? components.describe(body, 'input') : {}
  return {
    required: true,
    content: Object.fromEntries(bodyTypes.map((type) => [bodyMediaTypes[type], { schema }])),
  }
}

function success({ output, contentType, otherContentTypes, summary }: Contract, components: Components) {
  const schema = output ? components.describe(output, 'output') : { type: 'string' }
  return {
    description: summary,
    content: {
      [contentType]: { schema },
      ...Object.fromEntries(otherContentTypes.map((type) => [type, { schema: { type: 'object' } }])),
    },
  }
}

function otherAnswers({ otherAnswers: answers, cache }: Contract) {
  const all = { ...(cache && { 304: 'Not changed since the tag in If-None-Match.' }), ...answers }
  return Object.fromEntries(
    Object.entries(all).map(([status, description]) => [status, { description }]),
  )
}

/** Problems of one status share an answer that lists their codes. */
function problemAnswers(contract: Contract) {
  const all = possibleProblems(contract)
  const statuses = [...new Set(all.map(({ status }) => status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const types = all.filter((type) => type.status === status)
      return [String(status), problemAnswer(types)]
    }),
  )
}

function problemAnswer(types: ProblemType[]) {
  return {
    description: types.map(({ code, title }) => `\`${code}\`: ${title}`).join('; '),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    'x-codes': types.map(({ code }) => code),
  }
}

function possibleProblems(contract: Contract): ProblemType[] {
  const { body, query, limit, access, idempotent, method } = contract
  const listed: ProblemType[] = [
    ...contract.problems,
    ...(query || method === 'get' ? [problems.invalidQuery] : []),
    ...(body
      ? [
          problems.invalidJson,
          problems.payloadTooLarge,
          problems.unsupportedMediaType,
          problems.validationFailed,
        ]
      : []),
    ...(limit.length > 0 ? [problems.rateLimited] : []),
    ...(access === 'public' ? [] : [problems.unauthenticated, problems.forbidden]),
    ...(idempotent
      ? [problems.invalidIdempotencyKey, problems.requestInProgress, problems.idempotencyMismatch]
      : []),
    problems.internalError,
  ]
  return [...new Map(listed.map((type) => [type.code, type])).values()]
}
