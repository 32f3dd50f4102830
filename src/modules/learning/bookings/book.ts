import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { printName } from '../certificates/certificateStore.js'
import { insertBooking, type Person } from '../enrolments/bookingStore.js'
import { lockCourse } from '../enrolments/courseStore.js'
import { courseOutline } from '../enrolments/courseOutlines.js'
import { enrol } from '../enrolments/enrol.js'
import { ensureLearner } from '../learners/learnerStore.js'
import { learningOptions } from '../learningOptions.js'

type PaidPlaces = {
  order: { id: string; number: string }
  /** The course's id. */
  course: string
  /** The id of the date that was booked. */
  session?: string | undefined
  /** Who ordered, with their address as `emailAddress` returns it. */
  buyer: Person
  /** Who has each place; nobody is named for one without an address. */
  people: readonly Person[]
  locale?: string
}

/**
 * Books the places of a paid order in a course, published or not, in the transaction of `req`, and enrols who is named.
 * Creates learners if needed, so that they can sign in even if sign-up is by invitation. A repeated call changes nothing.
 * Returns the places on which nobody is enrolled, as `book` does; undefined if the course was deleted.
 */
export async function bookByOrder(
  req: PayloadRequest,
  { course: id, session, ...booked }: PaidPlaces,
): Promise<Pick<Booked, 'unseated'> | undefined> {
  return transact(req, async () => {
    const outline = await courseOutline(req, id)
    if (!outline) return undefined
    const { slug, title } = outline
    const { unseated = [] } =
      (await book(req, { course: { id, slug, title }, session, ...booked })) ?? {}
    return { unseated }
  })
}

type Places = {
  course: { id: string; slug: string; title: string }
  session: string | undefined
  order?: { id: string; number: string }
  buyer: Person
  people: readonly Person[]
  locale?: string | undefined
}

type Booked = {
  id: string
  /** The places on a date whose people have another one ahead and keep it, counted from 1. */
  unseated: number[]
}

/** Writes a booking, enrols everybody who is named and announces it; undefined if its order has one already. */
export async function book(
  req: PayloadRequest,
  { course, session, order, buyer, people, locale }: Places,
): Promise<Booked | undefined> {
  await lockCourse(req, course.id)
  const learners = await ensureLearners(req, [...people, buyer], locale)
  const at = platformOf(req.payload).clock.now()
  const buyerId = learners.get(keyOf(buyer))
  const own = people.find((person) => person !== buyer && keyOf(person) === keyOf(buyer))
  // Only what they call themselves: a name stays on a certificate for good.
  if (buyerId && own?.name) await printName(req, { learnerId: buyerId, name: own.name })
  const booking = await insertBooking(req, { course, session, order, buyerId, people, at })
  if (booking === undefined) return undefined
  const seated = people.map((person, index) => ({ key: keyOf(person), seat: index + 1 }))
  const unseated: number[] = []
  for (const { key, seat } of seated.toSorted(byKey)) {
    const learnerId = learners.get(key)
    if (!learnerId) continue
    const place = { booking, seat }
    const { isSeated } = await enrol(req, { learnerId, course, place, session, order: order?.id })
    if (session && !isSeated) unseated.push(seat)
  }
  await learningOptions(req.payload).onBooking(req, { type: 'created', bookingId: booking })
  return { id: booking, unseated: unseated.toSorted((a, b) => a - b) }
}

export const keyOf = ({ email }: Person) => email?.toLowerCase() ?? ''

const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1)

/** In one sequence for all, so that two bookings of the same people never wait for each other. */
async function ensureLearners(
  req: PayloadRequest,
  people: readonly Person[],
  locale: string | undefined,
): Promise<Map<string, string>> {
  const learners = new Map<string, string>()
  const named = people.map((person) => ({ ...person, key: keyOf(person) })).toSorted(byKey)
  for (const { key, email, name } of named) {
    if (!email || learners.has(key)) continue
    learners.set(key, await ensureLearner(req, { email, locale, ...(name && { name }) }))
  }
  return learners
}
