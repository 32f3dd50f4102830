import type { GraphQLResolveInfo, GraphQLSchema, isObjectType as IsObjectType } from 'graphql'
import { isolateObjectProperty, type PayloadRequest } from 'payload'

type Context = { req: PayloadRequest }

/** Of each operation, the context of each of its root fields. */
const contexts = new WeakMap<Context, Map<string | number, Context>>()

/**
 * Gives each root field of an operation a context of its own, down to what is below it. Payload 3.90's resolvers note the
 * language and `draft` of one field in the context of all, so that the next one is answered, or written, in that language.
 */
export function separateFields(schema: GraphQLSchema, isObjectType: typeof IsObjectType): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field
      if (!resolve) continue
      field.resolve = (...[source, args, context, info]) =>
        resolve(source, args, contextOf(context as Context, info.path), info)
    }
  }
}

function contextOf(shared: Context, path: GraphQLResolveInfo['path']): Context {
  let root = path
  while (root.prev) root = root.prev
  const known = contexts.get(shared) ?? new Map<string | number, Context>()
  contexts.set(shared, known)
  const own = known.get(root.key) ?? copyOf(shared)
  known.set(root.key, own)
  return own
}

function copyOf(shared: Context): Context {
  const req = isolateObjectProperty(shared.req, ['locale', 'fallbackLocale', 'query'])
  req.query = { ...req.query }
  return { ...shared, req }
}
