import type { GraphQLSchema, isObjectType as IsObjectType } from 'graphql'

import { Problem, problems } from '../../platform/http/Problem.js'

const maxLimit = 100

type Asked = { count?: boolean | null; limit?: number | null; page?: number | null }

/**
 * Gives lists of related documents the bounds of all lists: Payload 3.90 reads them whole where no limit is named, for
 * each of a hundred documents.
 */
export function limitJoins(schema: GraphQLSchema, isObjectType: typeof IsObjectType): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve, extensions } = field
      const { field: declared } = extensions as { field?: { type?: string } }
      if (!resolve || declared?.type !== 'join') continue
      field.resolve = (...[source, args, context, info]) =>
        resolve(source, { ...args, limit: limitOf(args as Asked) }, context, info)
    }
  }
}

function limitOf({ count, limit, page }: Asked): number {
  if (typeof page === 'number' && page < 1) {
    throw new Problem(problems.invalidQuery, { detail: 'page: Send a whole number from 1.' })
  }
  if (limit === 0 && count) return 0
  return typeof limit === 'number' && limit >= 1 && limit <= maxLimit ? limit : maxLimit
}
