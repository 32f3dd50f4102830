import type { CollectionBeforeChangeHook } from 'payload'

import type { Enrolment } from '../../../payload-types.js'
import { courseOutlines } from '../enrolments/courseOutlines.js'

/** Stores the course's name on a new enrolment, which may outlive the course. */
export const noteCourse: CollectionBeforeChangeHook<Enrolment> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || typeof data.course !== 'string') return data
  const course = (await courseOutlines(req, [data.course])).get(data.course)
  return { ...data, courseSlug: course?.slug, courseTitle: course?.title }
}
