import type { PayloadRequest, TypedLocale } from 'payload'

import { platformOf } from '../../platform/platform.js'
import type { Course as CourseDocument } from '../../payload-types.js'
import { type CatalogEntry, catalogEntry } from './catalogEntry.js'
import { presentCourse } from './presentCourse.js'

const batchSize = 200

/**
 * Every published course in one language, as the catalog shows it. Kept in memory until a course or a picture
 * changes: filtering a few hundred courses there takes less than one query that reads them.
 */
export async function loadCatalog(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<readonly CatalogEntry[]> {
  const { cache, serverUrl } = platformOf(req.payload)
  return cache.remember<CatalogEntry[]>({
    key: `catalog ${locale}`,
    tags: ['courses', 'media'],
    load: async () => {
      const documents = await readPublished(req, locale)
      const value = documents.map((document) => catalogEntry(presentCourse(document, serverUrl)))
      return { value, bytes: JSON.stringify(documents).length * 4, keep: true }
    },
  })
}

async function readPublished(req: PayloadRequest, locale: TypedLocale): Promise<CourseDocument[]> {
  const documents: CourseDocument[] = []
  for (let page = 1; ; page += 1) {
    const { docs } = await req.payload.find({
      collection: 'courses',
      where: { _status: { equals: 'published' } },
      select: { body: false, syllabus: false },
      sort: 'id',
      depth: 1,
      limit: batchSize,
      page,
      pagination: false,
      locale,
      overrideAccess: false,
    })
    documents.push(...docs)
    if (docs.length < batchSize) return documents
  }
}
