import { problems } from '../platform/http/problems.js'
import type { JsonSchema } from './components.js'

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
  ...object({ errors: { type: 'array', items: object({ message: text }, ['message']) } }, [
    'errors',
  ]),
  description: 'What went wrong on a route of Payload’s own.',
}

const PayloadPage = object(
  {
    docs: { type: 'array' },
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
  ['docs', 'totalDocs', 'limit', 'totalPages', 'hasPrevPage', 'hasNextPage'],
)

const query = (name: string, schema: JsonSchema, description: string) => ({
  name,
  in: 'query',
  required: false,
  schema,
  description,
})

const deep = (name: string, description: string) => ({
  ...query(name, { type: 'object' }, description),
  style: 'deepObject',
  explode: true,
})

/** Schemas that all operations share: ours of problems, Payload's of errors and lists. */
export const sharedSchemas = { Problem, PayloadErrors, PayloadPage }

/** Payload's query language, as far as it is of use to callers. */
export const payloadParameters = {
  where: deep('where', 'A filter such as `where[slug][equals]=terms`.'),
  sort: query('sort', text, 'A field, with a minus for descending; several with commas.'),
  limit: query('limit', { type: 'integer', minimum: 1, maximum: 100 }, 'Documents a page.'),
  page: query('page', { type: 'integer', minimum: 1 }, 'The page, from 1.'),
  pagination: query('pagination', { type: 'boolean' }, 'False leaves out the counting.'),
  depth: query('depth', { type: 'integer', minimum: 0 }, 'How far related documents are included.'),
  select: deep('select', 'The fields to include, such as `select[title]=true`.'),
  populate: deep('populate', 'The fields to include of related documents, by collection.'),
  locale: query('locale', text, 'The language of the content.'),
  'fallback-locale': query('fallback-locale', text, 'The language where that one is missing.'),
  draft: query('draft', { type: 'boolean' }, 'Drafts instead of what is published, for staff.'),
}
