import type * as GraphQL from 'graphql'
import { z } from 'zod'

import type { Combined } from '../propertiesOf.js'

/** The arguments of a query, from the schema of its parameters in REST. */
export function argumentsOf(
  api: typeof GraphQL,
  query: z.ZodObject | undefined,
): GraphQL.GraphQLFieldConfigArgumentMap {
  if (!query) return {}
  const { properties = {}, required = [] } = z.toJSONSchema(query, {
    io: 'input',
    unrepresentable: 'any',
  }) as Combined
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const type = inputType(api, schema)
      return [name, { type: required.includes(name) ? new api.GraphQLNonNull(type) : type }]
    }),
  )
}

type Nullable = GraphQL.GraphQLScalarType | GraphQL.GraphQLList<Nullable>

function inputType(api: typeof GraphQL, { type, items }: Combined): Nullable {
  switch (type) {
    case 'integer':
      return api.GraphQLInt
    case 'number':
      return api.GraphQLFloat
    case 'boolean':
      return api.GraphQLBoolean
    case 'array':
      return new api.GraphQLList(inputType(api, (items ?? {}) as Combined))
    default:
      return api.GraphQLString
  }
}
