import type { CollectionSlug, SanitizedConfig } from 'payload'
import { z } from 'zod'

import { requiredText, text } from '../../../platform/text.js'

export type CollectionParameter = z.ZodType<CollectionSlug>

/** The collections that agents may write to: those with drafts. */
export function collectionParameter({ collections }: SanitizedConfig): CollectionParameter {
  const slugs = collections.filter(({ versions }) => versions?.drafts).map(({ slug }) => slug)
  return z.enum(slugs)
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
