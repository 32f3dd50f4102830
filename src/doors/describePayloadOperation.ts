import { headerRefs } from './answerHeaders.js'
import { areaOf } from './areas.js'
import { accessOf, wordsFor, type Callers } from './callers.js'
import { documentExamples, routeExamples } from './documentExamples.js'
import type { DocumentSchemas } from './documentSchemas.js'
import { exampleOf, type JsonSchema } from '../platform/api/exampleOf.js'
import { areaNameOf, type Gives, type PayloadOperation } from './payloadOperations.js'
import { securityFor } from './security.js'

type Described = {
  slug: string
  one: string
  many: string
  /** Method and path as Payload has them: `get /:id`. */
  route: string
  /** The path as the document names it. */
  path: string
  described: PayloadOperation
  documents: DocumentSchemas
  callers: Callers
  /** The media types of its files, where its documents are files. */
  fileTypes: readonly string[]
  /** Whether its documents may be sent with a file. */
  takesFile: boolean
}

/** One of Payload's operations, for one collection or global. */
export function describePayloadOperation(about: Described) {
  const { slug, route, path, described, callers } = about
  const { verb, gives, description = '' } = described
  const operationId = `${areaNameOf(slug)}.${verb}`
  return {
    operationId,
    tags: [areaOf(operationId)],
    summary: inWords(described.summary, about),
    description: [description, twins[operationId] ?? '', wordsFor(callers)]
      .filter(Boolean)
      .join('\n\n'),
    ...accessOf(callers),
    parameters: [
      ...pathParameters(path),
      ...queryParameters(route, gives),
      ...(isCreate(described) ? [{ $ref: '#/components/parameters/Idempotency-Key' }] : []),
    ],
    ...requestBody(about),
    responses: {
      [verb === 'create' ? '201' : '200']: answerOf(about),
      '4XX': refusal,
      ...(described.mails && { '503': withoutMail }),
    },
    security: securityFor(callers),
  }
}

/** Requests that may be repeated under the same key without creating a second document. */
function isCreate({ verb }: PayloadOperation): boolean {
  return verb === 'create' || verb === 'duplicate'
}

/** Operations that are easily mistaken for another one. */
const twins: Record<string, string> = {
  'courses.find':
    'The documents as staff edit them. For the catalogue with filters, facets, dates and places left use `courses.list`.',
  'courses.findById':
    'The document as staff edit it. For the course as visitors see it use `courses.get`.',
  'courseSessions.find':
    'The dates of published courses with the places left. `courses.list` gives each course with its dates.',
  'enrolments.find': 'The enrolments of all learners. A learner’s own: `enrolments.list`.',
  'paymentLinks.find':
    'The documents as staff edit them. For the links that can be paid now use `payments.listLinks`.',
  'forms.updateById': 'The path takes the ID here, not the slug.',
  'forms.deleteById': 'The path takes the ID here, not the slug.',
  'policies.findById': 'By the slug instead: `policies.getBySlug`.',
}

function inWords(summary: string, { one, many }: Pick<Described, 'one' | 'many'>): string {
  const article = /^(?:[aeio]|FAQ|un(?!i))/i.test(one) ? 'an' : 'a'
  return summary.replace('{many}', many).replace('{one}', one).replace('{a}', `${article} ${one}`)
}

const requestId = headerRefs('X-Request-Id')

const refusal = {
  description:
    'Refused. `message` says why. A presented credential that is not valid is 401 with the code `invalid_credentials`.',
  headers: requestId,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/PayloadErrors' } } },
}

const withoutMail = {
  ...refusal,
  description: 'Mail cannot be sent: `code` is `mail_unavailable`.',
}

const said: Record<Gives, string> = {
  bulk: 'The documents after the change, and what went wrong with others.',
  count: 'The number of documents.',
  document: 'The document.',
  file: 'The file.',
  object: 'Done.',
  page: 'One page of documents.',
  result: 'The document after the change.',
  version: 'The version.',
  versions: 'One page of versions.',
  written: 'The document.',
}

function answerOf({ described, slug, documents, fileTypes, route }: Described) {
  const { gives } = described
  const isRead = route.startsWith('get ')
  return {
    description: said[gives],
    headers: headerRefs(
      'X-Request-Id',
      ...(isRead ? (['ETag'] as const) : []),
      ...(isCreate(described) ? (['Idempotent-Replayed'] as const) : []),
    ),
    content: contentOf(gives, fileTypes, documents.refTo(slug, 'Document')),
  }
}

const pathWords: Record<string, string> = {
  id: 'The ID of the document.',
  slug: 'The ID of the document.',
  filename: 'The name of the file, as `filename` of its document says.',
}

function pathParameters(path: string) {
  const schema = { type: 'string' }
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: path.includes('/versions/') ? 'The ID of the version.' : (pathWords[name] ?? name),
    schema,
    example: exampleOf(schema, {}, name),
  }))
}

