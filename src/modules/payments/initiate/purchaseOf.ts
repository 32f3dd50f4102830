import type { PayloadRequest, TypedLocale } from 'payload'

import { Problem, problems } from '../../../platform/http/Problem.js'
import { nameUnderKey } from '../../../platform/idempotency/runIdempotent.js'
import { platformOf } from '../../../platform/platform.js'
import { findLink } from '../offers.js'
import { linkProblem, type Link } from '../links/Link.js'
import { maxAmountIn } from '../Order.js'
import { payerLocale } from '../payerLocale.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { amountOutOfRange } from '../problems.js'
import type { Attendee, Initiation } from '../schemas.js'
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
  const attendees = attendeesOf(body, sold)
  const quantity = quantityOf(body.quantity, attendees)
  const amount = sold.amount * quantity
  if (amount > maxAmountIn(sold.currency)) {
    throw new Problem(amountOutOfRange, {
      errors: [{ path: '/quantity', code: 'too_big', message: 'Book fewer places at once.' }],
    })
  }
  const isOpen = sold.link?.amountMode === 'open'
  if (!isOpen) checkAmount(body.amount, amount)
  const buyer = await paymentsOptions(req.payload).findBuyer?.(req)
  const customer = { ...buyer, ...body.customer }
  const { billing } = body
  const key = sold.key ?? nameUnderKey(req, [body, buyer?.email])
  return { ...sold, key, amount, quantity, attendees, customer, billing, locale }
}

async function soldByLink(req: PayloadRequest, body: Initiation, locale: TypedLocale) {
  if (body.link === undefined) throw fault('/link', 'required', 'Name a link or a course.')
  const { link, availability } = await findLink(req, body.link, locale)
  if (!link || link.kind === 'external') throw linkProblem('notFound')
  const key = keyOf(req, link.id, body.token)
  // A form that was posted before leads to its order, even if that took the last place; dates say for themselves why.
  const isTaken = availability === 'exhausted' && (key !== undefined || link.course !== null)
  if (availability !== 'open' && !isTaken) throw linkProblem(availability)
  const session = sessionOf(link, body.session)
  const { title } = link
  return { link, title, courseId: link.course?.id, session, key, ...priceOf(link, body.amount) }
}

/** Places in a course at its own price. Throws if there is no such course, or if it is free. */
export async function soldOfCourse(
  req: PayloadRequest,
  { course: slug = '', link, session, token }: Initiation,
  locale: TypedLocale,
): Promise<Sold & { courseId: string }> {
  if (link !== undefined) throw fault('/course', 'one_of', 'Name a link or a course, not both.')
  const course = await paymentsOptions(req.payload).dates?.findCourse(req, slug, locale)
  if (!course) {
    throw fault('/course', 'unknown_course', 'There is no published course by this slug.')
  }
  const { id, title, price } = course
  if (!price) {
    throw fault('/course', 'free_course', 'This course is free: enrol by POST /api/lms/enrolments.')
  }
  return { link: undefined, title, courseId: id, session, key: keyOf(req, id, token), ...price }
}

function attendeesOf({ attendees = [] }: Initiation, { courseId }: Sold): Attendee[] {
  if (attendees.length > 0 && courseId === undefined) {
    throw fault('/attendees', 'no_course', 'This link sells no course: leave the attendees out.')
  }
  checkAttendees(attendees)
  return attendees
}

/** Two places of one order go to two people. */
function checkAttendees(attendees: readonly Attendee[]): void {
  const addresses = attendees.map(({ email }) => email.toLowerCase())
  const errors = addresses.flatMap((address, at) =>
    addresses.indexOf(address) < at
      ? [
          {
            path: `/attendees/${String(at)}/email`,
            code: 'duplicate_attendee',
            message: 'This address is on the list twice. Name each person once.',
          },
        ]
      : [],
  )
  if (errors.length > 0) throw new Problem(problems.validationFailed, { errors })
}

function quantityOf(quantity: number | undefined, { length }: readonly Attendee[]): number {
  if (quantity === undefined) return Math.max(1, length)
  if (length > quantity) {
    const message = `Name at most ${String(quantity)}, or book more places.`
    throw fault('/attendees', 'too_many_attendees', message)
  }
  if (length > 0 && length < quantity) {
    const message = `Book ${String(length)}, or name everybody who takes part.`
    throw fault('/quantity', 'quantity_mismatch', message)
  }
  return quantity
}

/** The date that a link sells, or that the visitor chose. */
function sessionOf(link: Link, chosen: string | undefined): string | undefined {
  if (
    chosen !== undefined &&
    (!link.course || (link.session !== null && link.session !== chosen))
  ) {
    throw unknownSession()
  }
  return link.session ?? chosen
}

export function unknownSession(): Problem {
  return fault('/session', 'unknown_session', 'Choose a date of this course that is sold here.')
}

/** Which form was posted; `soldId` is the id of its link or course. */
function keyOf(req: PayloadRequest, soldId: string, token: string | undefined): string | undefined {
  if (token === undefined) return undefined
  const { secret } = paymentsOptions(req.payload)
  const now = platformOf(req.payload).clock.now().getTime()
  const id = readFormToken(token, { secret, soldId, now })
  if (id !== undefined) return `form ${id}`
  throw invalidToken('This token is not valid any more.')
}

/** The price of one place. */
function priceOf(link: Link, chosen: number | undefined): { amount: number; currency: string } {
  const { amount, currency, min, max } = link
  if (!currency) throw linkProblem('inactive')
  if (link.amountMode === 'fixed') {
    if (amount === null) throw linkProblem('inactive')
    return { amount, currency }
  }
  if (chosen === undefined) throw fault('/amount', 'required', 'Say how much is to be paid.')
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
  return fault('/token', 'invalid_token', `${why} Open the payment page again.`)
}

function fault(path: string, code: string, message: string): Problem {
  return new Problem(problems.validationFailed, { errors: [{ path, code, message }] })
}
