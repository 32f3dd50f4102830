import type { SanitizedConfig } from 'payload'

import { loadSchema } from './loadSchema.js'

/** The whole GraphQL schema as text, in a stable order. */
export async function schemaSnapshot(config: SanitizedConfig): Promise<string> {
  const { lexicographicSortSchema, printSchema } = await import('graphql')
  const { schema } = await loadSchema(config)
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
