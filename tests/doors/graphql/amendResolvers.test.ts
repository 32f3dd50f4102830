import { beforeAll, expect, test } from '@jest/globals'
import type { GraphQLSchema } from 'graphql'

import { amendResolvers } from '../../../src/doors/graphql/amendResolvers.js'

type Args = Record<string, unknown>

let graphql: (query: string) => Promise<{ data?: unknown; errors?: readonly Error[] }>

beforeAll(async () => {
  const api = await import('graphql')
  const { GraphQLBoolean, GraphQLInt, GraphQLObjectType, GraphQLString } = api
  const field = (type: string) => ({
    type: GraphQLString,
    args: {
      count: { type: GraphQLBoolean },
      limit: { type: GraphQLInt },
      page: { type: GraphQLInt },
    },
    extensions: { field: { type } },
    resolve: (_: unknown, args: Args) => String(args['limit']),
  })
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { dates: field('join'), others: field('text') },
  })
  const schema: GraphQLSchema = new api.GraphQLSchema({ query })
  amendResolvers(schema, api.isObjectType)
  graphql = async (source) => api.graphql({ schema, source, contextValue: { req: {} } })
})

test.each([
  ['dates', '100'],
  ['dates(limit: 7)', '7'],
  ['dates(limit: 0)', '100'],
  ['dates(limit: -1)', '100'],
  ['dates(limit: null)', '100'],
  ['dates(limit: 1000000)', '100'],
  ['dates(limit: 0, count: true)', '0'],
  ['others(limit: 1000000)', '1000000'],
])('%s asks for at most %s', async (asked, limit) => {
  const { data } = await graphql(`{ one: ${asked} }`)
  expect({ ...(data as object) }).toEqual({ one: limit })
})

test('there is no page before the first', async () => {
  const { errors = [] } = await graphql('{ dates(page: 0) }')
  expect(errors.map(({ message }) => message)).toHaveLength(1)
})
