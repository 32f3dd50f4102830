import type * as GraphQL from 'graphql'
import type { PayloadRequest, Plugin, SanitizedConfig } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../platform/api/endpoint.js'
import { extend } from '../../platform/extend.js'
import { preferredType } from '../../platform/http/accept.js'
import { documentLimit } from '../../platform/http/readBody.js'
import { Reply } from '../../platform/http/reply.js'
import { capitalised } from '../../platform/text.js'
import { callApi, contractAt, type Query } from '../callApi.js'
import type { JsonSchema } from '../../platform/api/exampleOf.js'
import { answerQuery } from './answerQuery.js'

const Request = z
  .strictObject({
    query: z.string().max(20_000),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().max(200).nullish(),
    extensions: z.record(z.string(), z.unknown()).nullish(),
  })
  .meta({ id: 'GraphqlRequest' })

const Answer = z
  .object({
    data: z.record(z.string(), z.unknown()).nullish(),
    errors: z.array(z.looseObject({ message: z.string() })).optional(),
  })
  .meta({ id: 'GraphqlAnswer' })

const json = 'application/json'
const graphqlJson = 'application/graphql-response+json'

const post = endpoint({
  operationId: 'graphql.query',
  method: 'post',
  path: '/graphql',
  summary: 'Run a GraphQL query',
  description:
    'Content as in the admin’s lists, and the queries `courses`, `search` and `links`, which answer as REST does. `Idempotency-Key` counts for mutations.',
  body: Request,
  maxBytes: documentLimit,
  output: Answer,
  otherAnswers: { 400: 'The query was not run; `errors` says why.' },
  otherContentTypes: [graphqlJson],
  access: 'public',
  callers: ['staff'],
  auth: 'optional',
  idempotent: 'itself',
  limit: [{ name: 'graphql', points: 240, seconds: 60 }],
  handler: async ({ req, body }) => {
    const { status, body: answer, headers } = await answerQuery(req, body)
    const accept = req.headers.get('accept') ?? graphqlJson
    const isKnown = accept.includes(graphqlJson)
    const type = preferredType(accept, isKnown ? [graphqlJson, json] : [json, graphqlJson])
    // Clients that accept only JSON read a body only with status 200 (GraphQL over HTTP, 6.4.1).
    const isLegacy = /^\s*application\/json\s*(?:;[^,]*)?$/i.test(accept)
    return new Reply(answer as z.input<typeof Answer>, {
      status: isLegacy ? 200 : status,
      headers: {
        ...headers,
        'content-type': type === graphqlJson ? `${type}; charset=utf-8` : type,
      },
    })
  },
})

/** GraphQL at `/api/graphql`. */
export const graphql = (): Plugin => (config) =>
  extend(
    {
      ...config,
      graphQL: {
        ...config.graphQL,
        maxComplexity: 500,
        // NODE_ENV does not help here, because the demo runs as production does; our own rule decides.
        disableIntrospectionInProduction: false,
        queries: (api, { config: finished, Query }) => {
          leaveOutAccess(Query)
          return publicQueries(api, finished)
        },
      },
    },
    { endpoints: [post] },
  )

/** Field permissions matter only to the admin, which asks over REST, and would be half of the schema. */
function leaveOutAccess({ fields }: { fields: Record<string, unknown> }): void {
  for (const name of Object.keys(fields)) {
    if (/^(?:Access|docAccess)/.test(name)) Reflect.deleteProperty(fields, name)
  }
}

/** The public reads that are also queries; each appears once its endpoint exists. */
const reads = {
  courses: '/api/lms/courses',
  search: '/api/search',
  links: '/api/payments/links',
}

