import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { invalid, Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import type { Attendee, Cancellation } from '../enrolmentSchemas.js'
import {
  closeBooking,
  findBooking,
  seatPerson,
  type Booking,
  type Seat,
  findOtherPlace,
} from '../enrolments/bookingStore.js'
import { courseOutline } from '../enrolments/courseOutlines.js'
import {
  lockPlaces,
  readCourseSession,
  type StoredSession,
} from '../enrolments/courseSessionStore.js'
import { enrol, resume } from '../enrolments/enrol.js'
import { endEnrolments, isEnrolledOn, type EndedEnrolment } from '../enrolments/enrolmentStore.js'
import { announcePlaces, isAhead } from '../enrolments/places.js'
import { refreshProgress } from '../enrolments/progress.js'
import { tellBooked } from '../enrolments/tellBooked.js'
import { correctName, ensureLearner, languageOf } from '../learners/learnerStore.js'
import { learningOptions } from '../learningOptions.js'
import { limitNaming } from './limitNaming.js'
import { refundTerms } from './refundTerms.js'

/** The booking was cancelled, its date has begun, or its course is gone. */
export const bookingClosed: ProblemType = {
  code: 'booking_closed',
  status: 409,
  title: 'This booking cannot be changed any more',
  detail: 'It was cancelled, or its date has begun.',
}

export const seatUsed: ProblemType = {
  code: 'seat_used',
  status: 409,
  title: 'This place is in use',
  detail: 'Somebody has begun the course with it, so it cannot be given away or back.',
}

/** Whether a booking may still change, as far as time is concerned. */
export function isOpen(
  { status, courseId, sessionId }: Booking,
  { date, now }: { date: StoredSession | undefined; now: number },
): boolean {
  return (
    status === 'confirmed' && (sessionId ? date !== undefined && isAhead(date, now) : !!courseId)
  )
}

type Own = { id: string; buyerId: string }

/** The buyer's booking, locked, with its date; throws `not_found` for anyone else's. */
async function lockOwn(req: PayloadRequest, own: Own) {
  await requireOwn(req, own)
  const locked = await lockBooking(req, own.id)
  if (locked?.booking.buyerId === own.buyerId) return locked
  throw noSuchBooking()
}

export async function lockBooking(req: PayloadRequest, id: string) {
  const { courseId } = (await findBooking(req, id)) ?? {}
  if (courseId) await lockPlaces(req, courseId)
  const booking = await findBooking(req, id, { lock: true })
  return booking && { booking, date: await readCourseSession(req, booking.sessionId) }
}

async function requireOwn(req: PayloadRequest, { id, buyerId }: Own): Promise<Booking> {
  const booking = await findBooking(req, id)
  if (booking?.buyerId === buyerId) return booking
  throw noSuchBooking()
}

const noSuchBooking = () =>
  new Problem(problems.notFound, { detail: 'You have no booking by this id.' })

function requireOpen(req: PayloadRequest, booking: Booking, date: StoredSession | undefined): void {
  const now = platformOf(req.payload).clock.now().getTime()
  if (!isOpen(booking, { date, now })) throw new Problem(bookingClosed)
}

type SeatTransfer = Own & {
  buyerEmail: string
  seat: number | undefined
  attendee: Attendee
}

/**
 * Gives a place of a booking to somebody else until its date begins: the enrolment that who had it got by it ends, that
 * of the other begins. Their progress stays with each of them. For the same address it only corrects the name. Throws
 * `validation_failed` for who has a place of the booking or keeps one on another date, and `rate_limited`.
 */
export async function transferSeat(
  req: PayloadRequest,
  { attendee, seat: wanted, buyerEmail, ...own }: SeatTransfer,
): Promise<void> {
  await requireOwn(req, own)
  await limitNaming(req, { id: own.buyerId, email: buyerEmail }, [attendee])
  await transact(req, async () => {
    const { booking, date } = await lockOwn(req, own)
    requireOpen(req, booking, date)
    const { seat, name, email, isUsed } = chooseSeat(booking, wanted, buyerEmail)
    const [from, to] = [email?.toLowerCase() ?? null, attendee.email.toLowerCase()]
    if (from === to) return renameSeat(req, { id: own.id, seat, name, attendee })
    if (isUsed) throw new Problem(seatUsed)
    if (booking.seats.some((other) => other.email?.toLowerCase() === to)) {
      throw invalid('/attendee/email', 'duplicate_attendee', 'This person has a place already.')
    }
    const { id } = booking
    const ended = await endEnrolments(req, { booking: id, seat })
    await seatPerson(req, { id, seat, ...attendee })
    const kept = await keepOtherPlaces(req, booking, ended)
    await enrolHeir(req, { booking, seat, attendee })
    await learningOptions(req.payload).onBooking(req, {
      type: 'transferred',
      bookingId: id,
      seat,
      from: email,
      to: attendee.email,
      kept,
    })
  })
}

/** Enrols who gets a place. Who keeps one on another date would leave it to nobody: `validation_failed`. */
async function enrolHeir(
  req: PayloadRequest,
  { booking, seat, attendee }: { booking: Booking; seat: number; attendee: Attendee },
): Promise<void> {
  const { id, sessionId, order, buyerId } = booking
  const locale = buyerId === null ? undefined : await languageOf(req, buyerId)
  const learner = await ensureLearner(req, { ...attendee, locale })
  const { isSeated } = await enrol(req, {
    learnerId: learner,
    course: await courseOf(req, booking),
    place: { booking: id, seat },
    order: order ?? undefined,
    session: sessionId ?? undefined,
  })
  // On the same date they are on its list all the same.
  if (!sessionId || isSeated || (await isEnrolledOn(req, { session: sessionId, learner }))) return
  throw invalid(
    '/attendee/email',
    'already_booked',
    'This person has a place on another date of this course.',
  )
}

/** The name on the place, and of the person while they are known by nothing but what buyers called them. */
async function renameSeat(
  req: PayloadRequest,
  { id, seat, name, attendee }: Pick<Seat, 'seat' | 'name'> & { id: string; attendee: Attendee },
): Promise<void> {
  await seatPerson(req, { id, seat, ...attendee })
  await correctName(req, { email: attendee.email, former: name, name: attendee.name })
}

function chooseSeat({ seats }: Booking, wanted: number | undefined, buyer: string): Seat {
  const own = seats.find(({ email }) => email?.toLowerCase() === buyer.toLowerCase())
  const seat =
    wanted === undefined
      ? ((seats.length === 1 ? seats[0] : undefined) ?? own)
      : seats.find((each) => each.seat === wanted)
  if (seat) return seat
  throw invalid('/seat', 'unknown_seat', 'Name one of the places of this booking.')
}

async function courseOf(req: PayloadRequest, { courseId }: Booking) {
  const outline = await courseOutline(req, courseId)
  if (!courseId || !outline) throw new Problem(bookingClosed)
  return { id: courseId, slug: outline.slug, title: outline.title }
}

/** What a booking's cancellation would give back now. Throws `booking_closed` and `seat_used`. */
export async function quoteCancellation(req: PayloadRequest, own: Own): Promise<Cancellation> {
  const booking = await requireOwn(req, own)
  const date = await readCourseSession(req, booking.sessionId)
  requireCancellable(req, booking, date)
  const { percent, policy } = await refundTerms(req, { ...booking, date })
  const { orders } = learningOptions(req.payload)
  const { order: orderId } = booking
  const refund = (orderId && (await orders.quoteRefund(req, { orderId, percent }))) || null
  return { booking: booking.id, percent, refund, policy }
}

function requireCancellable(
  req: PayloadRequest,
  booking: Booking,
  date: StoredSession | undefined,
): void {
  requireOpen(req, booking, date)
  if (booking.seats.some(({ isUsed }) => isUsed)) throw new Problem(seatUsed)
}

/** Cancels the buyer's own booking by the policy; one that is cancelled stays as it is. */
export async function cancelOwnBooking(req: PayloadRequest, own: Own): Promise<void> {
  const reference = await transact(req, async () => {
    const { booking, date } = await lockOwn(req, own)
    if (booking.status === 'cancelled') return undefined
    requireCancellable(req, booking, date)
    const { percent } = await refundTerms(req, { ...booking, date })
    return cancelBooking(req, booking.id, { percent, reason: 'Cancelled by the buyer.' })
  })
  await sendRefund(req, reference)
}

type Terms = {
  /** The share of the price that is given back. */
  percent: number
  /** What was given back before. */
  refunded?: { amount: number; currency: string } | undefined
  reason: string
}

/**
 * Cancels a booking in the transaction of `req`: ends its enrolments, frees its places and requests the refund, whose
 * reference it returns. A booking that is cancelled already stays as it is, so the command can be repeated.
 */
export async function cancelBooking(
  req: PayloadRequest,
  id: string,
  { percent, refunded, reason }: Terms,
): Promise<string | undefined> {
  return transact(req, async () => {
    const booking = await findBooking(req, id, { lock: true })
    if (booking?.status !== 'confirmed') return undefined
    const { orders, onBooking } = learningOptions(req.payload)
    const { order: orderId, courseId } = booking
    const done = orderId ? await orders.release(req, { orderId, percent, reason }) : undefined
    const refund = refunded ?? done?.refund ?? null
    await closeBooking(req, id, { refund, at: platformOf(req.payload).clock.now() })
    const kept = await keepOtherPlaces(req, booking, await endEnrolments(req, { booking: id }))
    if (courseId) await announcePlaces(req, courseId)
    await onBooking(req, { type: 'cancelled', bookingId: id, refund, reason, kept })
    return done?.reference
  })
}

/** Sends the refund of a cancelled booking while the caller waits; without an answer a job keeps trying. */
export async function sendRefund(
  req: PayloadRequest,
  reference: string | undefined,
): Promise<void> {
  if (reference !== undefined) await learningOptions(req.payload).orders.sendRefund(req, reference)
}

/**
 * Who has another place in the course keeps their enrolment, on that one; who needs no date has less to complete. Tells
 * who has another date ahead by it, and returns these learners: they hear nothing else of their place, unless they are
 * who booked it.
 */
async function keepOtherPlaces(
  req: PayloadRequest,
  { courseId, sessionId, buyerId }: Booking,
  ended: readonly EndedEnrolment[],
): Promise<string[]> {
  const kept: string[] = []
  if (!courseId) return kept
  for (const { id, learnerId } of ended) {
    const other = await findOtherPlace(req, { learnerId, courseId })
    if (!other) {
      await refreshProgress(req, { id, courseId })
      continue
    }
    const { booking, seat, order, session } = other
    await resume(
      req,
      { id, courseId },
      { place: { booking, seat }, order: order ?? undefined, session: session ?? undefined },
    )
    if (!(await isDateAhead(req, session))) continue
    const isBuyer = learnerId === buyerId
    await tellBooked(req, { enrolment: id, former: (!isBuyer && sessionId) || undefined })
    if (!isBuyer) kept.push(learnerId)
  }
  return kept
}

async function isDateAhead(req: PayloadRequest, session: string | null): Promise<boolean> {
  const date = await readCourseSession(req, session)
  return date !== undefined && isAhead(date, platformOf(req.payload).clock.now().getTime())
}
