import type { Payload, TypedLocale } from 'payload'

import { searchDeclarationOf } from '../../../platform/search/searchDeclarationOf.js'

/** Enough to know how well content covers itself. */
const most = 60

/** Titles of published documents in a language, the newest of each searched collection. */
export async function readTitles(payload: Payload, locale: TypedLocale): Promise<string[]> {
  const lists = await Promise.all(
    payload.config.collections.map(async (collection) => {
      const declaration = searchDeclarationOf(collection)
      if (!declaration) return []
      const { docs } = await payload.find({
        collection: collection.slug,
        where: { _status: { equals: 'published' } },
        select: { [declaration.title]: true },
        locale,
        depth: 0,
        limit: most,
        pagination: false,
      })
      return docs.map((found) => (found as unknown as Record<string, unknown>)[declaration.title])
    }),
  )
  return lists.flat().filter((title): title is string => typeof title === 'string' && title !== '')
}
