import { QuietButton } from '../../../_parts/Button.js'
import type { CourseDetail } from '../../../../../modules/learning/courseSchemas.js'
import type { Learner } from '../../../../../modules/learning/learnerSchemas.js'
import type { Quote } from '../../../../../modules/payments/schemas.js'
import type { CancellationPolicy } from '../../../../../platform/cancellation/cancellationTerms.js'
import { platformOf } from '../../../../../platform/platform.js'
import { callApi } from '../../../_frame/callApi.js'
import { Fault, missingPage } from '../../../_frame/faultPages.js'
import { readJson } from '../../../_frame/readApi.js'
import { movedTo, seeOther, type PageRequest } from '../../../_frame/servePage.js'
import type { SitePage } from '../../../_frame/SitePage.js'
import type { Site } from '../../../Site.js'
import { firstStep, isFree } from '../../bookAddress.js'
import { comingSessions, sessionState } from '../../nextSession.js'
import type { Session } from '../../../_parts/SessionFacts.js'
import { DateList } from '../CourseDates.js'
import { readCourse } from '../readCourse.js'
import { readPolicy } from './CancellationTerms.js'

export type Checkout = {
  course: CourseDetail
  /** Undefined for a course that is taken at any time. */
  session: Session | undefined
  /** Undefined for a free course. */
  quote: Quote | undefined
  learner: Learner | undefined
  policy: CancellationPolicy
}

/** What is booked at this address, or what the visitor gets in place of a checkout. */
export async function openCheckout(
  site: Site,
  { slug, request }: PageRequest,
  id: string,
): Promise<Checkout | SitePage | Response> {
  const found = await readCourse(site, slug)
  if (found.kind === 'moved') return movedTo(site, `/courses/${found.slug}/book`)
  if (found.kind === 'missing') return missingPage(site)
  const { document: course } = found
  const page = site.link(`/courses/${course.slug}`)
  const free = isFree(course)
  if (!id && (course.sessions.length > 0 || free)) {
    const step = firstStep(site, course)
    const isHere = free && course.sessions.length === 0
    return seeOther(!step || step.isChoice || isHere ? `${page}#dates` : step.href)
  }
  const session = course.sessions.find((one) => one.id === id)
  const now = platformOf(site.payload).clock.now()
  const state = session ? sessionState(session, now) : 'unknown'
  if (id && state !== 'open') return closedPage(site, course, state)
  const booked = { course, session, learner: await readSession(site, request) }
  const policy = await readPolicy(site)
  if (free) {
    const next = new URLSearchParams({ course: course.slug, session: id }).toString()
    if (!booked.learner) return seeOther(site.link(`/learn/sign-in?${next}`))
    return { ...booked, policy, quote: undefined }
  }
  const path = `/api/payments/quote?course=${course.slug}&locale=${site.locale}`
  return { ...booked, policy, quote: await readJson<Quote>(site.payload, path) }
}

async function readSession(site: Site, request: Request): Promise<Learner | undefined> {
  const path = '/api/lms/auth/session'
  const answer = await callApi(site, request, { method: 'GET', path })
  return answer.ok ? ((await answer.json()) as Learner) : undefined
}

type Closed = 'full' | 'cancelled' | 'past' | 'unknown'

/** A date that cannot be booked: why, and which others can. */
export function closedPage(site: Site, course: CourseDetail, state: Closed | 'open'): SitePage {
  const { checkout: words } = site.words
  const { title, text } = words.closed[state === 'open' ? 'full' : state]
  const now = platformOf(site.payload).clock.now()
  const others = comingSessions(course.sessions, now).filter(({ status }) => status === 'open')
  return {
    title,
    status: state === 'unknown' ? 404 : 409,
    isPersonal: true,
    formTargets: [],
    body: (
      <Fault site={site} title={title} text={text}>
        {others.length > 0 && (
          <section className="other-dates">
            <h2>{words.otherDates}</h2>
            <DateList site={site} course={course} sessions={others} />
          </section>
        )}
        <p className="actions">
          <QuietButton href={site.link(`/courses/${course.slug}`)}>{words.toCourse}</QuietButton>
        </p>
      </Fault>
    ),
  }
}
