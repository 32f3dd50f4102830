import type { GraphQLResolveInfo, GraphQLSchema, isObjectType as IsObjectType } from 'graphql'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

import { bodyAsMarkdown } from '../../platform/content/contentAsMarkdown.js'
import { Problem, problems } from '../../platform/http/Problem.js'

type Context = { req: PayloadRequest }

/**
 * Mends what Payload 3.90's resolvers lack, in every type of what is read or written. Root fields follow each other, and so
 * do the texts below one that are converted.
 */
export function amendResolvers(schema: GraphQLSchema, isObjectType: typeof IsObjectType): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    const { body, bodyMarkdown } = type.getFields()
    if (body && bodyMarkdown) {
      bodyMarkdown.resolve = (parent: Parent, _, context) =>
        resolveMarkdown(parent, context as Context)
    }
    for (const field of Object.values(type.getFields())) {
      const { resolve, extensions } = field
      if (!resolve) continue
      const { field: declared } = extensions as { field?: { type?: string } }
      const isJoin = declared?.type === 'join'
      field.resolve = (source, ...[args, context, info]: Rest) => {
        const bounded = isJoin ? { ...args, limit: limitOf(args) } : args
        const own = ownContext(context, info.path)
        const work = () => resolve(source, bounded, own, info)
        if (!info.path.prev) return inOrder(context, work)
        return field.name === 'bodyMarkdown' ? inOrder(own, work) : work()
      }
    }
  }
}

const maxLimit = 100

type Rest = [args: Asked, context: Context, info: GraphQLResolveInfo]
type Asked = { count?: boolean | null; limit?: number | null; page?: number | null }

/**
 * Lists of related documents have the bounds of all lists: Payload reads them whole where no limit is named, for each of a
 * hundred documents.
 */
function limitOf({ count, limit, page }: Asked): number {
  if (typeof page === 'number' && page < 1) {
    throw new Problem(problems.invalidQuery, { detail: 'page: Send a whole number from 1.' })
  }
  if (limit === 0 && count) return 0
  return typeof limit === 'number' && limit >= 1 && limit <= maxLimit ? limit : maxLimit
}

type Parent = { body?: object | null; bodyMarkdown?: unknown }

/** Of each body that was read: a query may ask for it under many aliases. */
const known = new WeakMap<object, Promise<string>>()

/**
 * The body as Markdown wherever it is asked for: in GraphQL who names a field has selected it, while over REST it is read
 * with `select[bodyMarkdown]=true` alone.
 */
function resolveMarkdown({ body, bodyMarkdown: selected }: Parent, { req }: Context): unknown {
  if (selected != null || !body) return selected ?? null
  const markdown = known.get(body) ?? bodyAsMarkdown(req, body)
  known.set(body, markdown)
  return markdown
}

/** The last work that was begun for a context. */
const last = new WeakMap<Context, Promise<unknown>>()

/** Ten lists of a hundred documents that were worked on at once left everybody else without an answer for half a second. */
function inOrder(context: Context, work: () => unknown): Promise<unknown> {
  const before = last.get(context) ?? Promise.resolve()
  const begin = () => nextTurn().then(work)
  const own = before.then(begin, begin)
  last.set(context, own)
  return own
}

/** Of each operation, the context of each of its root fields. */
const contexts = new WeakMap<Context, Map<string | number, Context>>()

/**
 * Each root field of an operation has a context of its own, down to what is below it: the resolvers note the language and
 * `draft` of one field in the context of all, so that the next one would be answered, or written, in that language.
 */
function ownContext(shared: Context, path: GraphQLResolveInfo['path']): Context {
  let root = path
  while (root.prev) root = root.prev
  const own = contexts.get(shared) ?? new Map<string | number, Context>()
  contexts.set(shared, own)
  const context = own.get(root.key) ?? copyOf(shared)
  own.set(root.key, context)
  return context
}

function copyOf(shared: Context): Context {
  const req = isolateObjectProperty(shared.req, ['locale', 'fallbackLocale', 'query'])
  req.query = { ...req.query }
  return { ...shared, req }
}
