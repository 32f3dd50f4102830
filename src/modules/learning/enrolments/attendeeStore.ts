import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { query, type Transactional } from '../../../platform/database/requestDatabase.js'
import { isoTime } from '../../../platform/days.js'

/** Who has a place on a date. */
export type Attendee = {
  enrolmentId: string
  learnerId: string
  courseId: string | null
  sessionId: string | null
  /** Null for those whom staff enrolled. */
  bookingId: string | null
  status: 'active' | 'completed'
  /** When they were marked as present. */
  attendedAt: string | null
}

type Which =
  | { session: string; learner?: string; enrolment?: string }
  | { enrolment: string }
  | { booking: string; seat?: number }

const columns = sql`id as "enrolmentId", learner_id as "learnerId", course_id as "courseId",
  session_id as "sessionId", booking_id as "bookingId", status`

/** The people of a date or a booking, or one of them. */
export function findAttendees(req: Transactional, which: Which) {
  return query<Attendee>(req)`
    select ${columns}, ${isoTime(sql`attended_at`)} as "attendedAt"
    from enrolments where ${condition(which)} order by created_at, id`
}

function condition(which: Which) {
  if ('booking' in which) {
    const { booking, seat = null } = which
    return sql`booking_id = ${booking}::uuid and (${seat}::int is null or seat = ${seat}::int)`
  }
  if (!('session' in which)) return sql`id = ${which.enrolment}::uuid`
  const { session, learner = null, enrolment = null } = which
  return sql`session_id = ${session}::uuid
    and (${learner}::uuid is null or learner_id = ${learner}::uuid)
    and (${enrolment}::uuid is null or id = ${enrolment}::uuid)`
}

/**
 * SQL: when an enrolment (`kept`) was marked as present, by the dates that it had before and the one that it has until
 * now: what is recorded of a date that was held stays on its list, and comes back with the place.
 */
export const attendance = sql`((coalesce(kept.former_attendance, '{}') - coalesce(kept.session_id::text, ''))
  || case when kept.session_id is null or kept.attended_at is null then '{}'::jsonb
    else jsonb_build_object(kept.session_id::text, kept.attended_at) end)`

/** When somebody was marked as present on the dates that they had before, by the id of the date. */
export type FormerAttendance = Readonly<Record<string, string | null>>

/** The list of a date: who has a place on it, and who was marked as present there and has another date now. */
export function findListed(
  req: Transactional,
  { session, enrolment = null }: { session: string; enrolment?: string | null },
): Promise<(Attendee & { formerAttendance: FormerAttendance | null })[]> {
  const marked = sql`case when session_id = ${session}::uuid then attended_at
    else (former_attendance ->> ${session}::text)::timestamptz end`
  return query<Attendee & { formerAttendance: FormerAttendance | null }>(req)`
    select ${columns}, ${isoTime(marked)} as "attendedAt", former_attendance as "formerAttendance"
    from enrolments where (session_id = ${session}::uuid or (former_attendance ? ${session}::text
        and course_id = (select course_id from course_sessions where id = ${session}::uuid)))
      and (${enrolment}::uuid is null or id = ${enrolment}::uuid)
    order by created_at, id`
}

/** How many were marked as present on each of these dates, with those who have another date now. */
export async function countAttended(
  req: Transactional,
  sessions: readonly string[],
): Promise<Map<string, number>> {
  const rows = await query<{ id: string; attended: number }>(req)`
    with dates as (select id, course_id from course_sessions where id in (
      select jsonb_array_elements_text(${JSON.stringify(sessions)}::jsonb)::uuid))
    select id, count(*)::int as attended from (
      select session_id as id from enrolments
      where session_id in (select id from dates) and attended_at is not null
      union all select dates.id from enrolments, jsonb_each_text(former_attendance) as former (date, time), dates
      where enrolments.course_id in (select course_id from dates) and former.time is not null
        and former.date = dates.id::text and session_id is distinct from dates.id) as marked
    group by id`
  return new Map(rows.map(({ id, attended }) => [id, attended]))
}

/** Ends the places of a date that will not be held and returns who had them; the second of two calls finds nobody. */
export async function releasePlaces(req: PayloadRequest, session: string): Promise<Attendee[]> {
  const had = await findAttendees(req, { session })
  await query(req)`
    update enrolments set session_id = null, attended_at = null, reminded_at = null,
      updated_at = now()
    where session_id = ${session}::uuid`
  return had
}

type Due = { learnerId: string; courseId: string; sessionId: string }

/**
 * Notes that those whose date begins within these hours are being reminded, and returns them: once each, because of two
 * processes only one changes a row. Who booked later than that needs no reminder.
 */
export function claimReminders(
  req: PayloadRequest,
  { now, hours, most }: { now: Date; hours: number; most: number },
) {
  const at = now.toISOString()
  return query<Due>(req)`
    update enrolments set reminded_at = ${at}::timestamptz
    where id in (
      select e.id from enrolments e join course_sessions s on s.id = e.session_id
      where e.reminded_at is null and s.status = 'scheduled' and e.course_id is not null
        and s.starts_at > ${at}::timestamptz
        and s.starts_at <= ${at}::timestamptz + make_interval(hours => ${hours})
      order by e.id limit ${most} for update of e skip locked)
    returning learner_id as "learnerId", course_id as "courseId", session_id as "sessionId"`
}

/** Notes whether someone, or everybody on a date, is still to be reminded: nobody needs it shortly before the start. */
export async function planReminders(
  req: PayloadRequest,
  { isNeeded, ...whose }: { isNeeded: boolean } & ({ enrolment: string } | { session: string }),
): Promise<void> {
  await query(req)`
    update enrolments set reminded_at = case when ${isNeeded}::boolean then null else now() end
    where ${condition(whose)}`
}
