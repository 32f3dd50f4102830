import type { CourseDetail } from '../../../../modules/learning/courseSchemas.js'
import { linkedTags } from '../../../../platform/content/announce.js'
import { readApi } from '../../_frame/readApi.js'
import { readDocument } from '../../_frame/readDocument.js'
import { textLanguages } from '../../_frame/textLanguage.js'
import { languageOf } from '../readCourses.js'
import type { Site } from '../../Site.js'

/**
 * A course, with the languages of its words and of its text if they are not the page's, those of its page, and its
 * schema.org document.
 */
export type ReadCourse = CourseDetail & {
  lang?: string | undefined
  textLang?: string | undefined
  languages?: readonly string[] | undefined
  linkedData?: string
}

/** A published course, or where it has moved to. */
export function readCourse(site: Site, slug: string) {
  const { payload, locale } = site
  const path = `/api/lms/courses/${encodeURIComponent(slug)}?locale=${locale}`
  return readDocument<CourseDetail, ReadCourse>(site, path, {
    tags: [...linkedTags, 'payment-links', 'course-places', 'branding'],
    complete: async (course) => {
      const described = await readApi(payload, path, { accept: 'application/ld+json' })
      const { title, text, offered } = await textLanguages(site, 'courses', [course.slug])
      const languages = offered(course.slug)
      return {
        ...course,
        lang: languageOf(course, title(course.slug)),
        textLang: languageOf(course, text(course.slug)),
        languages,
        linkedData: addressed(await described.text(), {
          from: course.url,
          // As the canonical address of the page.
          to: languages?.includes(locale) === false ? course.url : site.link(course.url),
        }),
      }
    },
  })
}

/** A schema.org document whose pages are those in the reader’s language; its `@id` is one for all. */
function addressed(json: string, { from, to }: { from: string; to: string }): string {
  const inLanguage = (name: string, value: unknown) =>
    name === 'url' && value === from ? to : value
  return JSON.stringify(JSON.parse(json, inLanguage))
}
