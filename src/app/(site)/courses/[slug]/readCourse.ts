import type { Payload } from 'payload'

import type { CourseDetail } from '../../../../modules/learning/courseSchemas.js'
import { linkedTags } from '../../../../platform/content/tags.js'
import { readApi, slugMovedTo } from '../../_frame/readApi.js'
import { remember } from '../../_frame/remember.js'
import type { Site } from '../../Site.js'

type Found =
  | { kind: 'course'; course: CourseDetail; linkedData: string }
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' }

/** A published course with its schema.org document, or where it has moved to. */
export async function readCourse({ payload, locale }: Site, slug: string): Promise<Found> {
  const path = `/api/lms/courses/${encodeURIComponent(slug)}?locale=${locale}`
  return remember<Found>(payload, {
    key: path,
    tags: [...linkedTags, 'payment-links', 'course-places', 'branding'],
    load: () => load(payload, path),
    isKept: ({ kind }) => kind === 'course',
  })
}

async function load(payload: Payload, path: string): Promise<Found> {
  const response = await readApi(payload, path)
  const moved = slugMovedTo(response)
  if (moved) return { kind: 'moved', slug: moved }
  if (response.status === 404) return { kind: 'missing' }
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  const described = await readApi(payload, path, 'application/ld+json')
  return {
    kind: 'course',
    course: (await response.json()) as CourseDetail,
    linkedData: await described.text(),
  }
}
