import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

import { query, type Transactional } from '../../../platform/database/requestDatabase.js'
import { isoTime } from '../../../platform/days.js'
import type { MailedDate } from '../mails/courseMail.js'
import { freeSeats } from './bookingStore.js'
import { lockCourse } from './courseStore.js'
import { freePlaces } from './enrolmentStore.js'

/** Some dates, or those of some courses. */
export type Which = { ids: readonly string[] } | { courses: readonly string[] }

export type StoredSession = MailedDate & {
  courseId: string
  capacity: number
  status: 'scheduled' | 'cancelled' | 'completed'
  /** How many have a place without an order. */
  enrolled: number
}

/** The dates of some courses or some of them alone; the soonest first. */
export function readCourseSessions(req: Transactional, which: Which) {
  return query<StoredSession>(req)`
    select id, course_id as "courseId", ${isoTime(sql`created_at`)} as "createdAt",
      ${isoTime(sql`updated_at`)} as "updatedAt",
      ${isoTime(sql`starts_at`)} as "startsAt",
      ${isoTime(sql`ends_at`)} as "endsAt", time_zone as "timeZone", mode, venue_name as "venueName",
      venue_address as "venueAddress", venue_map_url as "venueMapUrl",
      join_url as "joinUrl",
      capacity::int as capacity, status, ${withoutOrder(sql`s.id`)} as enrolled
    from course_sessions s where ${condition(which)} order by starts_at, id`
}

/** The same of one date; undefined if there is none by this id. */
export async function readCourseSession(req: Transactional, id: string | null | undefined) {
  return id ? (await readCourseSessions(req, { ids: [id] }))[0] : undefined
}

/** When the dates of each course begin that are held, the soonest first, in milliseconds since 1970. */
export async function readCourseStarts(req: Transactional): Promise<Map<string, number[]>> {
  const rows = await query<{ id: string; starts: number[] }>(req)`
    select course_id as id, array_agg(extract(epoch from starts_at)::float8 * 1000 order by starts_at) as starts
    from course_sessions where status <> 'cancelled' group by course_id`
  return new Map(rows.map(({ id, starts }) => [id, starts]))
}

/**
 * Locks these dates until the transaction of `req` ends: what is counted next sees every earlier booking. Nothing can
 * begin to refer to one that is locked for its deletion. By their ids, as their times change.
 */
export async function lockCourseSessions(
  req: Transactional,
  which: Which,
  { isForDeletion = false } = {},
): Promise<void> {
  await query(req)`
    select from course_sessions where ${condition(which)} order by id
    for ${isForDeletion ? sql`update` : sql`no key update`}`
}

/**
 * Lets one transaction after the other give and take the places of a course: people who exchange places would wait for
 * each other. Its dates first, as whoever books does, and its learners, bookings and enrolments last.
 */
export async function lockPlaces(req: Transactional, courseId: string): Promise<void> {
  await lockCourseSessions(req, { courses: [courseId] })
  await lockCourse(req, courseId)
}

/** SQL about a date: how many places orders may take on it, null if it is over, cancelled or gone; and when it begins. */
export const datesForOrders = {
  places: (id: SQL, at: Date): SQL =>
    sql`(select s.capacity - ${withoutOrder(sql`s.id`)} from course_sessions s
      where s.id = ${id} and s.status = 'scheduled' and s.starts_at > ${at.toISOString()}::timestamptz)`,
  startsAt: (id: SQL): SQL => sql`(select s.starts_at from course_sessions s where s.id = ${id})`,
}

/** How staff tell dates apart, such as “Model cards · 3 Feb 2027, Somerset House”. */
export function dateTitle(
  course: string,
  date: Pick<StoredSession, 'startsAt' | 'timeZone' | 'mode' | 'venueName'>,
): string {
  const { startsAt, timeZone, mode, venueName } = date
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone })
  const place = mode === 'online' ? 'online' : venueName || 'on site'
  return `${course} · ${day.format(new Date(startsAt))}, ${place}`
}

/** Gives the dates of a course their titles after the course got another one. */
export async function renameDates(req: Transactional, courseId: string, course: string) {
  for (const date of await readCourseSessions(req, { courses: [courseId] })) {
    await query(req)`
      update course_sessions set title = ${dateTitle(course, date)} where id = ${date.id}::uuid`
  }
}

export async function deleteCourseSessions(req: Transactional, courseId: string): Promise<void> {
  await query(req)`delete from course_sessions where course_id = ${courseId}::uuid`
}

/** SQL: how many places are taken that no order pays for. */
function withoutOrder(session: SQL): SQL {
  return sql`(${freePlaces(session)} + ${freeSeats(session)})`
}

function condition(which: Which): SQL {
  const [column, ids] = 'ids' in which ? [sql`id`, which.ids] : [sql`course_id`, which.courses]
  return sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`
}
