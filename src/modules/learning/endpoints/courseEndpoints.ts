import type { PayloadRequest, TypedLocale } from 'payload'
import { z } from 'zod'

import type { Course as CourseDocument } from '../../../payload-types.js'
import { endpoint } from '../../../platform/api/endpoint.js'
import { currentSlug } from '../../../platform/content/publishedSlugs.js'
import { previewEndpoint } from '../../../platform/content/preview/previewEndpoint.js'
import { renderBody } from '../../../platform/content/renderBody.js'
import { searchTag } from '../../../platform/content/announce.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { preferredType } from '../../../platform/http/accept.js'
import { pageFrom } from '../../../platform/http/page.js'
import { redirect } from '../../../platform/http/reply.js'
import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { platformOf } from '../../../platform/platform.js'
import { LocaleQuery } from '../../../platform/http/parameters.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { currenciesTag, siteCurrencies } from '../../../platform/siteCurrencies.js'
import { readyIndex } from '../../../search/readyIndex.js'
import { searchInTurn, searchRate } from '../../../search/searchInTurn.js'
import { courseDocument, courseList, courseProvider, courseTypes } from '../catalog/courseJsonLd.js'
import { type CatalogEntry, catalogWords, textsOfCourses } from '../catalog/courseIndex.js'
import { findCourses, textsOf } from '../catalog/findCourses.js'
import { loadOrdered } from '../catalog/loadOrdered.js'
import { catalogTags, loadAvailability } from '../catalog/offers.js'
import { readListed } from '../catalog/readListed.js'
import { serializeCourse } from '../catalog/serializeCourse.js'
import { CourseDetail, CoursePage, CourseParams, CourseQuery } from '../courseSchemas.js'
import { hasPlaceOn } from '../enrolments/bookingStore.js'
import { courseOutline, serializeSyllabus } from '../enrolments/courseOutlines.js'
import { readCourseSession, type StoredSession } from '../enrolments/courseSessionStore.js'
import { findOpenCourse } from '../enrolments/findOpenCourse.js'
import { loadStarts } from '../enrolments/places.js'
import { findLearner } from '../learners/sessions.js'
import { type MailedCourse, publicCalendar } from '../mails/courseMail.js'

/** How long a list waits for edits that are still being indexed. */
const patienceMs = 1_000

export const listCourses = endpoint({
  operationId: 'courses.list',
  path: '/lms/courses',
  summary: 'List published courses with filters and facets',
  description:
    'The catalogue as visitors see it, with prices, dates and places left; `courses.find` lists the documents that ' +
    'staff edit. `q` is looked for as in site search: misspelt words and other words for the same thing find courses too. ' +
    'Filters combine; a repeated filter means any of its values. Free courses match every `priceMax`. ' +
    '`priceMax` is in minor units of `currency`, or of the site’s main currency where that is left out: amounts of two ' +
    'currencies are never compared. `price` puts free courses first, then those in the main currency by amount, then ' +
    'each other currency by itself; `-price` the dearest of each currency first, and free courses last. ' +
    'Each facet is counted without its own filter. `popular` puts the courses with most enrolments first, `startsAt` ' +
    'those that start next; cancelled dates do not count. A date that has begun is `full`.',
  query: CourseQuery,
  output: CoursePage,
  otherContentTypes: ['application/ld+json'],
  problems: [problems.rateLimited],
  access: 'public',
  cache: { tags: [...catalogTags, 'branding', 'enrolments', currenciesTag, searchTag] },
  handler: async ({ req, query }) => {
    const locale = requestLocale(req, query.locale)
    const currencies = await siteCurrencies(req.payload)
    const { priceMax, currency = priceMax === undefined ? undefined : currencies[0] } = query
    const starts = query.startsAfter === undefined ? undefined : await loadStarts(req)
    const all = await loadOrdered(req, locale, query)
    const { q } = query
    const { courses, facets } = findCourses(all, {
      ...query,
      ...(q !== undefined && { hasText: await readWords(req, all, { q, locale }) }),
      ...(starts && { startsOf: starts.of }),
      ...(currency !== undefined && { currency }),
    })
    const { docs, ...counts } = pageFrom(courses, query)
    const ids = docs.map(({ course }) => course.id)
    const page = { docs: await readListed(req, ids, locale), ...counts }
    const type = preferredType(req.headers.get('accept'), courseTypes)
    if (type === 'application/json') return { ...page, facets }
    return courseList(page, await courseProvider(req))
  },
})

/** Finds the texts with all words of `q`; where none has them as they are written, those that site search finds. */
async function readWords(
  req: PayloadRequest,
  entries: readonly CatalogEntry[],
  { q, locale }: { q: string; locale: string },
): Promise<(text: number) => boolean> {
  const hasWords = catalogWords(req.payload).matching(q)
  if (textsOf(entries).some(hasWords)) return hasWords
  const found = textsOfCourses(req.payload, await searchCourses(req, q, locale), locale)
  return (text) => found.has(text)
}

