import type { z } from 'zod'

import type { CoursePage } from '../../../modules/learning/courseSchemas.js'
import { readApi } from '../_frame/readApi.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

export type CourseList = z.output<typeof CoursePage>

type Found = { list: CourseList | undefined }

/** A page of the catalog in the reader's language, or undefined if the catalog refuses the query. */
export async function readCourses(
  { payload, locale }: Site,
  query: URLSearchParams,
): Promise<CourseList | undefined> {
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
      return { list: (await response.json()) as CourseList }
    },
    isKept: ({ list: found }) => found !== undefined && !asked.has('q'),
  })
  return list
}
