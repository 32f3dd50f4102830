import type { PayloadRequest } from 'payload'

import { endpoint } from '../../../platform/api/endpoint.js'
import { currentSlug } from '../../../platform/content/currentSlug.js'
import { renderBody } from '../../../platform/content/renderBody.js'
import { Problem } from '../../../platform/http/Problem.js'
import { preferredType } from '../../../platform/http/accept.js'
import { problems } from '../../../platform/http/problems.js'
import { redirect } from '../../../platform/http/reply.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { courseDocument, courseProvider, courseTypes } from '../catalog/courseJsonLd.js'
import { catalogTags, loadAvailability } from '../catalog/offers.js'
import { serializeCourse } from '../catalog/serializeCourse.js'
import { serializeSyllabus } from '../enrolments/courseOutlines.js'
import { CourseDetail, CourseParams, LocaleQuery } from '../courseSchemas.js'

export const getCourse = endpoint({
  operationId: 'courses.get',
  method: 'get',
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
    const availability = await loadAvailability(req)
    const detail = {
      ...serializeCourse(course, platformOf(req.payload).serverUrl, availability(course)),
      syllabus: serializeSyllabus(course),
      html: await renderBody(req, course.body),
    }
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
