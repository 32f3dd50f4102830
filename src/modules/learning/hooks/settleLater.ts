import type { CollectionAfterChangeHook } from 'payload'

import type { Course } from '../../../payload-types.js'
import { platformOf } from '../../../platform/platform.js'
import { settleCourse } from '../enrolments/settleCourse.js'

/** Queues the update of a course's enrolments after a change is published. */
export const settleLater: CollectionAfterChangeHook<Course> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'published') return
  await platformOf(req.payload).jobs.add(req, {
    task: settleCourse,
    payload: { courseId: doc.id },
    key: `${settleCourse.name} ${doc.id}`,
  })
}
