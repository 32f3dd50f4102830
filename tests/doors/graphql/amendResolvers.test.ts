import { expect, test } from '@jest/globals'
import {
  execute,
  graphql,
  GraphQLBoolean,
  type GraphQLFieldResolver,
  GraphQLInt,
  GraphQLList,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  isObjectType,
  parse,
} from 'graphql'

import { amendResolvers } from '../../../src/doors/graphql/amendResolvers.js'

type Args = Record<string, unknown>

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

/** Asks a schema whose lists answer with the limit that reached them. */
function askLimits(source: string) {
  const fields = { dates: field('join'), others: field('text') }
  const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) })
  amendResolvers(schema, isObjectType)
  return graphql({ schema, source, contextValue: { req: {} } })
}

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
  const { data } = await askLimits(`{ one: ${asked} }`)
  expect({ ...(data as object) }).toEqual({ one: limit })
})

test('there is no page before the first', async () => {
  const { errors = [] } = await askLimits('{ dates(page: 0) }')
  expect(errors.map(({ message }) => message)).toHaveLength(1)
})

type Resolve = GraphQLFieldResolver<unknown, unknown>

/** Notes which fields are begun and done; `others` is a request of somebody else, which needs a turn of the event loop. */
function startSchema() {
  const noted: string[] = []
  const note = async ({ path }: Parameters<Resolve>[3]) => {
    noted.push(`${String(path.key)} begins`)
    await Promise.resolve()
    noted.push(`${String(path.key)} is done`)
    return [{}]
  }
  const resolve: Resolve = (...[, , , info]) => note(info)
  const List = new GraphQLObjectType({
    name: 'List',
    fields: {
      bodyMarkdown: { type: GraphQLString, resolve: (...[, , , info]) => note(info).then(String) },
    },
  })
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: { list: { type: new GraphQLList(List), resolve } },
  })
  const schema = new GraphQLSchema({ query })
  amendResolvers(schema, isObjectType)
  const ask = async (text: string) => {
    setImmediate(() => noted.push('others'))
    await execute({ schema, document: parse(text), contextValue: { req: { query: {} } } })
    return noted
  }
  return { ask }
}

test('the lists of one query are read one after the other, and others have their turn between', async () => {
  const noted = await startSchema().ask('{ a: list { __typename } b: list { __typename } }')
  expect(noted).toEqual(['others', 'a begins', 'a is done', 'b begins', 'b is done'])
})

test('texts are converted one after the other', async () => {
  const noted = await startSchema().ask('{ list { a: bodyMarkdown b: bodyMarkdown } }')
  const texts = ['a begins', 'a is done', 'b begins', 'b is done']
  expect(noted).toEqual(['others', 'list begins', 'list is done', ...texts])
})
