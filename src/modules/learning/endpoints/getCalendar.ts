import { z } from 'zod'

import { endpoint } from '../../../platform/api/endpoint.js'
import { Problem } from '../../../platform/http/Problem.js'
import { problems } from '../../../platform/http/problems.js'
import { readMailBrand } from '../../../platform/mail/outbox/readMailBrand.js'
import { platformOf } from '../../../platform/platform.js'
import { requestLocale } from '../../../platform/requestLocale.js'
import { CourseParams, LocaleQuery } from '../courseSchemas.js'
import { readCourseSessions } from '../enrolments/courseSessionStore.js'
import { findOpenCourse } from '../enrolments/findOpenCourse.js'
import { publicCalendar } from '../mails/courseMail.js'

export const getCalendar = endpoint({
  operationId: 'courses.calendar',
  method: 'get',
  path: '/lms/courses/:slug/sessions/:session.ics',
  summary: 'Get a date of a course as a calendar file',
  description:
    'iCalendar, for anybody. Who takes part gets an entry of their own by mail, which follows every change of the date.',
  params: CourseParams.extend({ session: z.uuid() }),
  query: LocaleQuery,
  contentType: 'text/calendar',
  problems: [problems.notFound],
  access: 'public',
  cache: { tags: ['courses', 'course-places', 'branding'] },
  handler: async ({ req, params: { slug, session }, query }) => {
    const course = await findOpenCourse(req, slug, requestLocale(req, query.locale))
    const [date] = await readCourseSessions(req, { ids: [session] })
    if (!course || date?.courseId !== course.id || date.status === 'cancelled') {
      throw new Problem(problems.notFound, { detail: 'The course has no such date.' })
    }
    const { serverUrl } = platformOf(req.payload)
    const file = publicCalendar({
      course,
      date,
      serverUrl,
      brand: await readMailBrand(req.payload, req),
      sender: req.payload.email.defaultFromAddress,
    })
    return new Response(new Uint8Array(file.content), {
      headers: {
        'content-type': file.contentType,
        'content-disposition': `attachment; filename="${course.slug}.ics"`,
      },
    })
  },
})
