import { slugPattern } from '../../../../platform/text.js'
import { fields } from '../../_forms/fields.js'
import { serveForm } from '../../_forms/serveForm.js'
import type { Confirmed, OpenForm, SiteForm } from '../../_forms/SiteForm.js'
import { callApi } from '../../_frame/callApi.js'
import { seeOther } from '../../_frame/servePage.js'
import { joinCourse } from '../joinCourse.js'

const open: OpenForm = (site) => {
  const form: SiteForm = {
    path: '/learn/sign-in',
    ...site.words.learn.signIn,
    fields: [fields(site).email],
    isLead: false,
    drawing: 'course',
    send: '/api/lms/auth/request-otp',
    confirm: '/api/lms/auth/verify-otp',
    done: enter,
  }
  return Promise.resolve(form)
}

/** The slugs of a course and one of its lessons. */
const lessonPattern = /^[a-z0-9][a-z0-9-]{0,95}\/[a-z0-9][a-z0-9-]{0,95}$/

/** Sets the session cookie, and joins the course or returns to the lesson that led here. */
async function enter({ site, request, response, values }: Confirmed) {
  const { course, session, lesson, next } = values
  const cookie = response.headers.get('set-cookie') ?? ''
  const { token } = (await response.json()) as { token: string }
  const signedIn = { 'set-cookie': cookie }
  if (lesson && lessonPattern.test(lesson)) return seeOther(site.link(`/learn/${lesson}`), signedIn)
  if (next === 'bookings') return seeOther(site.link('/learn/bookings'), signedIn)
  if (!course || !slugPattern.test(course)) return seeOther(site.link('/learn'), signedIn)
  if (session) {
    const query = new URLSearchParams({ session }).toString()
    return seeOther(site.link(`/courses/${course}/book?${query}`), signedIn)
  }
  const call = { path: '/api/lms/enrolments', body: { course }, token }
  return seeOther(await joinCourse(site, course, await callApi(site, request, call)), signedIn)
}

/**
 * Sign-in by code; `?course=` names the course to join afterwards, with `?session=` the date to book, `?lesson=` the
 * lesson to return to, and `?next=bookings` leads to the bookings.
 */
export const { GET, POST } = serveForm(open)
