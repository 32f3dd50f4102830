import { previewEndpoint } from '../../../platform/content/preview/previewEndpoint.js'
import { renderBody } from '../../../platform/content/renderBody.js'
import { platformOf } from '../../../platform/platform.js'
import { loadAvailability } from '../catalog/offers.js'
import { serializeCourse } from '../catalog/serializeCourse.js'
import { serializeSyllabus } from '../enrolments/courseOutlines.js'
import { CourseDetail } from '../courseSchemas.js'

export const previewCourse = previewEndpoint({
  collection: 'courses',
  output: CourseDetail,
  present: async (req, draft) => {
    // A draft may lack required fields.
    const course = { ...draft, slug: draft.slug || '', title: draft.title || '' }
    const availability = await loadAvailability(req)
    return {
      ...serializeCourse(course, platformOf(req.payload).serverUrl, availability(course)),
      syllabus: serializeSyllabus(course).map((part) => ({
        ...part,
        lessons: part.lessons.map((lesson) => ({
          ...lesson,
          slug: lesson.slug || '',
          title: lesson.title || '',
        })),
      })),
      html: await renderBody(req, course.body),
    }
  },
})
