import type { ReactNode } from 'react'

import type { OrderBooking } from '../../../../../modules/payments/schemas.js'
import { labelled } from '../../../../../platform/localization.js'
import type { Fault as ApiFault } from '../../../../../platform/http/Problem.js'
import { HiddenValues } from '../../../_forms/FormField.js'
import { passOnPage } from '../../../_forms/formPages.js'
import { SendOnce } from '../../../_forms/SendOnce.js'
import type { FieldFault, Values } from '../../../_forms/SiteForm.js'
import { newNonce, readValues } from '../../../_forms/firstValues.js'
import { callOnce, formKey } from '../../../_forms/serveForm.js'
import { callApi, readProblem } from '../../../_frame/callApi.js'
import { faultPage } from '../../../_frame/faultPages.js'
import { heldOrder, readHeld } from '../../../_frame/heldOrder.js'
import { renderPage } from '../../../_frame/renderPage.js'
import { seeOther, servePage } from '../../../_frame/servePage.js'
import type { SitePage } from '../../../_frame/SitePage.js'
import type { Site } from '../../../Site.js'
import { bookAddress } from '../../bookAddress.js'
import { CheckoutForm, type CheckoutState, placesOf } from './CheckoutForm.js'
import {
  attendeesOf,
  bookedValues,
  checkoutFaults,
  checkoutFields,
  purchaseBody,
  shownPrice,
  takesPart,
} from './checkoutFields.js'
import { type Checkout, closedPage, openCheckout } from './openCheckout.js'

/** The checkout of a date of a course, or of a course that is taken at any time. */
export const GET = servePage(async (site, asked) => {
  const session = asked.query.get('session') ?? ''
  const checkout = await openCheckout(site, asked, { id: session })
  if (!('course' in checkout)) return checkout
  const { learner, quote, begun } = checkout
  const known = { name: learner?.name ?? '', email: learner?.email ?? '' }
  const typed = begun ? bookedValues(begun) : { ...known, session, quantity: '1', self: 'yes' }
  const token = begun?.token ?? quote?.token ?? ''
  return checkoutPage(site, checkout, { values: { ...typed, ...newNonce(), token } })
})

/** Books by the API; whatever it refuses is said beside the inputs, which keep what was typed. */
export const POST = servePage(async (site, asked) => {
  const { request } = asked
  const sent = await readValues(site, request)
  const checkout = await openCheckout(site, asked, { id: sent.session ?? '', sent })
  if (!('course' in checkout)) return checkout
  const values = { ...newNonce(), ...sent, token: sent.token || (checkout.quote?.token ?? '') }
  if (sent.go === 'edit') {
    return isFull(checkout)
      ? fullPage(site, { checkout, values })
      : checkoutPage(site, checkout, { values })
  }
  return checkout.quote
    ? pay(site, request, { checkout, values })
    : enrol(site, request, { checkout, values })
})

type Submitted = { checkout: Checkout; values: Values }

async function pay(site: Site, request: Request, { checkout, values }: Submitted) {
  if (isRepriced({ checkout, values })) return repricedPage(site, { checkout, values })
  const before = values.again ? undefined : await orderedBefore(site, request, { checkout, values })
  if (before) return orderedPage(site, before, { checkout, values })
  const body = purchaseBody(checkout.course.slug, values)
  const response = await callApi(site, request, { path: '/api/payments/initiate', body })
  if (!response.ok) return refusedCheckout(site, { checkout, values }, response)
  const { gateway } = (await response.json()) as { gateway: Gateway }
  const page = await renderPage(site, gatewayPage(site, gateway))
  page.headers.append('set-cookie', response.headers.get('set-cookie') ?? '')
  return page
}

/** Whether the form showed another price than the course has now; the API compares amounts, and no currencies. */
function isRepriced({ checkout: { quote }, values: { price } }: Submitted): boolean {
  return quote !== undefined && price !== undefined && price !== shownPrice(quote)
}

