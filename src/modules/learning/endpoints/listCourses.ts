import { endpoint } from '../../../platform/api/endpoint.js'
import { pageFrom } from '../../../platform/http/page.js'
import { preferredType } from '../../../platform/http/preferredType.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { currenciesTag, siteCurrencies } from '../../../platform/siteCurrencies.js'
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
    '`priceMax` is in minor units of `currency`, or of the site’s main currency where that is left out: amounts of two ' +
    'currencies are never compared. `price` puts free courses first, then those in the main currency by amount, then ' +
    'each other currency by itself; `-price` the dearest of each currency first, and free courses last. ' +
    'Each facet is counted without its own filter. `popular` puts the courses with most enrolments first.',
  query: CourseQuery,
  output: CoursePage,
  otherContentTypes: ['application/ld+json'],
  access: 'public',
  cache: { tags: [...catalogTags, 'branding', 'enrolments', currenciesTag] },
  handler: async ({ req, query }) => {
    const locale = requestLocale(req, query.locale)
    const currencies = await siteCurrencies(req.payload)
    const { priceMax, currency = priceMax === undefined ? undefined : currencies[0] } = query
    const { courses, facets } = findCourses(await loadCatalog(req, locale), {
      ...query,
      ...(currency !== undefined && { currency }),
    })
    const enrolled = query.sort === 'popular' ? await countEnrolments(req) : undefined
    const page = pageFrom(
      sortCourses(courses, { ...query, locale, currencies, ...(enrolled && { enrolled }) }),
      query,
    )
    const type = preferredType(req.headers.get('accept'), courseTypes)
    if (type === 'application/json') return { ...page, facets }
    return courseList(page, await courseProvider(req))
  },
})
