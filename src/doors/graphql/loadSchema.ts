import type { ASTNode, GraphQLSchema, ValidationRule } from 'graphql'
import type { SanitizedConfig } from 'payload'

import { platformOf } from '../../platform/platform.js'
import { closeCollections } from './closeCollections.js'
import { limitBreadth } from './limitBreadth.js'
import { limitDepth } from './limitDepth.js'
import { limitFilters } from './limitFilters.js'
import { limitSize } from './limitSize.js'
import { refuseUnknown } from './refuseUnknown.js'

export type LoadedSchema = {
  schema: GraphQLSchema
  /** Our own rules run first: the work of the others grows with what fragments expand to. */
  bounds: ValidationRule[]
  rules: ValidationRule[]
  /** Payload's own rules; a fragment that contains itself would make them loop, so they come last. */
  limits: (variables: Record<string, unknown>) => ValidationRule[]
}

const loaded = new WeakMap<SanitizedConfig, Promise<LoadedSchema>>()

/** The schema of this configuration, built when first requested: most processes never need it. */
export function loadSchema(config: SanitizedConfig): Promise<LoadedSchema> {
  const schema = loaded.get(config) ?? load(config)
  loaded.set(config, schema)
  return schema
}

async function load(config: SanitizedConfig): Promise<LoadedSchema> {
  const { configToSchema } = await import('@payloadcms/graphql')
  const { GraphQLError, NoSchemaIntrospectionCustomRule, specifiedRules } = await import('graphql')
  const collections = closeCollections(config.collections)
  const { schema, validationRules } = configToSchema({ ...config, collections })
  const toError = (message: string, nodes: ASTNode) => new GraphQLError(message, { nodes })
  // The schema is in the repository; outside the demo nobody needs suggestions of other names.
  const introspection = platformOf({ config }).demo ? [] : [NoSchemaIntrospectionCustomRule]
  return {
    schema,
    bounds: [refuseUnknown, limitBreadth, limitDepth, limitSize, limitFilters].map((make) =>
      make(toError),
    ),
    rules: [...specifiedRules, ...introspection],
    limits: (variableValues) =>
      validationRules({ variableValues } as Parameters<typeof validationRules>[0]),
  }
}