/** The form again with the price as it is now; what was ordered at the other one is another order. */
function repricedPage(site: Site, { checkout, values }: Submitted): SitePage {
  const faults = [{ text: site.words.checkout.faults.repriced }]
  const token = checkout.quote?.token ?? ''
  return checkoutPage(site, checkout, { values: { ...values, token }, faults, status: 422 })
}

async function enrol(site: Site, request: Request, { checkout, values }: Submitted) {
  const { course, learner } = checkout
  const people = attendeesOf({ ...values, email: learner?.email ?? '' })
  const isAlone = people.length === 1 && takesPart(values)
  const own = { course: course.slug, session: values.session }
  const book = (body: object) => {
    const call = { path: '/api/lms/enrolments', body, idempotencyKey: formKey(values.nonce, body) }
    return callOnce(() => callApi(site, request, call))
  }
  const isNamed = !isAlone || !isKnownAs(learner?.name, values.name)
  let response = await book(isNamed ? { ...own, attendees: people } : own)
  // Who has a place keeps it, by whatever name.
  if (isAlone && isNamed && (await isPlaced(response))) response = await book(own)
  const next = takesPart(values) ? `/learn?joined=${course.slug}` : '/learn/bookings'
  if (response.ok) return seeOther(site.link(next))
  return refusedCheckout(site, { checkout, values }, response)
}

/** Whether a typed name says nothing else than the learner's own. */
function isKnownAs(name: string | null | undefined, typed = ''): boolean {
  return typed.trim() === '' || typed.trim() === name
}

/** Whether a booking was refused because its first person has a place already. */
async function isPlaced(response: Response): Promise<boolean> {
  if (response.status !== 422) return false
  const { errors = [] } = await readProblem(response.clone())
  const codes = ['already_booked', 'duplicate_attendee']
  return errors.some(({ code, path }) => path === '/attendees/0/email' && codes.includes(code))
}

/** The page in place of a booking that the API refused. */
async function refusedCheckout(site: Site, { checkout, values }: Submitted, response: Response) {
  const { code, errors = [] } = await readProblem(response)
  const { status } = response
  const { faults: words } = site.words.checkout
  const { course } = checkout
  if (code === 'session_closed') return closedPage(site, { course, state: 'past', sent: values })
  if (code === 'order_settled') return settledPage(site)
  if (isFull(checkout)) return fullPage(site, { checkout, values })
  if (errors.some((fault) => fault.code === 'fixed_amount')) {
    return repricedPage(site, { checkout, values })
  }
  if (errors.some(({ path }) => path === '/token')) {
    const token = checkout.quote?.token ?? ''
    const faults = [{ text: words.outdated }]
    return checkoutPage(site, checkout, { values: { ...values, token }, faults, status })
  }
  const asked = checkoutFields(site, { places: placesOf(checkout), isFree: !checkout.quote })
  const isBooked = takesPart(values) && errors.some(isOfOwnPlace)
  const found = isBooked ? [] : checkoutFaults(site, { values, asked, errors })
  const other = isBooked ? 'already_booked' : code
  const faults = found.length > 0 ? found : [faultOf(other, site, checkout)]
  return checkoutPage(site, checkout, { values, faults, status })
}

/** Whether no place is left that this browser does not hold. */
const isFull = ({ session }: Checkout) => session?.seatsLeft === 0

const fullPage = (site: Site, { checkout: { course }, values }: Submitted) =>
  closedPage(site, { course, state: 'full', sent: values })

/** Who books for others and themselves, and has another date. */
const isOfOwnPlace = ({ code, path }: ApiFault) =>
  code === 'already_booked' && path === '/attendees/0/email'

