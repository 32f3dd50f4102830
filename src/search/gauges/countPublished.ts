import type { Payload } from 'payload'

import { searchDeclarationOf } from '../../platform/content/searchDeclaration.js'

export type Published = { documents: number; newest: number }

/** How many documents are to be found by search, and when the newest of them changed (milliseconds since 1970). */
export async function countPublished(payload: Payload): Promise<Published> {
  const searched = payload.config.collections.filter(searchDeclarationOf)
  const parts = await Promise.all(
    searched.map(async ({ slug }) => {
      const { docs, totalDocs } = await payload.find({
        collection: slug,
        where: { _status: { equals: 'published' } },
        select: { updatedAt: true },
        sort: '-updatedAt',
        limit: 1,
        depth: 0,
        overrideAccess: false,
      })
      const [first] = docs as unknown as { updatedAt: string }[]
      return { documents: totalDocs, newest: first ? Date.parse(first.updatedAt) : 0 }
    }),
  )
  return {
    documents: parts.reduce((sum, { documents }) => sum + documents, 0),
    newest: Math.max(0, ...parts.map(({ newest }) => newest)),
  }
}
