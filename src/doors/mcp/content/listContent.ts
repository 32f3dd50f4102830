import type { Where } from 'payload'
import { z } from 'zod'

import { anyStaff } from '../../../platform/access.js'
import { pageOf } from '../../../platform/http/page.js'
import { text } from '../../../platform/text.js'
import { tool } from '../../../platform/tools/Tool.js'
import { asCaller } from './asCaller.js'
import { type CollectionParameter, contentLocale, DocumentSummary } from './contentSchemas.js'
import { summariseDocument } from './presentDocument.js'

const filters = {
  status: z.enum(['draft', 'published']).optional(),
  search: text(200).optional().describe('Words of the title'),
  locale: contentLocale,
  page: z.int().min(1).max(100_000).default(1),
  limit: z.int().min(1).max(100).default(20),
}

/** The tool that lists documents as the admin does. */
export function listContent(collection: CollectionParameter) {
  return tool({
    name: 'list_content',
    description: 'List documents of a collection, drafts included, newest change first.',
    input: z.strictObject({ collection, ...filters }),
    output: pageOf(DocumentSummary),
    access: anyStaff,
    isReadOnly: true,
    run: async (req, { collection: slug, status, search, locale, page, limit }) => {
      const { useAsTitle = 'id' } = req.payload.collections[slug].config.admin
      const conditions: Where[] = [
        ...(status ? [{ _status: { equals: status } }] : []),
        ...(search ? [{ [useAsTitle]: { like: search } }] : []),
      ]
      const found = await req.payload.find({
        ...asCaller(req, locale),
        collection: slug,
        where: { and: conditions },
        sort: '-updatedAt',
        draft: true,
        page,
        limit,
      })
      const docs = found.docs.map((one) => summariseDocument(req, slug, one))
      return {
        ...found,
        docs,
        page,
        prevPage: found.prevPage ?? null,
        nextPage: found.nextPage ?? null,
      }
    },
  })
}
