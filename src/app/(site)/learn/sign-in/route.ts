import { slugPattern } from '../../../../platform/text.js'
import { fill } from '../../../../platform/words.js'
import { formatSession } from '../../_format/formatDates.js'
import { fields } from '../../_forms/fields.js'
import { serveForm } from '../../_forms/serveForm.js'
import type { Confirmed, OpenForm, SiteForm, Values } from '../../_forms/SiteForm.js'
import { passOnPage } from '../../_forms/formPages.js'
import { callApi } from '../../_frame/callApi.js'
import { renderPage } from '../../_frame/renderPage.js'
import { seeOther } from '../../_frame/servePage.js'
import { readCourse } from '../../courses/[slug]/readCourse.js'
import type { Site } from '../../Site.js'
import { answersIn } from '../[course]/[lesson]/answersIn.js'
import { joinCourse } from '../joinCourse.js'

const open: OpenForm = async (site, { query }) => {
  const { title, lead, notKept } = site.words.learn.signIn
  const course = [...query].filter(([name]) => name === 'course' || name === 'session')
  const form: SiteForm = {
    // Named again after each step, so that a page with faults still says what one signs in for.
    path: `/learn/sign-in${course.length > 0 ? `?${String(new URLSearchParams(course))}` : ''}`,
    title,
    lead: query.has('ended') ? notKept : [await aim(site, query), lead].filter(Boolean).join(' '),
    fields: [fields(site).email],
    isLead: false,
    drawing: 'course',
    send: '/api/lms/auth/request-otp',
    confirm: '/api/lms/auth/verify-otp',
    done: enter,
  }
  return form
}

/** What signing in leads to, where that is a course or one of its dates. */
async function aim(site: Site, query: URLSearchParams): Promise<string | undefined> {
  const { join, book } = site.words.learn.signIn
  const [slug, session] = [query.get('course'), query.get('session')]
  const found = slug && slugPattern.test(slug) ? await readCourse(site, slug) : undefined
  if (found?.kind !== 'found') return undefined
  const { title: course, sessions } = found.document
  const date = sessions.find(({ id }) => id === session)
  return date
    ? fill(book, { course, day: formatSession(date, site.formats).days })
    : fill(join, { course })
}

/** The slugs of a course and one of its lessons. */
const lessonPattern = /^[a-z0-9][a-z0-9-]{0,95}\/[a-z0-9][a-z0-9-]{0,95}$/

/** More than browsers and proxies take in an address. */
const tooLong = 6_000

/** The answers to a quiz that were sent when nobody was signed in any more, for its form. */
function answersAgain(values: Values): string {
  const query = new URLSearchParams(answersIn(values)).toString()
  return query === '' || query.length > tooLong ? '' : `?${query}`
}

/** The form of a free date that was sent when nobody was signed in: names and addresses stay out of the address. */
function bookingIn(values: Values): Values {
  const typed = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith('book.') ? [[name.slice('book.'.length), value] as const] : [],
  )
  return typed.length > 0 ? { ...Object.fromEntries(typed), go: 'edit' } : {}
}

/** Sets the session cookie, and joins the course or returns to the lesson that led here. */
async function enter({ site, request, response, values }: Confirmed) {
  const { course, session, lesson, next } = values
  const cookie = response.headers.get('set-cookie') ?? ''
  const { token } = (await response.json()) as { token: string }
  const signedIn = { 'set-cookie': cookie }
  if (lesson && lessonPattern.test(lesson)) {
    return seeOther(site.link(`/learn/${lesson}${answersAgain(values)}`), signedIn)
  }
  if (next === 'bookings') return seeOther(site.link('/learn/bookings'), signedIn)
  if (!course || !slugPattern.test(course)) {
    return seeOther(site.link('/learn?signed=in'), signedIn)
  }
  if (session) {
    const query = new URLSearchParams({ session }).toString()
    const action = site.link(`/courses/${course}/book?${query}`)
    const fields = bookingIn(values)
    if (Object.keys(fields).length === 0) return seeOther(action, signedIn)
    const { backTitle: title, backHelp: lead, back: goOn } = site.words.learn.signIn
    const page = await renderPage(site, passOnPage({ title, lead, goOn, action, fields }))
    page.headers.append('set-cookie', cookie)
    return page
  }
  const call = { path: '/api/lms/enrolments', body: { course }, token }
  return seeOther(await joinCourse(site, course, await callApi(site, request, call)), signedIn)
}

/**
 * Sign-in by code; `?course=` names the course to join afterwards, with `?session=` the date to book, `?lesson=` the
 * lesson to return to, and `?next=bookings` leads to the bookings.
 */
export const { GET, POST } = serveForm(open)
