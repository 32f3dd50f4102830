import { endpoint } from '../../../platform/http/endpoint.js'
import { pageFrom } from '../../../platform/http/page.js'
import { preferredType } from '../../../platform/http/preferredType.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { catalogTags } from '../catalogTags.js'
import { courseList, courseTypes } from '../courseJsonLd.js'
import { courseProvider } from '../courseProvider.js'
import { countEnrolments } from '../enrolments/countEnrolments.js'
import { findCourses } from '../findCourses.js'
import { loadCatalog } from '../loadCatalog.js'
import { CoursePage, CourseQuery } from '../schemas.js'
import { sortCourses } from '../sortCourses.js'

export const listCourses = endpoint({
  operationId: 'courses.list',
  method: 'get',
  path: '/lms/courses',
  summary: 'List published courses with filters and facets',
  description:
    'The catalogue as visitors see it, with prices, dates and places left; `courses.find` lists the documents that ' +
    'staff edit. Filters combine; a repeated filter means any of its values. Free courses match every `priceMax`. ' +
    'Each facet is counted without its own filter. `popular` puts the courses with most enrolments first.',
  query: CourseQuery,
  output: CoursePage,
  otherContentTypes: ['application/ld+json'],
  access: 'public',
  cache: { tags: [...catalogTags, 'branding', 'enrolments'] },
  handler: async ({ req, query }) => {
    const locale = requestLocale(req, query.locale)
    const { courses, facets } = findCourses(await loadCatalog(req, locale), query)
    const enrolled = query.sort === 'popular' ? await countEnrolments(req) : undefined
    const page = pageFrom(
      sortCourses(courses, { ...query, locale, ...(enrolled && { enrolled }) }),
      query,
    )
    const type = preferredType(req.headers.get('accept'), courseTypes)
    if (type === 'application/json') return { ...page, facets }
    return courseList(page, await courseProvider(req))
  },
})
