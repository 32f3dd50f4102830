import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

import { query, queryOne, type Transactional } from '../../../platform/database/requestDatabase.js'
import { isoTime } from '../../../platform/days.js'
import { emailOf, learnerBy } from '../learners/learnerStore.js'

/** Who has a place of a booking, as the buyer named them; nobody yet if both are null. */
export type Seat = {
  /** Counted from 1. */
  seat: number
  name: string | null
  email: string | null
  /** Whether they have begun what cannot be given back: lessons without a date, or completed the course with it. */
  isUsed: boolean
}

export type Booking = {
  id: string
  status: 'confirmed' | 'cancelled'
  courseId: string | null
  courseTitle: string
  sessionId: string | null
  /** The id of the order that paid for it; null if the course was free. */
  order: string | null
  buyerId: string | null
  seats: Seat[]
  refund: { amount: number; currency: string } | null
  bookedAt: string
  cancelledAt: string | null
}

type NewBooking = {
  course: { id: string; title: string }
  session: string | undefined
  order: { id: string; number: string } | undefined
  buyerId: string | undefined
  /** One for each place. */
  people: readonly Person[]
  at: Date
}

export type Person = { name?: string | null | undefined; email?: string | null | undefined }

/** Inserts a booking with its places; undefined if its order has one already. */
export async function insertBooking(
  req: Transactional,
  { course, session, order, buyerId, people, at }: NewBooking,
): Promise<string | undefined> {
  const [row] = await query<{ id: string }>(req)`
    with made as (
      insert into bookings (id, status, course_id, course_title, session_id, "order", order_number,
        buyer_id, places, created_at, updated_at)
      values (gen_random_uuid(), 'confirmed', ${course.id}::uuid, ${course.title},
        ${session ?? null}::uuid, ${order?.id ?? null}, ${order?.number ?? null},
        ${buyerId ?? null}::uuid, ${people.length}, ${at.toISOString()}, ${at.toISOString()})
      on conflict ("order") do nothing returning id
    ), seated as (
      insert into bookings_attendees (id, _parent_id, _order, name, email)
      select gen_random_uuid()::text, made.id, seat, person ->> 'name', person ->> 'email'
      from made, jsonb_array_elements(${JSON.stringify(people)}::jsonb)
        with ordinality as named (person, seat)
    )
    select id from made`
  return row?.id
}

const columns = sql`
  b.id, b.status, b.course_id as "courseId", b.course_title as "courseTitle",
  b.session_id as "sessionId", b."order", b.buyer_id as "buyerId",
  case when b.refund_currency is not null then jsonb_build_object(
    'amount', b.refund_amount, 'currency', b.refund_currency) end as refund,
  ${isoTime(sql`b.created_at`)} as "bookedAt", ${isoTime(sql`b.cancelled_at`)} as "cancelledAt",
  (select coalesce(jsonb_agg(jsonb_build_object('seat', a._order, 'name', a.name,
      'email', a.email, 'isUsed', coalesce(e.completed_at >= greatest(b.created_at, e.created_at)
        or (b.session_id is null and e.progress > 0), false)) order by a._order), '[]')
    from bookings_attendees a
    left join enrolments e on e.booking_id = b.id and e.seat = a._order
    where a._parent_id = b.id) as seats`

/** A booking by its id; with `lock` nobody changes it or completes a lesson with it before this transaction ends. */
export async function findBooking(req: Transactional, id: string, { lock = false } = {}) {
  if (lock) {
    // Its places are read after the locks are there.
    await query(req)`select from bookings where id = ${id}::uuid for no key update`
    await query(req)`
      select from enrolments where booking_id = ${id}::uuid order by id for update`
  }
  return queryOne<Booking>(req)`
    select ${columns} from bookings b where b.id = ${id}::uuid`
}

export async function findBookingOfOrder(req: Transactional, order: string) {
  const [row] = await query<{ id: string }>(req)`select id from bookings where "order" = ${order}`
  return row?.id
}

