import type { Contract } from '../platform/api/contract.js'
import { problems, type ProblemType } from '../platform/http/Problem.js'
import { headersOf, problemHeaders } from './answerHeaders.js'
import type { JsonSchema } from '../platform/api/exampleOf.js'
import type { Components } from './components.js'

type Answer = {
  description: string
  headers?: object
  content?: Record<string, { schema: JsonSchema }>
}

type Reference = { $ref: string }

/**
 * The answers of one operation by status: its success, other answers that are not failures, and its problems with
 * codes.
 */
export function describeAnswers(
  contract: Contract,
  components: Components,
): Record<string, Answer | Reference> {
  const { status, otherAnswers, cache } = contract
  const content = contentOf(contract, components)
  const answers: Record<string, Answer> = {
    [status]: { description: successOf(contract), ...partOf(contract, status, content) },
    ...(cache && {
      304: {
        description: 'Not changed since the tag in `If-None-Match`.',
        headers: headersOf(contract, 304),
      },
    }),
  }
  for (const [other, description] of Object.entries(otherAnswers)) {
    answers[other] = { description, ...partOf(contract, Number(other), content) }
  }
  const shared: Record<string, Reference> = {}
  for (const [problemStatus, types] of byStatus(possibleProblems(contract))) {
    const name = sharedNameOf(types)
    if (name) {
      shared[problemStatus] = { $ref: `#/components/responses/${name}` }
      continue
    }
    const problem = problemAnswer(Number(problemStatus), types)
    const also = answers[problemStatus]
    answers[problemStatus] = also
      ? {
          headers: { ...also.headers, ...problem.headers },
          description: `${also.description} ${problem.description}`,
          content: { ...also.content, ...problem.content },
        }
      : problem
  }
  return { ...answers, ...shared }
}

const linkedData = 'application/ld+json'

/** What the answer is, and in which other form it is available. */
function successOf({ summary, otherContentTypes }: Contract): string {
  const isLinked = otherContentTypes.includes(linkedData)
  return isLinked ? `${summary}. With \`Accept: ${linkedData}\` as schema.org data.` : summary
}

/**
 * Linked data is for crawlers and is described in words: if it were listed beside the JSON, generated clients would
 * type every answer as either of the two.
 */
function contentOf({ output, contentType, otherContentTypes }: Contract, components: Components) {
  const schema = output ? components.describe(output, 'output') : { type: 'string' }
  const others = otherContentTypes
    .filter((type) => type !== linkedData)
    .map((type) => [type, { schema: otherForm(type, output ? schema : undefined) }] as const)
  return { [contentType]: { schema }, ...Object.fromEntries(others) }
}

/** A batch is a list, other JSON what the endpoint answers, event streams and files are text. */
function otherForm(contentType: string, answer?: JsonSchema): JsonSchema {
  const anyObject = { type: 'object', additionalProperties: true } as const
  if (contentType.endsWith('-batch+json')) return { type: 'array', items: anyObject }
  return /[/+]json$/.test(contentType) ? (answer ?? anyObject) : { type: 'string' }
}

/** A redirect has a Location and no body, 204 has neither. */
function partOf(contract: Contract, status: number, content: Answer['content']): Partial<Answer> {
  const headers = headersOf(contract, status)
  const hasBody = content && status !== 204 && (status < 300 || status >= 400)
  return { headers, ...(hasBody && { content }) }
}

function byStatus(types: ProblemType[]): Map<string, ProblemType[]> {
  const statuses = new Map<string, ProblemType[]>()
  for (const type of types) {
    const status = String(type.status)
    statuses.set(status, [...(statuses.get(status) ?? []), type])
  }
  return statuses
}

function problemAnswer(status: number, types: ProblemType[]): Answer {
  const code = { type: 'string', enum: types.map((type) => type.code) }
  const special = { type: 'object', properties: { code } }
  return {
    description: types.map((type) => `\`${type.code}\`: ${type.title}.`).join(' '),
    headers: problemHeaders(status, types),
    content: {
      'application/problem+json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, special] },
      },
    },
  }
}

const sharedProblems = {
  Unauthenticated: [problems.unauthenticated, problems.invalidCredentials],
  InvalidCredentials: [problems.invalidCredentials],
  RequestTimeout: [problems.requestTimeout],
  RateLimited: [problems.rateLimited],
}

/** The refusals shared by almost every operation, defined once. */
export const sharedResponses = Object.fromEntries(
  Object.entries(sharedProblems).map(([name, types]) => [
    name,
    problemAnswer(types[0]?.status ?? 0, types),
  ]),
)

function sharedNameOf(types: ProblemType[]): string | undefined {
  const codes = (listed: ProblemType[]) => listed.map(({ code }) => code).join()
  return Object.entries(sharedProblems).find(([, shared]) => codes(shared) === codes(types))?.[0]
}

/** What every `code` means and what to do about it, for the errors of all endpoints. */
export function problemCatalog(contracts: readonly Contract[]) {
  const types = contracts.flatMap(possibleProblems).sort((a, b) => (a.code < b.code ? -1 : 1))
  return Object.fromEntries(types.map(({ code, ...meaning }) => [code, meaning]))
}

/** Every problem that an endpoint can answer with, according to its contract. */
function possibleProblems(contract: Contract): ProblemType[] {
  const { method, ownForm, params, limit, access, idempotent } = contract
  const listed: ProblemType[] = [
    ...contract.problems,
    problems.invalidQuery,
    ...(params ? [problems.notFound] : []),
    // What takes no body refuses one that says something.
    ...(method === 'get' || ownForm ? [] : bodyProblems),
    ...(method === 'get' ? [] : [problems.payloadTooLarge]),
    // The front door takes so many bodies of a client at once, and waits so long for each; for a gateway's as long as it takes.
    ...(method === 'get' || ownForm ? [] : [problems.requestTimeout, problems.rateLimited]),
    ...(limit.length > 0 ? [problems.rateLimited] : []),
    ...(access === 'public' ? [] : [problems.unauthenticated]),
    // Public endpoints need no credential, but refuse a wrong one.
    problems.invalidCredentials,
    ...(access === 'public' ? [] : [problems.forbidden]),
    ...(method === 'post' ? [problems.invalidIdempotencyKey] : []),
    ...(idempotent ? [problems.requestInProgress, problems.idempotencyMismatch] : []),
    problems.internalError,
    problems.unavailable,
  ]
  return [...new Map(listed.map((type) => [type.code, type])).values()]
}

const bodyProblems = [
  problems.invalidJson,
  problems.payloadTooLarge,
  problems.unsupportedMediaType,
  problems.validationFailed,
]
