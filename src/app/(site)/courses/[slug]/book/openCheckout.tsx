import { QuietButton } from '../../../_parts/Button.js'
import type { CourseDetail } from '../../../../../modules/learning/courseSchemas.js'
import type { Learner } from '../../../../../modules/learning/learnerSchemas.js'
import type { OrderBooking, Quote } from '../../../../../modules/payments/schemas.js'
import type { CancellationPolicy } from '../../../../../platform/cancellation/cancellationTerms.js'
import { platformOf } from '../../../../../platform/platform.js'
import { callApi } from '../../../_frame/callApi.js'
import { HiddenValues } from '../../../_forms/FormField.js'
import type { Values } from '../../../_forms/SiteForm.js'
import { Fault, faultPage, missingPage } from '../../../_frame/faultPages.js'
import { heldOrder, readHeld } from '../../../_frame/heldOrder.js'
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
  /** The order that this browser has begun for it, whose places it holds: the same form goes on with it. */
  begun: OrderBooking | undefined
}

/** What is booked at this address, or what the visitor gets in place of a checkout; `sent` is a form that was filled in. */
export async function openCheckout(
  site: Site,
  { slug, request }: Pick<PageRequest, 'slug' | 'request'>,
  { id, sent }: { id: string; sent?: Values },
): Promise<Checkout | SitePage | Response> {
  const found = await readCourse(site, slug)
  // What is posted to a former address arrives: the form may have been open when the course was renamed.
  if (found.kind === 'moved' && sent) {
    return openCheckout(site, { slug: found.slug, request }, { id, sent })
  }
  if (found.kind === 'moved') return movedTo(site, `/courses/${found.slug}/book`)
  if (found.kind === 'missing') return sent ? withdrawnPage(site) : missingPage(site)
  const { document: course } = found
  const page = site.link(`/courses/${course.slug}`)
  const free = isFree(course)
  if (!id && (course.sessions.length > 0 || free)) {
    if (sent && becameFree(sent)) return freePage(site, course, sent)
    const step = firstStep(site, course)
    const isHere = free && course.sessions.length === 0
    return seeOther(!step || step.isChoice || isHere ? `${page}#dates` : step.href)
  }
  const begun = free ? undefined : await readBegun(site, request, { course: course.slug, id })
  const dated = course.sessions.find((one) => one.id === id)
  const seatsLeft = (dated?.seatsLeft ?? 0) + (begun?.quantity ?? 0)
  const session = dated && { ...dated, seatsLeft }
  const now = platformOf(site.payload).clock.now()
  const state = dated ? sessionState(dated, now) : 'unknown'
  // A form that took the last places itself, and comes twice, leads on: whether they are gone is said to the others.
  const isTaken = state === 'full' && !begun && !sent
  if (id && (isTaken || !['open', 'full'].includes(state))) {
    return closedPage(site, { course, state, sent })
  }
  const booked = { course, session, begun, learner: await readSession(site, request) }
  const policy = await readPolicy(site)
  if (free) {
    if (!booked.learner && sent) return freePage(site, course, sent)
    if (!booked.learner) return seeOther(signInAddress(site, course, id))
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

/** What this browser has begun to pay for the same date, or course, if it can go on with it. */
async function readBegun(site: Site, request: Request, asked: { course: string; id: string }) {
  const held = heldOrder(request, new URLSearchParams())
  const booking = held && (await readHeld<OrderBooking>(site, held, '/booking'))
  const isSame = booking?.course === asked.course && (booking.session ?? '') === asked.id
  return isSame && booking.token !== null ? booking : undefined
}

type Closed = 'full' | 'cancelled' | 'past' | 'unknown'

/** A course that was taken off the site while somebody filled in its form. */
function withdrawnPage(site: Site): SitePage {
  const { checkout, courses } = site.words
  const step = { step: courses.seeAll, href: site.link('/courses'), status: 410 }
  return { ...faultPage(site, { ...checkout.closed.withdrawn, ...step }), formTargets: [] }
}

function signInAddress(site: Site, { slug }: CourseDetail, session: string): string {
  return site.link(`/learn/sign-in?${new URLSearchParams({ course: slug, session }).toString()}`)
}

/** Whether a form was opened when the course cost something; a form of before a release may not say. */
const becameFree = ({ price = 'free' }: Values) => price !== 'free'

/** A free place takes signing in, where the form did not: what was typed comes along, and back again. */
function freePage(site: Site, course: CourseDetail, sent: Values): SitePage {
  const { checkout: words, forms, learn } = site.words
  const { title, text } = becameFree(sent) ? words.closed.free : words.closed.signedOut
  const { session = '', email = '' } = sent
  const typed = Object.entries(sent).map(([name, value]) => [`book.${name}`, value] as const)
  const page = { title, text, step: words.toCourse, href: site.link(`/courses/${course.slug}`) }
  if (!session) return faultPage(site, { ...page, status: 409 })
  const body = (
    <Fault site={site} title={title} text={text}>
      <form className="form" method="post" action={signInAddress(site, course, session)}>
        <p>{forms.nothingLost}</p>
        <HiddenValues
          values={{ ...Object.fromEntries(typed), course: course.slug, session, email }}
        />
        <p>
          <button className="button" name="go" value="change">
            {learn.signIn.button}
          </button>
        </p>
      </form>
    </Fault>
  )
  return { title, status: 409, isPersonal: true, body }
}

type ClosedDate = { course: CourseDetail; state: Closed | 'open'; sent?: Values | undefined }

/** A date that cannot be booked: why, and which others can, with what was typed for this one. */
export function closedPage(site: Site, { course, state, sent }: ClosedDate): SitePage {
  const { checkout: words } = site.words
  const { title, text } = words.closed[state === 'open' ? 'full' : state]
  const now = platformOf(site.payload).clock.now()
  // An order of another date is another one.
  const typed = sent && { ...sent, token: '', price: '', nonce: '' }
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
            {typed && <p className="help">{site.words.forms.nothingLost}</p>}
            <DateList {...{ site, course, typed }} sessions={others} />
          </section>
        )}
        <p className="actions">
          <QuietButton href={site.link(`/courses/${course.slug}`)}>{words.toCourse}</QuietButton>
        </p>
      </Fault>
    ),
  }
}