/** Who has the places that an order paid for, unless they were given back; undefined if it has no booking. */
export function findSeatsOfOrder(
  req: Transactional,
  order: string,
): Promise<Pick<Booking, 'status' | 'seats' | 'refund'> | undefined> {
  return queryOne<Booking>(req)`
    select ${columns} from bookings b where b."order" = ${order}`
}

export function findBookingsOfDate(req: Transactional, session: string) {
  return query<Booking>(req)`
    select ${columns} from bookings b
    where b.session_id = ${session}::uuid and b.status = 'confirmed' order by b.id`
}

/** One page of the bookings of a learner, newest first, and how many there are. */
export async function findBookingsOf(
  req: Transactional,
  { buyerId, page, limit }: { buyerId: string; page: number; limit: number },
): Promise<{ bookings: Booking[]; totalDocs: number }> {
  const bookings = await query<Booking>(req)`
    select ${columns} from bookings b where b.buyer_id = ${buyerId}::uuid
    order by b.created_at desc, b.id limit ${limit}::int offset ${(page - 1) * limit}::int`
  const [row] = await query<{ count: number }>(req)`
    select count(*)::int as count from bookings where buyer_id = ${buyerId}::uuid`
  return { bookings, totalDocs: row?.count ?? 0 }
}

/** The addresses on the confirmed places of a learner in a course and date, in lower case. */
export async function findOwnAttendees(
  req: Transactional,
  which: { buyerId: string; courseId: string; session: string | undefined },
): Promise<(string | null)[]> {
  const rows = await query<{ email: string | null }>(req)`
    select lower(a.email) as email from bookings b join bookings_attendees a on a._parent_id = b.id
    where b.buyer_id = ${which.buyerId}::uuid and b.course_id = ${which.courseId}::uuid
      and b.session_id is not distinct from ${which.session ?? null}::uuid
      and b.status = 'confirmed'`
  return rows.map(({ email }) => email)
}

type OtherPlace = { booking: string; seat: number; order: string | null; session: string | null }

/** Another place of a course that is booked for a learner and that no enrolment uses. */
export function findOtherPlace(
  req: Transactional,
  { learnerId, courseId }: { learnerId: string; courseId: string },
) {
  return queryOne<OtherPlace>(req)`
    select b.id as booking, a._order as seat, b."order", b.session_id as session
    from bookings b join bookings_attendees a on a._parent_id = b.id
    where b.course_id = ${courseId}::uuid and b.status = 'confirmed'
      and lower(a.email) = ${emailOf(learnerId)} and not exists (
        select from enrolments e where e.booking_id = b.id and e.seat = a._order)
    order by b.created_at desc limit 1`
}

/** Whether a learner has a place on a date, or a confirmed booking of it for others. */
export async function hasPlaceOn(
  req: Transactional,
  { session, learner }: { session: string; learner: string },
): Promise<boolean> {
  const [row] = await query<{ isThere: boolean }>(req)`
    select exists (select from enrolments where session_id = ${session}::uuid
        and learner_id = ${learner}::uuid)
      or exists (select from bookings where session_id = ${session}::uuid
        and buyer_id = ${learner}::uuid and status = 'confirmed') as "isThere"`
  return row?.isThere ?? false
}

/**
 * What bookings add to the export of a person: all of those that they made, of those of others their own place. The
 * address is in lower case.
 */
export async function exportBookings(
  req: Transactional,
  { email }: { email: string },
): Promise<{ bookings: object[] }> {
  const bookings = await query(req)`
    select b.id, b.course_title as course, b.order_number as "order", b.status,
      ${isoTime(sql`b.created_at`)} as "bookedAt", ${isoTime(sql`b.cancelled_at`)} as "cancelledAt",
      own as "isBuyer", (
        select coalesce(jsonb_agg(jsonb_build_object('seat', a._order, 'name', a.name,
          'email', a.email) order by a._order), '[]')
        from bookings_attendees a
        where a._parent_id = b.id and (own or lower(a.email) = ${email})) as attendees
    from bookings b, lateral (select coalesce(b.buyer_id = ${learnerBy(email)}, false) as own) as made
    where own or exists (
      select from bookings_attendees a where a._parent_id = b.id and lower(a.email) = ${email})
    order by b.created_at, b.id`
  return { bookings }
}

