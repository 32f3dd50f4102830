import type { PayloadRequest, TypedLocale } from 'payload'

import type { Course as CourseDocument } from '../../../payload-types.js'
import { linkedTags } from '../../../platform/content/announce.js'
import { writeOnce } from '../../../platform/http/serializedCache.js'
import { platformOf } from '../../../platform/platform.js'
import { readTogether } from '../../../platform/readTogether.js'
import { Course } from '../courseSchemas.js'
import { type Availability, catalogTags, loadAvailability } from './offers.js'
import { serializeCourse } from './serializeCourse.js'

type Found<T> = { found: T | undefined }

/**
 * The published courses of these ids, as lists show them in one language, in this order; one that is gone meanwhile is
 * left out. Each is cached until a course, a picture, a payment link or its places change.
 */
export async function readListed(
  req: PayloadRequest,
  ids: readonly string[],
  locale: TypedLocale,
): Promise<Course[]> {
  const { cache } = platformOf(req.payload)
  const documentOf = readingDocuments(req, locale)
  const availabilityOf = loadAvailability(req)
  const listed = ids.map((id) =>
    cache.remember<Found<Course>>({
      key: `listed course ${id} ${locale}`,
      tags: catalogTags,
      bytes: ({ found }) => (found ? JSON.stringify(found).length * 4 : 100),
      load: async () => {
        const document = await documentOf(id)
        return {
          found: document && listedCourse(req, document, await availabilityOf(document)),
        }
      },
    }),
  )
  return (await Promise.all(listed)).flatMap(({ found }) => found ?? [])
}

function listedCourse(req: PayloadRequest, document: CourseDocument, availability: Availability) {
  const { serverUrl } = platformOf(req.payload)
  try {
    return writeOnce(Course, serializeCourse(document, serverUrl, availability))
  } catch (err) {
    // A malformed row from outside our forms must not break the list.
    req.payload.logger.error({ err, msg: `A list goes without ${document.slug}` })
    return undefined
  }
}

/** Cached separately, because places change far more often than the text of a course. */
function readingDocuments(req: PayloadRequest, locale: TypedLocale) {
  const { cache } = platformOf(req.payload)
  const read = readTogether((ids) => readPublished(req, ids, locale))
  return async (id: string): Promise<CourseDocument | undefined> => {
    const { found } = await cache.remember<Found<CourseDocument>>({
      key: `published course ${id} ${locale}`,
      tags: linkedTags,
      bytes: ({ found }) => 100 + JSON.stringify(found ?? '').length * 2,
      load: async () => ({ found: await read(id) }),
    })
    return found
  }
}

async function readPublished(req: PayloadRequest, ids: readonly string[], locale: TypedLocale) {
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    select: { body: false, syllabus: false },
    joins: false,
    // Not by a title: that has several languages.
    sort: 'id',
    depth: 1,
    limit: ids.length,
    pagination: false,
    locale,
    overrideAccess: false,
  })
  return new Map<string, CourseDocument>(docs.map((one) => [one.id, one as CourseDocument]))
}
