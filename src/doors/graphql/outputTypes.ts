import type * as GraphQL from 'graphql'

import { capitalised } from '../../platform/text.js'
import type { JsonSchema } from '../components.js'
import type { Combined } from '../propertiesOf.js'

type Api = typeof GraphQL

type OutputTypes = {
  api: Api
  /** Objects made so far, by name. */
  named: Map<string, GraphQL.GraphQLObjectType>
  /** For values without a fixed shape. */
  anything: GraphQL.GraphQLScalarType
}

/** A JSON Schema with the named parts it refers to. */
type Described = { schema: Combined; definitions: Record<string, JsonSchema> }

export function startOutputTypes(api: Api): OutputTypes {
  const anything = new api.GraphQLScalarType({ name: 'PublicJson', description: 'Any JSON.' })
  return { api, named: new Map(), anything }
}

/** The GraphQL type of what REST answers; named parts are `Public…`, to tell them from Payload's own types. */
export function outputType(
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
  return scalarOf(api, type) ?? anything
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

function scalarOf(api: Api, type: string | undefined): GraphQL.GraphQLScalarType | undefined {
  const scalars: Record<string, GraphQL.GraphQLScalarType> = {
    string: api.GraphQLString,
    integer: api.GraphQLInt,
    number: api.GraphQLFloat,
    boolean: api.GraphQLBoolean,
  }
  return type === undefined ? undefined : scalars[type]
}

function typeOf({ type, properties }: Combined): string | undefined {
  if (type === undefined) return properties ? 'object' : undefined
  return [type].flat().find((one) => one !== 'null')
}

function isSomething({ type }: Combined): boolean {
  return type !== 'null'
}

/** Maps, whose keys are data, are plain JSON. */
function hasPlainNames({ properties = {} }: Combined): boolean {
  const names = Object.keys(properties)
  return names.length > 0 && names.every((name) => /^[_a-zA-Z]\w*$/.test(name))
}
