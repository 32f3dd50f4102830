import type { GraphQLSchema, isObjectType as IsObjectType } from 'graphql'
import type { PayloadRequest } from 'payload'

import { bodyAsMarkdown } from '../../platform/content/contentAsMarkdown.js'

type Parent = { body?: object | null; bodyMarkdown?: unknown }

/** Of each body that was read: a query may ask for it under many aliases. */
const known = new WeakMap<object, Promise<string>>()

/**
 * Answers `bodyMarkdown` with the body as Markdown wherever it is asked for: in GraphQL who names a field has selected it,
 * while over REST it is read with `select[bodyMarkdown]=true` alone.
 */
export function resolveMarkdown(schema: GraphQLSchema, isObjectType: typeof IsObjectType): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    const { body, bodyMarkdown } = type.getFields()
    if (!body || !bodyMarkdown) continue
    bodyMarkdown.resolve = ({ body: read, bodyMarkdown: selected }: Parent, _, context) =>
      selected ?? markdownOf((context as { req: PayloadRequest }).req, read)
  }
}

function markdownOf(req: PayloadRequest, body: object | null | undefined): Promise<string> | null {
  if (!body) return null
  const markdown = known.get(body) ?? bodyAsMarkdown(req, body)
  known.set(body, markdown)
  return markdown
}