/** Queries that answer exactly as REST does: same parameters, same rules, same limits. */
function publicQueries(
  api: typeof GraphQL,
  config: SanitizedConfig,
): Record<string, GraphQL.GraphQLFieldConfig<unknown, { req: PayloadRequest }>> {
  const types = startOutputTypes(api)
  return Object.fromEntries(
    Object.entries(reads).flatMap(([name, path]) => {
      const contract = contractAt(config, { method: 'GET', path })
      if (!contract?.output) return []
      const whole = z.toJSONSchema(contract.output, { unrepresentable: 'any' }) as JsonSchema
      const { $defs: definitions = {}, ...schema } = whole
      const typeName = `Public${capitalised(name)}`
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
  const { allOf, ...rest } = schema
  if (!allOf) return schema
  const parts = [...allOf.map(flat), rest].map(({ properties }) => properties)
  return { type: 'object', properties: Object.assign({}, ...parts) as JsonSchema['properties'] }
}

/** The arguments of a query, from the schema of its parameters in REST. */
function argumentsOf(
  api: typeof GraphQL,
  query: z.ZodObject | undefined,
): GraphQL.GraphQLFieldConfigArgumentMap {
  if (!query) return {}
  const { properties = {}, required = [] } = z.toJSONSchema(query, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const type = inputType(api, schema)
      return [name, { type: required.includes(name) ? new api.GraphQLNonNull(type) : type }]
    }),
  )
}

type Nullable = GraphQL.GraphQLScalarType | GraphQL.GraphQLList<Nullable>

function inputType(api: Api, schema: JsonSchema): Nullable {
  const type = typeOf(schema)
  if (type === 'array') {
    return new api.GraphQLList(inputType(api, (schema.items ?? {}) as JsonSchema))
  }
  return scalarOf(api, schema) ?? api.GraphQLString
}

type Api = typeof GraphQL

type OutputTypes = {
  api: Api
  /** Objects made so far, by name. */
  named: Map<string, GraphQL.GraphQLObjectType>
  /** For values without a fixed shape. */
  anything: GraphQL.GraphQLScalarType
}

/** A JSON Schema with the named parts it refers to. */
type Described = { schema: JsonSchema; definitions: Record<string, JsonSchema> }

function startOutputTypes(api: Api): OutputTypes {
  const anything = new api.GraphQLScalarType({ name: 'PublicJson', description: 'Any JSON.' })
  return { api, named: new Map(), anything }
}

/** The GraphQL type of what REST answers; named parts are `Public…`, to tell them from Payload's own types. */
function outputType(
  types: OutputTypes,
  { schema, definitions }: Described,
  name: string,
): GraphQL.GraphQLOutputType {
  const { api, anything } = types
  if (schema.$ref) {
    const key = schema.$ref.split('/').at(-1) ?? ''
    return outputType(types, { schema: definitions[key] ?? {}, definitions }, `Public${key}`)
  }
  const [only, ...others] = (schema.anyOf ?? schema.oneOf ?? []).filter(isSomething)
  if (only && others.length > 0) return anything
  if (only) return outputType(types, { schema: only, definitions }, name)
  const type = typeOf(schema)
  if (type === 'array' && typeof schema.items === 'object') {
    const item = { schema: schema.items, definitions }
    return new api.GraphQLList(outputType(types, item, `${name}Item`))
  }
  if (type === 'object' && hasPlainNames(schema)) {
    return objectType(types, { schema, definitions }, name)
  }
  return scalarOf(api, schema) ?? anything
}

function objectType(types: OutputTypes, { schema, definitions }: Described, name: string) {
  const known = types.named.get(name)
  if (known) return known
  const fieldOf = ([key, part]: [string, JsonSchema]) => {
    const type = outputType(types, { schema: part, definitions }, name + capitalised(key))
    return [key, { type }] as const
  }
  const made = new types.api.GraphQLObjectType({
    name,
    fields: () => Object.fromEntries(Object.entries(schema.properties ?? {}).map(fieldOf)),
  })
  types.named.set(name, made)
  return made
}

/** The largest `Int` of GraphQL; amounts of money are often larger. */
const maxInt = 2 ** 31 - 1

function scalarOf(api: Api, schema: JsonSchema): GraphQL.GraphQLScalarType | undefined {
  const type = typeOf(schema)
  const { maximum = Infinity } = schema
  const scalars: Record<string, GraphQL.GraphQLScalarType> = {
    string: api.GraphQLString,
    integer: maximum > maxInt ? api.GraphQLFloat : api.GraphQLInt,
    number: api.GraphQLFloat,
    boolean: api.GraphQLBoolean,
  }
  return type === undefined ? undefined : scalars[type]
}

function typeOf({ type, properties }: JsonSchema): string | undefined {
  if (type === undefined) return properties ? 'object' : undefined
  return [type].flat().find((one) => one !== 'null')
}

function isSomething({ type }: JsonSchema): boolean {
  return type !== 'null'
}

/** Maps, whose keys are data, are plain JSON. */
function hasPlainNames({ properties = {} }: JsonSchema): boolean {
  const names = Object.keys(properties)
  return names.length > 0 && names.every((name) => /^[_a-zA-Z]\w*$/.test(name))
}
