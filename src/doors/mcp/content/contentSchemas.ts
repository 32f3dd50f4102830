import type { CollectionSlug, PayloadRequest, SanitizedConfig } from 'payload'
import { z } from 'zod'

import { requiredText, text } from '../../../platform/text.js'

export type CollectionParameter = z.ZodType<CollectionSlug>

/** The collections that agents may write to: those with drafts. */
export function collectionParameter({ collections }: SanitizedConfig): CollectionParameter {
  const slugs = collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug)
  return z.enum(slugs)
}

/** Whether a caller may do any of this in one of them. */
export function mayDo(...operations: ('create' | 'read' | 'update')[]) {
  return async ({ req }: { req: PayloadRequest }): Promise<boolean> => {
    const rights = Object.values(req.payload.collections)
      .filter(({ config }) => config.versions?.drafts)
      .flatMap(({ config: { access } }) =>
        operations.map(async (operation) => access[operation]({ req })),
      )
    return (await Promise.all(rights)).some((right) => right !== false)
  }
}

export const documentId = requiredText(64)

export const contentLocale = text(12).optional()

export const documentFields = z
  .record(z.string().max(100), z.unknown())
  .describe(
    'Fields of the document by name; send `bodyMarkdown` in place of `body`, in blocks and lessons too.',
  )

export const DocumentSummary = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string().nullable(),
  status: z.string(),
  updatedAt: z.string(),
})

export const WholeDocument = DocumentSummary.extend({
  bodyMarkdown: z.string(),
  document: z.record(z.string(), z.unknown()),
})
