import type { PayloadRequest } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { pageFrom } from '../../../platform/http/page.js'
import { preferredType } from '../../../platform/http/accept.js'
import { searchTag } from '../../../platform/content/tags.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { currenciesTag, siteCurrencies } from '../../../platform/siteCurrencies.js'
import { courseList, courseProvider, courseTypes } from '../catalog/courseJsonLd.js'
import { findCourses } from '../catalog/findCourses.js'
import { loadCatalog } from '../catalog/loadCatalog.js'
import { catalogTags } from '../catalog/offers.js'
import { sortCourses } from '../catalog/sortCourses.js'
import { CoursePage, CourseQuery } from '../courseSchemas.js'
import { countEnrolments } from '../enrolments/enrolmentStore.js'

/** How long a list waits for edits that are still being indexed. */
const patienceMs = 1_000

export const listCourses = endpoint({
  operationId: 'courses.list',
  method: 'get',
  path: '/lms/courses',
  summary: 'List published courses with filters and facets',
  description:
    'The catalogue as visitors see it, with prices, dates and places left; `courses.find` lists the documents that ' +
    'staff edit. `q` is looked for as in site search: misspelt words and other words for the same thing find courses too. ' +
    'Filters combine; a repeated filter means any of its values. Free courses match every `priceMax`. ' +
    '`priceMax` is in minor units of `currency`, or of the site’s main currency where that is left out: amounts of two ' +
    'currencies are never compared. `price` puts free courses first, then those in the main currency by amount, then ' +
    'each other currency by itself; `-price` the dearest of each currency first, and free courses last. ' +
    'Each facet is counted without its own filter. `popular` puts the courses with most enrolments first.',
  query: CourseQuery,
  output: CoursePage,
  otherContentTypes: ['application/ld+json'],
  access: 'public',
  cache: { tags: [...catalogTags, 'branding', 'enrolments', currenciesTag, searchTag] },
  handler: async ({ req, query }) => {
    const locale = requestLocale(req, query.locale)
    const currencies = await siteCurrencies(req.payload)
    const { priceMax, currency = priceMax === undefined ? undefined : currencies[0] } = query
    const { courses, facets } = findCourses(await loadCatalog(req, locale), {
      ...query,
      ...(query.q !== undefined && { found: await searchCourses(req, query.q, locale) }),
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

const mostFound = 200

/** The slugs of the courses that site search finds. */
async function searchCourses({ payload }: PayloadRequest, text: string, locale: string) {
  const { search } = platformOf(payload)
  await search.settled(patienceMs)
  const { docs } = search.documents({
    text,
    locale,
    types: ['course'],
    hasAll: true,
    page: 1,
    limit: mostFound,
  })
  return new Set(
    docs.map(({ url }) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')),
  )
}