/** Gives a place of a booking, which must be locked, to somebody else. */
export async function seatPerson(
  req: Transactional,
  { id, seat, name, email }: Person & { id: string; seat: number },
): Promise<void> {
  await query(req)`
    update bookings_attendees set name = ${name ?? null}, email = ${email ?? null}
    where _parent_id = ${id}::uuid and _order = ${seat}::int`
}

/** Gives a booking, which must be locked, another date. */
export async function setBookedDate(req: Transactional, id: string, session: string) {
  await query(req)`
    update bookings set session_id = ${session}::uuid, updated_at = now() where id = ${id}::uuid`
}

/** Cancels a booking, which must be locked. */
export async function closeBooking(
  req: Transactional,
  id: string,
  { refund, at }: { refund: Booking['refund']; at: Date },
): Promise<void> {
  await query(req)`
    update bookings set status = 'cancelled', cancelled_at = ${at.toISOString()},
      refund_amount = ${refund?.amount ?? null}, refund_currency = ${refund?.currency ?? null},
      updated_at = ${at.toISOString()}
    where id = ${id}::uuid`
}

/**
 * Waits for whatever changes the bookings and enrolments of a learner, in the order in which that locks them. A
 * certificate that is being issued is there afterwards.
 */
export async function lockAttendee(req: Transactional, learnerId: string): Promise<void> {
  await query(req)`
    select from bookings where buyer_id = ${learnerId}::uuid or id in (
      select _parent_id from bookings_attendees where lower(email) = ${emailOf(learnerId)})
    order by id for no key update`
  await query(req)`
    select from enrolments where learner_id = ${learnerId}::uuid order by id for update`
}

export async function bookingIdsOf(req: Transactional, learnerId: string): Promise<string[]> {
  const rows = await query<{ id: string }>(req)`
    select id from bookings where buyer_id = ${learnerId}::uuid`
  return rows.map(({ id }) => id)
}

/** Writes another address of a learner on all their places; the learner still has the one before. */
export async function renameAttendee(req: Transactional, learnerId: string, email: string) {
  await query(req)`
    update bookings_attendees set email = ${email} where lower(email) = ${emailOf(learnerId)}`
}

/**
 * Empties all places of a learner, or the one of an enrolment. A free booking that nobody is left on ends; returns the
 * ids of those.
 */
export async function emptyPlaces(
  req: Transactional,
  whose: { learnerId: string } | { enrolmentId: string },
): Promise<string[]> {
  const places =
    'learnerId' in whose
      ? sql`lower(email) = ${emailOf(whose.learnerId)}`
      : sql`(_parent_id, _order) = (
          select booking_id, seat::int from enrolments where id = ${whose.enrolmentId}::uuid)`
  const ended = await query<{ id: string }>(req)`
    with erased as (
      update bookings_attendees set name = null, email = null where ${places}
      returning id, _parent_id
    )
    update bookings b set status = 'cancelled', cancelled_at = now(), updated_at = now()
    where b."order" is null and b.status = 'confirmed'
      and b.id in (select _parent_id from erased) and not exists (
        select from bookings_attendees a where a._parent_id = b.id and a.email is not null
          and a.id not in (select id from erased))
    returning b.id`
  return ended.map(({ id }) => id)
}

/** SQL: how many places of a date are booked free of charge, for the statement of another table. */
export function freeSeats(session: SQL): SQL {
  return sql`(select coalesce(sum(places), 0)::int from bookings
    where session_id = ${session} and "order" is null and status = 'confirmed')`
}
