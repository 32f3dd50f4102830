import { problems } from '../platform/http/Problem.js'
import type { JsonSchema } from '../platform/api/exampleOf.js'

const text = { type: 'string' }
const integer = { type: 'integer' }
const integerOrNull = { type: ['integer', 'null'] }

const object = (properties: Record<string, JsonSchema>, required: string[]): JsonSchema => ({
  type: 'object',
  required,
  properties,
})

const Fault = object({ path: text, code: text, message: text }, ['path', 'code', 'message'])

const Problem = {
  ...object(
    {
      type: { type: 'string', format: 'uri' },
      title: text,
      status: integer,
      detail: text,
      instance: text,
      requestId: text,
      code: { type: 'string', examples: Object.values(problems).map(({ code }) => code) },
      errors: { type: 'array', items: Fault },
    },
    ['type', 'title', 'status', 'detail', 'instance', 'requestId', 'code'],
  ),
  description: 'RFC 9457. `code` is stable; `path` is a JSON Pointer into the body or query.',
}

const PayloadErrors = {
  ...object(
    { code: text, errors: { type: 'array', items: object({ message: text }, ['message']) } },
    ['errors'],
  ),
  description: 'What went wrong on a route of Payload’s own.',
}

const PayloadPage = object(
  {
    totalDocs: integer,
    limit: integer,
    page: integer,
    totalPages: integer,
    pagingCounter: integer,
    hasPrevPage: { type: 'boolean' },
    hasNextPage: { type: 'boolean' },
    prevPage: integerOrNull,
    nextPage: integerOrNull,
  },
  ['totalDocs', 'limit', 'totalPages', 'hasPrevPage', 'hasNextPage'],
)

const PayloadVersion = {
  type: 'object',
  additionalProperties: true,
  description: 'A stored version: the document as it was in `version`, its ID in `parent`.',
}

const PayloadBulkError = object({ id: text, message: text }, ['message'])

/** `{ price.amount: { less_than: 50000 }, or: [ … ] }`: operators by field, or filters that all or one must match. */
const Where = {
  type: 'object',
  description:
    'Conditions by field, or lists of filters under `and` and `or`: `where[price.amount][less_than]=50000`.',
  additionalProperties: {
    anyOf: [
      { $ref: '#/components/schemas/WhereField' },
      { type: 'array', items: { $ref: '#/components/schemas/Where' } },
    ],
  },
}

const several = {
  anyOf: [text, { type: 'array', items: { type: ['string', 'number', 'boolean', 'null'] } }],
}

const operators = {
  equals: {},
  not_equals: {},
  in: several,
  not_in: several,
  exists: { type: 'boolean' },
  like: text,
  not_like: text,
  contains: text,
  greater_than: {},
  greater_than_equal: {},
  less_than: {},
  less_than_equal: {},
}

const WhereField = {
  type: 'object',
  description: 'Operators and the values to compare with.',
  properties: operators,
  additionalProperties: false,
}

const Select = {
  type: 'object',
  description: 'Fields with `true` to include these alone, or with `false` to leave these out.',
  additionalProperties: {
    anyOf: [{ type: 'boolean' }, { $ref: '#/components/schemas/Select' }],
  },
}

/** Schemas that all operations share: our problems, and Payload's errors, lists and filters. */
export const sharedSchemas = {
  Problem,
  PayloadErrors,
  PayloadPage,
  PayloadVersion,
  PayloadBulkError,
  Where,
  WhereField,
  Select,
}

const query = (name: string, schema: JsonSchema, description: string) => ({
  name,
  in: 'query',
  required: false,
  schema,
  description,
})

const deep = (name: string, schema: JsonSchema, description: string) => ({
  ...query(name, schema, description),
  style: 'deepObject',
  explode: true,
})

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Payload's query language, as far as callers can use it, and the header of repeated requests. */
export function sharedParameters(locales: readonly string[], maxDepth: number) {
  const content = contentParameters(locales, maxDepth)
  return { ...listParameters(), ...content, 'Idempotency-Key': idempotencyKey }
}

function listParameters() {
  return {
    where: deep(
      'where',
      ref('Where'),
      'A filter, such as `where[slug][equals]=terms`; as JSON, too: `where={"slug":{"equals":"terms"}}`.',
    ),
    whichMany: {
      ...deep('where', ref('Where'), 'Which documents are meant; without it the call is refused.'),
      example: { id: { equals: '6f0c2d1e-4b7a-4c39-9a51-0d8e3f2b7c64' } },
    },
    sort: query(
      'sort',
      text,
      'Fields to sort by, separated by commas; a minus before one reverses it: `-updatedAt,title`.',
    ),
    limit: query(
      'limit',
      { type: 'integer', minimum: 1, maximum: 100 },
      'The number of documents on a page.',
    ),
    page: query('page', { type: 'integer', minimum: 1 }, 'The number of the page, from 1.'),
    pagination: query(
      'pagination',
      { type: 'boolean' },
      'Taken as Payload’s clients send it; lists are counted, and have pages, all the same.',
    ),
  }
}

function contentParameters(locales: readonly string[], maxDepth: number) {
  const locale = { type: 'string', enum: locales }
  const localeOrNone = { type: 'string', enum: [...locales, 'none'] }
  return {
    depth: query(
      'depth',
      { type: 'integer', minimum: 0, maximum: maxDepth },
      'How many levels of related documents are included instead of their IDs.',
    ),
    select: deep(
      'select',
      ref('Select'),
      'The fields to return, such as `select[title]=true`. The others are missing then, although the schemas here require them.',
    ),
    populate: deep(
      'populate',
      { type: 'object', additionalProperties: ref('Select') },
      'The fields to return of related documents, by collection: `populate[media][url]=true`.',
    ),
    locale: query(
      'locale',
      locale,
      'The language of the content. (`all`, for exports, makes each translated field an object by language; no schema here describes that.)',
    ),
    'fallback-locale': query(
      'fallback-locale',
      localeOrNone,
      'The language to use where a translation is missing. With `none` a field without one is missing, although the schemas here require it.',
    ),
    draft: query(
      'draft',
      { type: 'boolean' },
      '`true` reads the newest drafts, or saves as a draft; for staff. Where something published has a newer draft, a change ' +
        'without this or `_status` is `409`.',
    ),
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A random text of your own, the same in every repetition of this request: it is then carried out once, and answered alike for 24 hours.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' },
  example: '01KAF0YV7W3Q9R5T8X2Z4B6C8D',
}
