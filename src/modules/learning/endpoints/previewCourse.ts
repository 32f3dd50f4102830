import { previewEndpoint } from '../../../platform/content/preview/previewEndpoint.js'
import { renderBody } from '../../../platform/content/renderBody.js'
import { platformOf } from '../../../platform/platform.js'
import { loadOffers } from '../catalog/offers.js'
import { serializeCourse, serializeSyllabus } from '../catalog/serializeCourse.js'
import { CourseDetail } from '../courseSchemas.js'

export const previewCourse = previewEndpoint({
  collection: 'courses',
  output: CourseDetail,
  present: async (req, draft) => {
    // A draft may lack required fields, and a row that was just added is still empty.
    const sessions = (draft.sessions ?? []).filter(({ startsAt }) => startsAt)
    const course = { ...draft, sessions, slug: draft.slug || '', title: draft.title || '' }
    const offer = (await loadOffers(req)).get(course.id)
    return {
      ...serializeCourse(course, platformOf(req.payload).serverUrl, offer),
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
