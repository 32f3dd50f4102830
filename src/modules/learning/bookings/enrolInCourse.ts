import type { PayloadRequest, TypedLocale } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { invalid, Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import { maxAttendees, type Attendee, type Booking, type Enrolment } from '../enrolmentSchemas.js'
import { findOwnAttendees, type Person } from '../enrolments/bookingStore.js'
import { lockCourseSessions } from '../enrolments/courseSessionStore.js'
import { enrol } from '../enrolments/enrol.js'
import { findEnrolment } from '../enrolments/findEnrolments.js'
import { findOpenCourse, type OpenCourse } from '../enrolments/findOpenCourse.js'
import { announcePlaces, chooseDate, isAhead } from '../enrolments/places.js'
import { languageOf, lockLearner } from '../learners/learnerStore.js'
import { book, keyOf } from './book.js'
import { limitNaming } from './limitNaming.js'
import { readBooking } from './readBookings.js'

type Request = {
  learner: { id: string; email: string; name: string | null }
  slug: string
  /** The id of the date. */
  session: string | undefined
  /** Who takes part; without them the learner does. */
  attendees: readonly Attendee[] | undefined
  locale: TypedLocale
}

type Outcome =
  | { done: Enrolment | Booking; isNew: boolean }
  /** The course must be paid for first. */
  | { unpaid: OpenCourse }

/**
 * Enrols a learner in a free course, or books places of it for the people they name. Who is enrolled already stays so,
 * and is told so (`already_booked`) if they have a place on another date ahead than the one they ask for. Throws
 * `validation_failed` if there is no such published course or date, and for people named twice or on another
 * date; `session_full`, `session_closed` and `rate_limited`.
 */
export async function enrolInCourse(
  req: PayloadRequest,
  { learner, slug, session, attendees, locale }: Request,
): Promise<Outcome> {
  const course = await findOpenCourse(req, slug)
  if (!course)
    throw invalid('/course', 'unknown_course', 'There is no published course by this slug.')
  const find = () => findEnrolment(req, { learnerId: learner.id, course: course.id }, locale)
  const now = platformOf(req.payload).clock.now().getTime()
  const isDone = (found?: Enrolment): found is Enrolment =>
    found !== undefined && (!session || keepsFrom(session, found.session, now))
  const before = attendees ? undefined : await find()
  if (isDone(before)) return { done: onThatDate(before, session), isNew: false }
  if (course.price) return { unpaid: course }
  if (attendees || session) await limitNaming(req, learner, attendees ?? [learner])
  return transact(req, async () => {
    if (!(await lockLearner(req, learner.id))) throw new Problem(problems.invalidCredentials)
    if (attendees) {
      const id = await bookFree(req, { learner, course, session, attendees })
      return { done: await readBooking(req, { id, buyerId: learner.id, locale }), isNew: true }
    }
    if (session) {
      // The same learner may have asked twice at once, and have a place by now.
      await lockCourseSessions(req, { courses: [course.id] })
      const meanwhile = await find()
      if (isDone(meanwhile)) return { done: onThatDate(meanwhile, session), isNew: false }
      await bookFree(req, { learner, course, session, attendees })
    }
    const isNew = session ? !before : (await enrol(req, { learnerId: learner.id, course })).isNew
    const enrolment = await find()
    if (!enrolment) throw new Error('An enrolment was made and is not there')
    return { done: enrolment, isNew }
  })
}

export const alreadyBooked: ProblemType = {
  code: 'already_booked',
  status: 409,
  title: 'You have a place on another date of this course',
  detail: 'Cancel that booking first, or ask us to move it to the other date.',
}

/** Whether the date that somebody has keeps them from booking this one: another one does not once it is over. */
function keepsFrom(wanted: string, own: Enrolment['session'], now: number): boolean {
  return own !== null && (own.id === wanted || isAhead(own, now))
}

/** An answer with another date than the one asked for would be read as a place on that one. */
function onThatDate(enrolment: Enrolment, wanted: string | undefined): Enrolment {
  if (!wanted || enrolment.session?.id === wanted) return enrolment
  throw new Problem(alreadyBooked)
}

type FreePlaces = Pick<Request, 'learner' | 'session' | 'attendees'> & { course: OpenCourse }

/** Books places of a free course, on its next date with enough of them if none is named, and returns the booking's id. */
async function bookFree(
  req: PayloadRequest,
  { learner, course, session: wanted, attendees }: FreePlaces,
): Promise<string> {
  const { id: courseId } = course
  const people = attendees ?? [learner]
  const session = await takePlaces(req, { courseId, session: wanted, quantity: people.length })
  refuseRepeated(people, await findOwnAttendees(req, { buyerId: learner.id, courseId, session }))
  const locale = await languageOf(req, learner.id)
  const booking = await book(req, { course, session, buyer: learner, people, locale })
  if (booking === undefined) throw new Error('A free booking has no order to meet')
  const { id, unseated } = booking
  if (unseated.length > 0) throw attendees ? seatedElsewhere(unseated) : new Problem(alreadyBooked)
  await announcePlaces(req, courseId)
  return id
}

/** A place that is given to who keeps another one would be nobody's. */
function seatedElsewhere(seats: readonly number[]): Problem {
  const errors = seats.map((seat) => ({
    path: `/attendees/${String(seat - 1)}/email`,
    code: 'already_booked',
    message: 'This person has a place on a date of this course already.',
  }))
  return new Problem(problems.validationFailed, { errors })
}

/** Keeps places of a date, or of the next one, for this transaction. */
export async function takePlaces(req: PayloadRequest, wanted: Parameters<typeof chooseDate>[1]) {
  const chosen = await chooseDate(req, wanted)
  if (!('refused' in chosen)) return chosen.session
  if (chosen.refused === 'unknown') {
    throw invalid('/session', 'unknown_session', 'The course has no such date.')
  }
  throw new Problem(problems[chosen.refused === 'full' ? 'sessionFull' : 'sessionClosed'])
}

/** Two places go to two people; one person books a few places of a free course, not all of them. */
function refuseRepeated(people: readonly Person[], own: readonly (string | null)[]): void {
  const addresses = people.map(keyOf)
  const errors = addresses.flatMap((address, at) =>
    addresses.indexOf(address) < at || own.includes(address)
      ? [
          {
            path: `/attendees/${String(at)}/email`,
            code: 'duplicate_attendee',
            message: 'This person has a place already. Name each person once.',
          },
        ]
      : [],
  )
  if (errors.length > 0) throw new Problem(problems.validationFailed, { errors })
  if (own.length + people.length <= maxAttendees) return
  const message = `You can book ${String(maxAttendees)} places here, and have ${String(own.length)}.`
  throw invalid('/attendees', 'too_many_attendees', message)
}
