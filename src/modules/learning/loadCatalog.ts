import type { PayloadRequest, TypedLocale } from 'payload'

import { linkedTags } from '../../platform/content/linkedTags.js'
import { writeOnce } from '../../platform/http/written.js'
import { platformOf } from '../../platform/platform.js'
import type { Course as CourseDocument } from '../../payload-types.js'
import { type CatalogEntry, catalogEntry } from './catalogEntry.js'
import { catalogTags } from './catalogTags.js'
import { loadOffers } from './offers.js'
import { presentCourse } from './presentCourse.js'
import { Course } from './schemas.js'

const batchSize = 200

/**
 * Every published course in one language, as the catalog shows it. Cached until a course, a picture, a payment link or
 * the places of a course change: filtering a few hundred courses in memory is faster than one query.
 */
export async function loadCatalog(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<readonly CatalogEntry[]> {
  const { cache, serverUrl } = platformOf(req.payload)
  return cache.remember<CatalogEntry[]>({
    key: `catalog ${locale}`,
    tags: catalogTags,
    load: async () => {
      const documents = await rememberPublished(req, locale)
      const offers = await loadOffers(req)
      const value: CatalogEntry[] = []
      for (const document of documents) {
        const offer = offers.get(document.id)
        try {
          value.push(catalogEntry(writeOnce(Course, presentCourse(document, serverUrl, offer))))
        } catch (err) {
          // A malformed row from outside our forms must not break the list.
          req.payload.logger.error({ err, msg: `The catalog goes without ${document.slug}` })
        }
      }
      return { value, bytes: JSON.stringify(documents).length * 5, keep: true }
    },
  })
}

/** Cached separately, because places change far more often than the text of a course. */
async function rememberPublished(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<CourseDocument[]> {
  return platformOf(req.payload).cache.remember<CourseDocument[]>({
    key: `published courses ${locale}`,
    tags: linkedTags,
    load: async () => {
      const value = await readPublished(req, locale)
      return { value, bytes: JSON.stringify(value).length * 2, keep: true }
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
