import type * as GraphQL from 'graphql'
import type { PayloadRequest, SanitizedConfig } from 'payload'
import { z } from 'zod'

import type { JsonSchema } from '../components.js'
import { callApi, contractAt, type Query } from '../callApi.js'
import { argumentsOf } from './argumentsOf.js'
import { outputType, startOutputTypes } from './outputTypes.js'

/** The public reads that are also queries; each appears once its endpoint exists. */
const reads = {
  courses: '/api/lms/courses',
  search: '/api/search',
  links: '/api/payments/links',
}

/** Queries that answer exactly as REST does: same parameters, same rules, same limits. */
export function publicQueries(
  api: typeof GraphQL,
  config: SanitizedConfig,
): Record<string, GraphQL.GraphQLFieldConfig<unknown, { req: PayloadRequest }>> {
  const types = startOutputTypes(api)
  return Object.fromEntries(
    Object.entries(reads).flatMap(([name, path]) => {
      const contract = contractAt(config, { method: 'GET', path })
      if (!contract?.output) return []
      const whole: JsonSchema = z.toJSONSchema(contract.output, { unrepresentable: 'any' })
      const { $defs: definitions = {}, ...schema } = whole as { $defs?: Record<string, JsonSchema> }
      const typeName = `Public${name.charAt(0).toUpperCase()}${name.slice(1)}`
      return [
        [
          name,
          {
            description: contract.summary,
            type: outputType(types, { schema: flat(schema), definitions }, typeName),
            args: argumentsOf(api, contract.query),
            resolve: (_: unknown, given: Query, { req }: { req: PayloadRequest }) =>
              callApi(req, { path, query: given }),
          },
        ],
      ]
    }),
  )
}

/** Merges the parts of a combined schema into one object. */
function flat(schema: JsonSchema): JsonSchema {
  const { allOf, ...rest } = schema as { allOf?: JsonSchema[]; properties?: object }
  if (!allOf) return schema
  const parts = [...allOf.map(flat), rest] as { properties?: object }[]
  return { type: 'object', properties: Object.assign({}, ...parts.map((one) => one.properties)) }
}
