import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'

import type { Operation } from '../access.js'
import { bodyAsMarkdown } from './bodyAsMarkdown.js'

type Select = Record<string, unknown>
type Document = { body?: unknown; bodyMarkdown?: unknown }

const isBodyAsked = Symbol(
  'The caller asked for the body as Markdown, and for the body itself or not',
)

/**
 * Makes `select[bodyMarkdown]=true` return the body as the Markdown that a write may send; the body is loaded for it.
 */
export function selectBodyForMarkdown({ args, operation }: Operation): void {
  const { select } = args as { select?: Select }
  if (operation !== 'read' || select?.['bodyMarkdown'] !== true) return
  Object.assign(args, {
    select: { ...select, body: true },
    [isBodyAsked]: select['body'] === true,
  })
}

/** Adds the Markdown to what was read, and removes the body if it was not selected. */
export const addBodyMarkdown: CollectionAfterOperationHook = async ({
  args,
  collection,
  req,
  result,
}) => {
  const asked = (args as { [isBodyAsked]?: boolean })[isBodyAsked]
  const hasBody = collection.flattenedFields.some(({ name }) => name === 'body')
  if (asked === undefined || !hasBody) return result
  const found = result as (Document & { docs?: Document[] }) | null
  for (const document of found?.docs ?? (found ? [found] : [])) {
    document.bodyMarkdown = await markdownOf(req, document.body)
    if (!asked) delete document.body
  }
  return result
}

/** With `locale=all` there is one for each language. */
async function markdownOf(req: PayloadRequest, body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null || 'root' in body) return bodyAsMarkdown(req, body)
  const languages = Object.entries(body).map(
    async ([locale, each]) => [locale, await bodyAsMarkdown(req, each)] as const,
  )
  return Object.fromEntries(await Promise.all(languages))
}
