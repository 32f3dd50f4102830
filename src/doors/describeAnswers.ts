import type { Contract } from '../platform/http/contract.js'
import type { ProblemType } from '../platform/http/problems.js'
import type { Components, JsonSchema } from './components.js'
import { possibleProblems } from './possibleProblems.js'

type Answer = {
  description: string
  headers?: object
  content?: Record<string, { schema: JsonSchema }>
}

/** The answers of one operation by status: its success, what else is no failure, and its problems with their codes. */
export function describeAnswers(
  contract: Contract,
  components: Components,
): Record<string, Answer> {
  const { status, summary, otherAnswers, cache } = contract
  const content = contentOf(contract, components)
  const answers: Record<string, Answer> = {
    [status]: { description: summary, ...partOf(status, content) },
    ...(cache && { 304: { description: 'Not changed since the tag in If-None-Match.' } }),
  }
  for (const [other, description] of Object.entries(otherAnswers)) {
    answers[other] = { description, ...partOf(Number(other), content) }
  }
  for (const [problemStatus, types] of byStatus(possibleProblems(contract))) {
    const problem = problemAnswer(types)
    const also = answers[problemStatus]
    answers[problemStatus] = also
      ? {
          description: `${also.description} ${problem.description}`,
          content: { ...also.content, ...problem.content },
        }
      : problem
  }
  return answers
}

function contentOf({ output, contentType, otherContentTypes }: Contract, components: Components) {
  const schema = output ? components.describe(output, 'output') : { type: 'string' }
  const others = otherContentTypes.map((type) => [type, { schema: anyOf(type) }] as const)
  return { [contentType]: { schema }, ...Object.fromEntries(others) }
}

/** What has no schema of its own: a batch is a list, linked data an object, event streams and files are text. */
function anyOf(contentType: string): JsonSchema {
  if (contentType.endsWith('-batch+json')) return { type: 'array', items: { type: 'object' } }
  return { type: contentType.endsWith('json') ? 'object' : 'string' }
}

const location = { Location: { required: true, schema: { type: 'string' } } }

/** A redirect has a place and no body, 204 neither. */
function partOf(status: number, content: Answer['content']): Partial<Answer> {
  if (status >= 300 && status < 400) return { headers: location }
  return content && status !== 204 ? { content } : {}
}

function byStatus(types: ProblemType[]): Map<string, ProblemType[]> {
  const statuses = new Map<string, ProblemType[]>()
  for (const type of types) {
    const status = String(type.status)
    statuses.set(status, [...(statuses.get(status) ?? []), type])
  }
  return statuses
}

const retryAfter = { 'Retry-After': { description: 'Seconds.', schema: { type: 'string' } } }

function problemAnswer(types: ProblemType[]): Answer {
  const code = { enum: types.map((type) => type.code) }
  const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code } }] }
  return {
    description: types.map((type) => `\`${type.code}\`: ${type.title}.`).join(' '),
    ...(types.some(({ status }) => status === 429) && { headers: retryAfter }),
    content: { 'application/problem+json': { schema } },
  }
}
