import type { JsonSchema } from './components.js'
import { documentExamples, routeExamples } from './documentExamples.js'
import type { DocumentSchemas } from './documentSchemas.js'
import { exampleOf } from './exampleOf.js'
import { type Gives, openRoutes, type PayloadOperation } from './payloadOperations.js'
import { asStaff } from './security.js'

type Described = {
  slug: string
  one: string
  many: string
  /** Method and path as Payload has them: `get /:id`. */
  route: string
  described: PayloadOperation
  documents: DocumentSchemas
  /** Whether a document of it is a file. */
  isUpload: boolean
}

/** One operation of Payload's, for one collection or global. */
export function describePayloadOperation(about: Described) {
  const { slug, one, many, route, described, documents } = about
  const [verb, summary, gives] = described
  const area = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const status = verb === 'create' ? '201' : '200'
  const answer = { description: 'Done.', content: contentOf(gives, slug, documents) }
  return {
    operationId: `${area}.${verb}`,
    tags: [area],
    summary: summary.replace('{one}', one).replace('{many}', many),
    parameters: [...pathParameters(route), ...queryParameters(route, gives)],
    ...requestBody(about),
    responses: { [status]: answer, '4XX': refusal },
    security: openRoutes.has(route) ? [{}, ...asStaff] : asStaff,
  }
}

const refusal = {
  description: 'Refused. The messages say why.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/PayloadErrors' } } },
}

function pathParameters(route: string) {
  const schema = { type: 'string' }
  return [...route.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema,
    example: exampleOf(schema, {}, name),
  }))
}

const shared = ['depth', 'select', 'populate', 'locale', 'fallback-locale', 'draft']
const listed = ['where', 'sort', 'limit', 'page', 'pagination']

/** Payload's query language; `where[field][operator]=value` and the like are deep objects. */
function queryParameters(route: string, gives: Gives) {
  if (gives === 'object' || gives === 'file') return []
  const isList = gives === 'page' || gives === 'versions' || gives === 'bulk' || gives === 'count'
  const names = [...(isList ? listed : []), ...(gives === 'count' ? [] : shared)]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

function requestBody({ route, slug, documents, isUpload }: Described) {
  const [method = '', path = ''] = route.split(' ')
  if (method !== 'post' && method !== 'patch') return {}
  const isDocument = path === '/' || (method === 'patch' && path === '/:id')
  if (!isDocument) {
    const json = { schema: { type: 'object' }, example: routeExamples[route] ?? {} }
    return { requestBody: { required: false, content: { 'application/json': json } } }
  }
  const whole = documentExamples[slug] ?? documents.exampleOf(slug)
  const example = method === 'patch' ? firstOf(whole) : whole
  const json = { schema: documents.refTo(slug, 'Input'), example }
  const content = {
    'application/json': json,
    ...(isUpload && { 'multipart/form-data': { schema: fileForm } }),
  }
  return { requestBody: { required: true, content } }
}

/** A change names what changes. */
function firstOf(document: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(document).slice(0, 1))
}

const fileForm = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary' },
    _payload: {
      type: 'string',
      description: 'The other fields as JSON, or send each by its name.',
    },
  },
}

function contentOf(gives: Gives, slug: string, documents: DocumentSchemas) {
  if (gives === 'file') return { 'application/octet-stream': { schema: { type: 'string' } } }
  return { 'application/json': { schema: schemaOf(gives, documents.refTo(slug, 'Document')) } }
}

function schemaOf(gives: Exclude<Gives, 'file'>, document: JsonSchema): JsonSchema {
  const message = { type: 'string' }
  switch (gives) {
    case 'document':
      return document
    case 'page':
      return { allOf: [page, { properties: { docs: { type: 'array', items: document } } }] }
    case 'versions':
      return page
    case 'written':
      return { type: 'object', properties: { doc: document, message } }
    case 'result':
      return { type: 'object', properties: { result: document, message } }
    case 'bulk':
      return {
        type: 'object',
        properties: {
          docs: { type: 'array', items: document },
          errors: { type: 'array' },
          message,
        },
      }
    case 'count':
      return {
        type: 'object',
        required: ['totalDocs'],
        properties: { totalDocs: { type: 'integer' } },
      }
    case 'object':
      return { type: 'object' }
  }
}

const page = { $ref: '#/components/schemas/PayloadPage' }