function faultOf(code: string | undefined, site: Site, { course, session, begun }: Checkout) {
  const { checkout, learn } = site.words
  const { faults: words } = checkout
  const href = bookAddress(site, course, session?.id)
  const known: Record<string, FieldFault> = {
    session_full: { name: 'quantity', text: words.full },
    already_booked: { text: words.booked },
    too_many_unpaid: { text: words.unpaid, ...(begun && { step: { text: words.payBegun, href } }) },
    rate_limited: { text: learn.courses.tooOften },
    gateway_not_configured: { text: words.noGateway },
  }
  return known[code ?? ''] ?? { text: words.failed }
}

function checkoutPage(
  site: Site,
  checkout: Checkout,
  { status = 200, ...state }: CheckoutState & { status?: number },
): SitePage {
  const { title } = site.words.checkout
  const name = `${labelled(title, site.locale)} ${checkout.course.title}`
  return {
    title: state.faults ? `${site.words.forms.error} ${name}` : name,
    status,
    isPersonal: true,
    formTargets: [],
    body: <CheckoutForm site={site} checkout={checkout} {...state} />,
  }
}

type Gateway = { action: string; fields: Record<string, string> }

function gatewayPage({ words }: Site, { action, fields }: Gateway): SitePage {
  const { going: title, goingHelp: lead, goOn } = words.checkout
  const page = passOnPage({ title, lead, goOn, action, fields })
  return { ...page, formTargets: [new URL(action).origin] }
}

type Before = 'settled' | 'open'

/**
 * Whether this browser has paid for the same course, date and one of the same people, or is about to in another tab: who goes
 * back after a payment gets a form that is as new as that of somebody who buys on purpose.
 */
async function orderedBefore(
  site: Site,
  request: Request,
  { checkout, values }: Submitted,
): Promise<Before | undefined> {
  const held = heldOrder(request, new URLSearchParams())
  const order = held && (await readHeld<{ status: string }>(site, held))
  if (!order || !['paid', 'review', 'pending'].includes(order.status)) return undefined
  const before = await readHeld<OrderBooking>(site, held, '/booking')
  if (!before || before.course !== checkout.course.slug || before.status === 'cancelled') {
    return undefined
  }
  if ((before.session ?? '') !== (values.session ?? '')) return undefined
  const known = before.attendees.map(({ email }) => email?.toLowerCase())
  const isSame = attendeesOf(values).some(({ email }) => known.includes(email.trim().toLowerCase()))
  if (!isSame) return undefined
  if (order.status !== 'pending') return 'settled'
  return before.token === null || formIn(before.token) === formIn(values.token) ? undefined : 'open'
}

/** What a token is for: one form has several in the course of time. */
const formIn = (token = '') => token.split('.')[0]

/** In place of an order of what is paid for or being paid for: the way there, and to another order on purpose. */
function orderedPage(site: Site, before: Before, { checkout, values }: Submitted): SitePage {
  const more = (
    <PayOnceMore {...{ site, checkout, values }}>{site.words.checkout[before].again}</PayOnceMore>
  )
  if (before === 'settled') return settledPage(site, more)
  const { look: step, ...said } = site.words.checkout.open
  const href = bookAddress(site, checkout.course, values.session || undefined)
  return {
    ...faultPage(site, { ...said, step, href, status: 409, children: more }),
    formTargets: [],
  }
}

/** The form that was paid before, or one for the same: what there is of it, and the way to another one on purpose. */
function settledPage(site: Site, children?: ReactNode): SitePage {
  const { look: step, ...said } = site.words.checkout.settled
  const href = site.link('/payments/result')
  return { ...faultPage(site, { ...said, step, href, status: 409, children }), formTargets: [] }
}

type OnceMore = Submitted & { site: Site; children: string }

function PayOnceMore({ site, checkout: { course, quote }, values, children }: OnceMore) {
  return (
    <form method="post" action={bookAddress(site, course, values.session || undefined)}>
      <HiddenValues values={{ ...values, again: 'yes', token: quote?.token ?? '' }} />
      <button className="button button-quiet">{children}</button>
      <SendOnce site={site} />
    </form>
  )
}
