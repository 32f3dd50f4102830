import type { PayloadRequest, TypedLocale } from 'payload'

import { type Fault, Problem, problems } from '../../../platform/http/Problem.js'
import { nameUnderKey } from '../../../platform/idempotency/runIdempotent.js'
import { findLink } from '../offers.js'
import { linkProblem, type Link } from '../links/Link.js'
import { maxAmountIn } from '../Order.js'
import { payerLocale } from '../payerLocale.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { amountOutOfRange } from '../problems.js'
import type { Initiation } from '../schemas.js'
import { readFormToken } from '../links/formToken.js'
import type { Purchase } from './initiatePayment.js'

/** What is sold by a link, or of a course by itself; the price is that of one place. */
type Sold = Pick<Purchase, 'link' | 'title' | 'courseId' | 'session' | 'key'> & {
  amount: number
  currency: string
}

/** What a body buys: places at the price of the link or the course, or at the visitor's own where a link allows it. */
export async function purchaseOf(req: PayloadRequest, body: Initiation): Promise<Purchase> {
  const locale = payerLocale(req)
  const sold =
    body.course === undefined
      ? await soldByLink(req, body, locale)
      : await soldOfCourse(req, body, locale)
  const { attendees = [] } = body
  const quantity = body.quantity ?? Math.max(1, attendees.length)
  const amount = sold.amount * quantity
  if (amount > maxAmountIn(sold.currency)) {
    throw new Problem(amountOutOfRange, {
      errors: [{ path: '/quantity', code: 'too_big', message: 'Book fewer places at once.' }],
    })
  }
  const isOpen = sold.link?.amountMode === 'open'
  if (!isOpen) checkAmount(body.amount, amount)
  const buyer = await paymentsOptions(req.payload).findBuyer(req)
  const customer = { ...buyer, ...body.customer }
  const { billing } = body
  const key = sold.key ?? nameUnderKey(req, buyer ? [body, buyer.email] : body)
  return { ...sold, key, amount, quantity, attendees, customer, billing, locale }
}

async function soldByLink(req: PayloadRequest, body: Initiation, locale: TypedLocale) {
  const { link, availability } = await findLink(req, body.link ?? '', locale)
  if (!link || link.kind === 'external') throw linkProblem('notFound')
  const { token, session, amount, attendees = [] } = body
  const key = keyOf(req, link.id, token)
  // A form that was posted before leads to its order, even if that took the last place; dates say for themselves why.
  const isTaken = availability === 'exhausted' && (key !== undefined || link.course !== null)
  if (availability !== 'open' && !isTaken) throw linkProblem(availability)
  const isSold = link.course !== null && (link.session ?? session) === session
  const faults = [
    ...(token !== undefined && key === undefined ? [staleToken] : []),
    ...(session !== undefined && !isSold ? [unknownDate] : []),
    ...(attendees.length > 0 && link.course === null ? [noCourse] : []),
    ...(link.amountMode === 'open' && amount === undefined ? [noAmount] : []),
  ]
  if (faults.length > 0) throw refusal(...faults)
  const { title, course } = link
  const price = priceOf(link, amount ?? 0)
  return { link, title, courseId: course?.id, session: link.session ?? session, key, ...price }
}

/** Places in a course at its own price. Throws if there is no such course, or if it is free. */
export async function soldOfCourse(
  req: PayloadRequest,
  { course: slug = '', session, token }: Initiation,
  locale: TypedLocale,
): Promise<Sold & { courseId: string }> {
  const course = await paymentsOptions(req.payload).dates.findCourse(req, slug, locale)
  if (!course) throw refusal(unknownCourse)
  const { id, title, price } = course
  if (!price) throw refusal(freeCourse)
  const key = keyOf(req, id, token)
  if (token !== undefined && key === undefined) throw refusal(staleToken)
  return { link: undefined, title, courseId: id, session, key, ...price }
}

/** Which form was posted, if its token is good; `soldId` is the id of its link or course. */
function keyOf(req: PayloadRequest, soldId: string, token: string | undefined): string | undefined {
  const id = token === undefined ? undefined : readFormToken(req, soldId, token)
  return id === undefined ? undefined : `form ${id}`
}

/** The price of one place. */
function priceOf(link: Link, chosen: number): { amount: number; currency: string } {
  const { amount, currency, min, max } = link
  if (!currency) throw linkProblem('inactive')
  if (link.amountMode === 'fixed') {
    if (amount === null) throw linkProblem('inactive')
    return { amount, currency }
  }
  const [least, most] = [min ?? 1, max ?? chosen]
  if (chosen >= least && chosen <= most) return { amount: chosen, currency }
  const message = `Send an amount from ${String(least)} to ${String(most)}.`
  const code = chosen < least ? 'too_small' : 'too_big'
  throw new Problem(amountOutOfRange, { errors: [{ path: '/amount', code, message }] })
}

/** The caller never sets a price that is fixed; saying it as it is does no harm. */
function checkAmount(stated: number | undefined, amount: number): void {
  if (stated === undefined || stated === amount) return
  throw new Problem(amountOutOfRange, {
    detail: 'The amount is fixed.',
    errors: [{ path: '/amount', code: 'fixed_amount', message: 'Leave the amount out.' }],
  })
}

/** The validation error for a form token that is invalid or was used for something else; `why` is a sentence. */
export function invalidToken(why: string): Problem {
  return refusal(tokenFault(why))
}

export function unknownSession(): Problem {
  return refusal(unknownDate)
}

function refusal(...errors: Fault[]): Problem {
  return new Problem(problems.validationFailed, { errors })
}

function tokenFault(why: string): Fault {
  const message = `${why} Open the payment page again.`
  return { path: '/token', code: 'invalid_token', message }
}

const staleToken = tokenFault('This token is not valid any more.')

const unknownDate: Fault = {
  path: '/session',
  code: 'unknown_session',
  message: 'Choose a date of this course that is sold here.',
}

const noCourse: Fault = {
  path: '/attendees',
  code: 'no_course',
  message: 'This link sells no course: leave the attendees out.',
}

const noAmount: Fault = {
  path: '/amount',
  code: 'required',
  message: 'Say how much is to be paid.',
}

const unknownCourse: Fault = {
  path: '/course',
  code: 'unknown_course',
  message: 'There is no published course by this slug.',
}

const freeCourse: Fault = {
  path: '/course',
  code: 'free_course',
  message: 'This course is free: enrol by POST /api/lms/enrolments.',
}
