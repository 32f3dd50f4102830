import {
  type ApiDocument,
  type DescribedOperation,
  nameIn,
  type Parameter,
} from '../../platform/api/ApiDocument.js'
import type { JsonSchema } from '../../platform/api/exampleOf.js'
import { propertiesOf } from '../propertiesOf.js'

/** One operation as a method of a client. Its only argument holds path, query and body side by side. */
export type SdkOperation = {
  id: string
  area: string
  verb: string
  method: string
  path: string
  summary: string
  pathParameters: Parameter[]
  /** Without those that the body also has: such a name means the field of the body. */
  queryParameters: Parameter[]
  body: JsonSchema | undefined
  bodyRequired: boolean
  /** The JSON it answers with; `text` and `bytes` are other content, undefined means none. */
  answer: JsonSchema | 'text' | 'bytes' | undefined
  isIdempotent: boolean
  isPaged: boolean
  isStreamed: boolean
}

/** Every operation of the document, by area and verb. */
export function readOperations(document: ApiDocument): SdkOperation[] {
  return Object.entries(document.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, described]) =>
        readOperation(document, { path, method, described }),
      ),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

function readOperation(
  document: ApiDocument,
  { path, method, described }: { path: string; method: string; described: DescribedOperation },
): SdkOperation {
  const [area = '', verb = ''] = described.operationId.split('.')
  const parameters = described.parameters.flatMap((one) => resolve(document, one))
  // Where documents have addresses by their slugs, too, the template says slug; this is still the ID.
  const rename = (text: string) => (verb.endsWith('ById') ? text.replace(/\bslug\b/, 'id') : text)
  const body = described.requestBody?.content['application/json']?.schema
  const inBody = new Set(body ? Object.keys(propertiesOf(body, document)) : [])
  const contents = successContents(described)
  const either = answerOf(contents)
  // The method of the client is the one by the slug.
  const answer = described['x-by-id'] ? (either as JsonSchema).anyOf?.[0] : either
  const isJson = typeof answer === 'object'
  return {
    id: described.operationId,
    area,
    verb,
    method: method.toUpperCase(),
    path: rename(path),
    summary: described.summary,
    pathParameters: parameters
      .filter((one) => one.in === 'path')
      .map((one) => ({ ...one, name: rename(one.name) })),
    queryParameters: parameters
      .filter((one) => one.in === 'query' && !inBody.has(one.name))
      .map((one) => ({ ...one, schema: alsoAlone(one.schema) })),
    body,
    bodyRequired: described.requestBody?.required ?? false,
    answer,
    isIdempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    isPaged: isJson && method === 'get' && isPage(answer, parameters, document),
    isStreamed: contents.some(([type]) => type === 'text/event-stream'),
  }
}

function resolve({ components }: ApiDocument, one: Parameter | { $ref: string }): Parameter[] {
  if (!('$ref' in one)) return [one]
  const found = components.parameters[nameIn(one)]
  return found ? [found] : []
}

/** A query parameter that may be repeated may also be a single value. */
function alsoAlone(schema: JsonSchema): JsonSchema {
  const { type, items } = schema
  return type === 'array' && typeof items === 'object' ? { anyOf: [items, schema] } : schema
}

function successContents({ responses }: DescribedOperation) {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => Object.entries(('content' in answer && answer.content) || {}))
}

function answerOf(contents: [string, { schema?: JsonSchema }][]): SdkOperation['answer'] {
  if (contents.length === 0) return undefined
  const plain = contents.filter(([type]) => /[/+]json$/.test(type) && !type.includes('ld+json'))
  const schemas = new Map(plain.map(([, { schema = {} }]) => [JSON.stringify(schema), schema]))
  if (schemas.size > 1) return { anyOf: [...schemas.values()] }
  const [only] = schemas.values()
  // A file is of the format that was asked for, whatever the client accepts.
  const isAlsoCsv = contents.some(([type]) => type === 'text/csv')
  if (only) return isAlsoCsv ? { anyOf: [{ type: 'string' }, only] } : only
  return contents.every(([type]) => type.startsWith('text/')) ? 'text' : 'bytes'
}

function isPage(answer: JsonSchema, parameters: Parameter[], document: ApiDocument): boolean {
  const properties = propertiesOf(answer, document)
  const isAsked = parameters.some(({ name, in: place }) => name === 'page' && place === 'query')
  return isAsked && 'docs' in properties && 'hasNextPage' in properties
}
