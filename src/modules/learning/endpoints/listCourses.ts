import { endpoint } from '../../../platform/http/endpoint.js'
import { pageFrom } from '../../../platform/http/page.js'
import { preferredType } from '../../../platform/http/preferredType.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { courseList } from '../courseJsonLd.js'
import { findCourses } from '../findCourses.js'
import { loadCatalog } from '../loadCatalog.js'
import { CoursePage, CourseQuery } from '../schemas.js'

export const listCourses = endpoint({
  operationId: 'courses.list',
  method: 'get',
  path: '/lms/courses',
  summary: 'List published courses, filtered and counted by facet',
  description:
    'Filters combine; a repeated filter means any of its values. Free courses match every `priceMax`. ' +
    'Each facet is counted without its own filter.',
  query: CourseQuery,
  output: CoursePage,
  otherContentTypes: ['application/ld+json'],
  access: 'public',
  cache: { tags: ['courses', 'media'] },
  handler: async ({ req, query }) => {
    const catalog = await loadCatalog(req, requestLocale(req, query.locale))
    const { docs, facets } = findCourses(catalog, query)
    const page = pageFrom(docs, query)
    const type = preferredType(req.headers.get('accept'), ['application/json', 'application/ld+json'])
    return type === 'application/json' ? { ...page, facets } : courseList(page)
  },
})