const shared = ['depth', 'select', 'populate', 'locale', 'fallback-locale', 'draft']
const listed = ['where', 'sort', 'limit', 'page', 'pagination']
const restored = ['depth', 'populate', 'draft']

/** Payload's query language; `where[field][operator]=value` and the like are deep objects. */
function queryParameters(route: string, gives: Gives) {
  if (route === 'post /versions/:id') return restored.map(refTo)
  if (gives === 'object' || gives === 'file') return []
  const isList = gives === 'page' || gives === 'versions' || gives === 'bulk' || gives === 'count'
  const many = listed.map((name) => (name === 'where' && gives === 'bulk' ? 'whichMany' : name))
  const names = [...(isList ? many : []), ...(gives === 'count' ? [] : shared)]
  return names.map(refTo)
}

const refTo = (name: string) => ({ $ref: `#/components/parameters/${name}` })

function requestBody({ route, slug, documents, fileTypes, takesFile }: Described) {
  const [method = '', path = ''] = route.split(' ')
  if (method !== 'post' && method !== 'patch') return {}
  const isDocument = path === '/' || (method === 'patch' && path === '/:id')
  if (!isDocument) {
    const schema = { type: 'object', additionalProperties: true }
    const json = { schema, example: routeExamples[route] ?? {} }
    return { requestBody: { required: false, content: { 'application/json': json } } }
  }
  const whole = documentExamples[slug] ?? documents.exampleOf(slug)
  const isChange = method === 'patch' || documents.isGlobal(slug)
  const { properties } = documents.inputOf(slug)
  const example = method === 'patch' ? firstOf(whole, Object(properties) as object) : whole
  const json = { schema: documents.refTo(slug, isChange ? 'Update' : 'Input'), example }
  const isFile = fileTypes.length > 0
  const content = {
    // Creating a document of a file needs one; afterwards its fields can be changed without one.
    ...(!(isFile && method === 'post') && { 'application/json': json }),
    ...(takesFile && {
      'multipart/form-data': { schema: fileForm(documents.inputOf(slug), method === 'post') },
    }),
  }
  return { requestBody: { required: true, content } }
}

/** A change must name the fields it changes. */
function firstOf(document: Record<string, unknown>, changeable: object) {
  const fields = Object.entries(document).filter(([name]) => name in changeable)
  return Object.fromEntries(fields.slice(0, 1))
}

function contentOf(gives: Gives, fileTypes: readonly string[], document: JsonSchema) {
  if (gives !== 'file') return { 'application/json': { schema: schemaOf(gives, document) } }
  const file = { schema: { type: 'string', format: 'binary' } }
  return Object.fromEntries(fileTypes.map((type) => [type, file]))
}

const text = { type: 'string' }

function schemaOf(gives: Exclude<Gives, 'file'>, document: JsonSchema): JsonSchema {
  switch (gives) {
    case 'document':
      return document
    case 'page':
      return pageWith(document)
    case 'versions':
      return pageWith({ $ref: '#/components/schemas/PayloadVersion' })
    case 'version':
      return { $ref: '#/components/schemas/PayloadVersion' }
    case 'written':
      return whole({ doc: document, message: text })
    case 'result':
      return whole({ result: document, message: text })
    case 'bulk':
      return whole({
        docs: { type: 'array', items: document },
        errors: { type: 'array', items: { $ref: '#/components/schemas/PayloadBulkError' } },
        message: text,
      })
    case 'count':
      return whole({ totalDocs: { type: 'integer' } })
    case 'object':
      return { type: 'object', additionalProperties: true }
  }
}

/** An object with all of these. */
function whole(properties: Record<string, JsonSchema>): JsonSchema {
  return { type: 'object', required: Object.keys(properties), properties }
}

function pageWith(document: JsonSchema): JsonSchema {
  const docs = whole({ docs: { type: 'array', items: document } })
  return { allOf: [{ $ref: '#/components/schemas/PayloadPage' }, docs] }
}

/** The form for uploading a file: the file, and each plain field of its document by name. */
function fileForm({ properties }: JsonSchema, isFileNeeded: boolean): JsonSchema {
  const fields = Object.entries(properties ?? {})
  const plain = fields.flatMap(([name, schema]): [string, JsonSchema][] => {
    const type = [schema.type].flat().find((one) => one !== 'null')
    const isPlain = typeof type === 'string' && ['string', 'number', 'boolean'].includes(type)
    return isPlain && name !== 'file' ? [[name, { ...schema, type }]] : []
  })
  return {
    type: 'object',
    ...(isFileNeeded && { required: ['file'] }),
    properties: {
      file: { type: 'string', format: 'binary', description: 'The file itself.' },
      ...Object.fromEntries(plain),
      _payload: {
        type: 'string',
        description: 'All fields as one JSON object, instead of each by its name.',
      },
    },
  }
}
