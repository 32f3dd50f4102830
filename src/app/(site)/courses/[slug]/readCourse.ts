import type { CourseDetail } from '../../../../modules/learning/courseSchemas.js'
import { linkedTags } from '../../../../platform/content/announce.js'
import { readApi, slugMovedTo } from '../../_frame/readApi.js'
import { textLanguages } from '../../_frame/textLanguage.js'
import { remember } from '../../_frame/remember.js'
import type { Site } from '../../Site.js'

/** A course, with the language of its words if it is not the page's. */
export type ReadCourse = CourseDetail & { lang?: string | undefined }

type Found =
  | { kind: 'course'; course: ReadCourse; linkedData: string }
  | { kind: 'moved'; slug: string }
  | { kind: 'missing' }

/** A published course with its schema.org document, or where it has moved to. */
export async function readCourse(site: Site, slug: string): Promise<Found> {
  const { payload, locale } = site
  const path = `/api/lms/courses/${encodeURIComponent(slug)}?locale=${locale}`
  return remember<Found>(payload, {
    key: path,
    tags: [...linkedTags, 'payment-links', 'course-places', 'branding'],
    load: () => load(site, path),
    isKept: ({ kind }) => kind === 'course',
  })
}

async function load(site: Site, path: string): Promise<Found> {
  const { payload } = site
  const response = await readApi(payload, path)
  const moved = slugMovedTo(response)
  if (moved) return { kind: 'moved', slug: moved }
  if (response.status === 404) return { kind: 'missing' }
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  const described = await readApi(payload, path, 'application/ld+json')
  const course = (await response.json()) as CourseDetail
  const { title } = await textLanguages(site, 'courses')
  return {
    kind: 'course',
    course: { ...course, lang: (title(course.slug) && course.language) ?? undefined },
    linkedData: await described.text(),
  }
}
