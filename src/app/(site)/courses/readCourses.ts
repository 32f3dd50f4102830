import type { z } from 'zod'

import type { CoursePage } from '../../../modules/learning/courseSchemas.js'
import { readApi } from '../_frame/readApi.js'
import { remember } from '../_frame/remember.js'
import { textLanguages } from '../_frame/textLanguage.js'
import type { Site } from '../Site.js'

type Page = z.output<typeof CoursePage>

/** A course in a list, with the language of its words if it is not the page's. */
export type ListedCourse = Page['docs'][number] & { lang?: string | undefined }

export type CourseList = Omit<Page, 'docs'> & { docs: ListedCourse[] }

type Found = { list: CourseList | undefined }

/** A page of the catalog in the reader's language, or undefined if the catalog refuses the query. */
export async function readCourses(
  site: Site,
  query: URLSearchParams,
): Promise<CourseList | undefined> {
  const { payload, locale } = site
  const asked = new URLSearchParams(query)
  asked.set('locale', locale)
  const path = `/api/lms/courses?${asked.toString()}`
  const { list } = await remember<Found>(payload, {
    key: path,
    tags: ['courses', 'media', 'payment-links', 'course-places', 'currencies'],
    load: async () => {
      const response = await readApi(payload, path)
      if (response.status === 400) return { list: undefined }
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      const list = (await response.json()) as Page
      const { title } = await textLanguages(site, 'courses')
      return {
        list: {
          ...list,
          docs: list.docs.map((one) => ({
            ...one,
            lang: (title(one.slug) && one.language) ?? undefined,
          })),
        },
      }
    },
    isKept: ({ list: found }) => found !== undefined && !asked.has('q'),
  })
  return list
}