const mostFound = 200

/** The ids of the courses that site search finds; throws `rate_limited` and `unavailable` like it. */
async function searchCourses({ payload }: PayloadRequest, text: string, locale: string) {
  const { limits } = platformOf(payload)
  await limits.consume(searchRate, currentRequest()?.client)
  const search = await readyIndex(payload, patienceMs)
  const asked = { text, locale, types: ['course'], hasAll: true, page: 1, limit: mostFound }
  const { found } = await searchInTurn(() => search.documents(asked))
  return found.docs.map(({ id }) => id)
}

export const getCourse = endpoint({
  operationId: 'courses.get',
  path: '/lms/courses/:slug',
  summary: 'Get a published course with its syllabus',
  params: CourseParams,
  query: LocaleQuery,
  output: CourseDetail,
  otherAnswers: { 301: 'The course has another slug now; Location names it.' },
  otherContentTypes: ['application/ld+json'],
  problems: [problems.notFound],
  access: 'public',
  cache: { tags: [...catalogTags, 'branding'] },
  handler: async ({ req, params, query }) => {
    const course = await findPublished(req, params.slug, query.locale)
    if (!course) return redirectOrNotFound(req, params.slug)
    const detail = await detailOf(req, course)
    const type = preferredType(req.headers.get('accept'), courseTypes)
    if (type === 'application/json') return detail
    return courseDocument(detail, await courseProvider(req))
  },
})

async function findPublished(req: PayloadRequest, slug: string, locale: string | undefined) {
  const { docs } = await req.payload.find({
    collection: 'courses',
    where: { and: [{ slug: { equals: slug } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 1,
    pagination: false,
    joins: false,
    locale: requestLocale(req, locale),
    overrideAccess: false,
  })
  return docs[0]
}

async function redirectOrNotFound(req: PayloadRequest, oldSlug: string): Promise<Response> {
  const slug = await currentSlug(req, 'courses', oldSlug)
  if (!slug)
    throw new Problem(problems.notFound, { detail: 'There is no published course by this slug.' })
  const { search } = new URL(req.url ?? '', 'http://localhost')
  return redirect(`/api/lms/courses/${slug}${search}`, 301)
}

export const previewCourse = previewEndpoint({
  collection: 'courses',
  output: CourseDetail,
  // A draft may lack required fields.
  present: (req, draft) =>
    detailOf(req, { ...draft, slug: draft.slug || '', title: draft.title || '' }),
})

async function detailOf(req: PayloadRequest, course: CourseDocument): Promise<CourseDetail> {
  const availability = await loadAvailability(req)(course)
  return {
    ...serializeCourse(course, platformOf(req.payload).serverUrl, availability),
    syllabus: serializeSyllabus(course),
    html: await renderBody(req, course.body),
  }
}

export const getCalendar = endpoint({
  operationId: 'courses.calendar',
  path: '/lms/courses/:slug/sessions/:session.ics',
  summary: 'Get a date of a course as a calendar file',
  description:
    'iCalendar, for anybody; while the course is not published, for learners who have a place on the date or booked one. ' +
    'Who takes part gets an entry of their own by mail, which follows every change of the date.',
  params: CourseParams.extend({ session: z.uuid() }),
  query: LocaleQuery,
  contentType: 'text/calendar',
  problems: [problems.notFound],
  access: 'public',
  auth: 'optional',
  cache: { tags: ['courses', 'course-places', 'branding'] },
  handler: async ({ req, params: { slug, session }, query }) => {
    const locale = requestLocale(req, query.locale)
    const date = await readCourseSession(req, session)
    const open = await findOpenCourse(req, slug, locale)
    const course = open ? { ...open, isPublished: true } : await findKept(req, date, locale)
    if (!course || date?.courseId !== course.id || date.status === 'cancelled') {
      throw new Problem(problems.notFound, { detail: 'The course has no such date.' })
    }
    const { serverUrl } = platformOf(req.payload)
    const file = publicCalendar({
      course,
      date,
      locale,
      serverUrl,
      brand: await readMailBrand(req.payload, req),
      sender: req.payload.email.defaultFromAddress,
    })
    return new Response(new Uint8Array(file.content), {
      headers: {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${course.slug}.ics"`,
        ...(!open && { 'cache-control': 'private, no-store' }),
      },
    })
  },
})

/** The unpublished course of a date on which the caller has a place, or booked one. */
async function findKept(
  req: PayloadRequest,
  date: StoredSession | undefined,
  locale: TypedLocale,
): Promise<(MailedCourse & { id: string }) | undefined> {
  const learner = await findLearner(req)
  if (!date || !learner) return undefined
  const own = { session: date.id, learner: learner.learner.id }
  if (!(await hasPlaceOn(req, own))) return undefined
  const course = await courseOutline(req, date.courseId, locale)
  return course && { ...course, id: date.courseId }
}
