import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import {
  query,
  queryAny,
  queryOne,
  type Transactional,
} from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { isCertified } from '../certificates/certificateStore.js'
import type { Completed } from '../learningOptions.js'
import { attendance } from './attendeeStore.js'
import { deleteAttempts, type LessonKeys, renameAttempted } from './attemptStore.js'

export type NewEnrolment = {
  learnerId: string
  course: { id: string; slug: string; title: string }
  /** The booking, and which of its places: each is used for one enrolment at a time. */
  place?: { booking: string; seat: number } | undefined
  /** The order that pays for it. */
  order?: string | undefined
  /** The id of the date on which they take it. */
  session?: string | undefined
}

/** Inserts an enrolment; undefined if the learner has the course already or the place was used before. */
export async function insertEnrolment(
  req: PayloadRequest,
  { learnerId, course, order, place, session }: NewEnrolment,
): Promise<string | undefined> {
  const rows = await query<{ id: string }>(req)`
    insert into enrolments (id, learner_id, course_id, course_slug, course_title, "order",
      booking_id, seat, session_id, created_at)
    values (gen_random_uuid(), ${learnerId}, ${course.id}, ${course.slug}, ${course.title},
      ${order ?? null}, ${place?.booking ?? null}, ${place?.seat ?? null}, ${session ?? null},
      ${beginOn(place)})
    on conflict do nothing returning id`
  return rows[0]?.id
}

/**
 * SQL: since when someone is enrolled who is so by this place: not before it was booked. That tells them from those who
 * were enrolled already and only got a date by it.
 */
function beginOn(place: NewEnrolment['place']): SQL {
  return sql`greatest(now(), (select created_at from bookings where id = ${place?.booking ?? null}::uuid))`
}

/** The enrolment that `insertEnrolment` met: the place's own, or the learner's in this course. */
export async function findExisting(
  req: PayloadRequest,
  { learnerId, course, place }: NewEnrolment,
): Promise<string> {
  const rows = await query<{ id: string }>(req)`
    select id from enrolments
    where (booking_id = ${place?.booking ?? null}::uuid and seat = ${place?.seat ?? null}::int)
      or (learner_id = ${learnerId} and course_id = ${course.id})
    order by booking_id is not distinct from ${place?.booking ?? null}::uuid desc,
      learner_id = ${learnerId} desc limit 1`
  const [existing] = rows
  if (!existing) throw new Error('The enrolment that stood in the way is gone: try again')
  return existing.id
}

/**
 * SQL: who is enrolled since before this was so before they got a place of the booking. Clocks differ, and an earlier
 * version took the time of a booking after that of its enrolments.
 */
const beforeBooking = (booking: SQL): SQL =>
  sql`(select created_at - interval '30 seconds' from bookings where id = ${booking})`

type Resumed = { hadEnded: boolean }

/**
 * Gives an enrolment that ended, or has no date ahead, the place that was booked for it. Returns whether it had ended:
 * its progress is kept; undefined if it stays as it is. One that nobody booked
 * counts as older than this booking from now on, whenever that was made, and outlives it.
 */
export function resumeEnrolment(
  req: PayloadRequest,
  id: string,
  { order, place, session }: Partial<NewEnrolment>,
) {
  const now = platformOf(req.payload).clock.now().toISOString()
  return queryOne<Resumed>(req)`
    update enrolments as kept set session_id = ${session ?? null}, "order" = ${order ?? null},
      booking_id = ${place?.booking ?? null}, seat = ${place?.seat ?? null}, ended_at = null,
      former_attendance = ${attendance}, attended_at = (${attendance} ->> ${session ?? null}::text)::timestamptz,
      reminded_at = null, updated_at = now(), created_at = case when former.ended_at is null and former."isOwn"
        then least(kept.created_at, ${beforeBooking(sql`${place?.booking ?? null}::uuid`)} - interval '1 second')
        else ${beginOn(place)} end
    from (select id, ended_at, booking_id is null or created_at < ${beforeBooking(sql`booking_id`)}
      as "isOwn" from enrolments where id = ${id} for update) as former
    where kept.id = former.id and (former.ended_at is not null or (${session ?? null}::uuid is not null
      and (kept."order" is null or kept.session_id is not null) and not exists (
        select from course_sessions s where s.id = kept.session_id
          and s.status = 'scheduled' and s.starts_at > ${now}::timestamptz)))
    returning former.ended_at is not null as "hadEnded"`
}

/** Whether a learner is enrolled on a date: their own place, not one that they booked for others. */
export function isEnrolledOn(
  req: Transactional,
  { session, learner }: { session: string; learner: string },
) {
  return queryAny(req)`
    select from enrolments where session_id = ${session}::uuid and learner_id = ${learner}::uuid and ended_at is null`
}

export type EndedEnrolment = { id: string; learnerId: string }

/**
 * Ends the enrolments on the places of a booking, or on one of them; those that are older than the booking only lose
 * the place. What was learnt stays with the person.
 */
export function endEnrolments(
  req: PayloadRequest,
  { booking, seat = null }: { booking: string; seat?: number | null },
) {
  return query<EndedEnrolment>(req)`
    update enrolments as kept set session_id = null, "order" = null, booking_id = null, seat = null,
      former_attendance = ${attendance}, attended_at = null, reminded_at = null, updated_at = now(),
      ended_at = case when created_at >= ${beforeBooking(sql`booking_id`)} then now() end
    where booking_id = ${booking}::uuid and (${seat}::int is null or seat = ${seat}::int)
    returning id, learner_id as "learnerId"`
}

/** What decides what a learner may read and complete. */
export type OwnEnrolment = {
  id: string
  /** Null if the course was deleted. */
  courseId: string | null
  /** The slugs of the lessons that are completed. */
  completed: string[]
}

/** A learner's own enrolment, by its id or in a course; undefined for anyone else's. */
export function findOwnEnrolment(
  req: PayloadRequest,
  { learnerId, ...which }: { learnerId: string } & ({ id: string } | { courseId: string }),
) {
  const row = 'id' in which ? sql`id = ${which.id}::uuid` : sql`course_id = ${which.courseId}::uuid`
  return queryOne<OwnEnrolment>(req)`
    select id, course_id as "courseId", array(
      select jsonb_object_keys(coalesce(completed_lessons, '{}'))) as completed
    from enrolments where learner_id = ${learnerId}::uuid and ended_at is null and ${row}`
}

export type ProgressUpdate = {
  /** One enrolment, and the lesson that was completed in it, or all active enrolments of a changed course. */
  which: { id: string; lesson?: string } | { courseId: string }
  course: { lessons: { slug: string; passMark: number | null }[]; certificate: boolean }
}

/** SQL: the lesson that was completed now; completed again, it keeps its first time. */
function notedNow(which: ProgressUpdate['which']): SQL {
  return 'id' in which && which.lesson !== undefined
    ? sql`jsonb_build_object(${which.lesson}::text, now())`
    : sql`'{}'::jsonb`
}

/** SQL: the quizzes that an enrolment (`kept`) has passed by their present marks, which may be lower than they were. */
function passedNow({ lessons }: ProgressUpdate['course']): SQL {
  const marks = JSON.stringify(
    Object.fromEntries(lessons.map(({ slug, passMark }) => [slug, passMark])),
  )
  return sql`(select coalesce(jsonb_object_agg(lesson, now()), '{}') from lesson_attempts
    where enrolment_id = kept.id and score >= (${marks}::jsonb ->> lesson)::int)`
}

/** SQL: whether the date of an enrolment (`kept`) is in a classroom, and whether they were there: each 0 or 1. */
const ofClassroom = sql`(
  select count(s.id) as due, count(s.id) filter (where kept.attended_at is not null) as attended
  from course_sessions s where s.id = kept.session_id and s.mode = 'onsite')`

/** What an update of progress did to an enrolment. */
type Progressed = Omit<Completed, 'certificate'> & {
  /** Whether it is completed and has no certificate, not even a revoked one. */
  isUncertified: boolean
  /** Whether its date is in a classroom, and they were there. */
  wasThere: boolean
}

/**
 * Recomputes progress: the lessons, and having been there where the date is in a classroom. Completes enrolments that
 * reach 100 %, in one statement, so that concurrent updates of a row run one after the other: at this moment, because
 * the transaction may be older than the booking that is compared with it. Returns what changed for each.
 */
export function applyProgress(req: PayloadRequest, { which, course }: ProgressUpdate) {
  const lessons = JSON.stringify(course.lessons.map(({ slug }) => slug))
  const rows =
    'id' in which
      ? sql`id = ${which.id}::uuid`
      : sql`course_id = ${which.courseId}::uuid and status = 'active'`
  return query<Progressed>(req)`
    update enrolments as kept set (completed_lessons, progress, status, completed_at, updated_at) = (
      select notes, share,
        case when done then 'completed' else kept.status end,
        case when done then coalesce(kept.completed_at, clock_timestamp()) end,
        now()
      from (select ${notedNow(which)} || ${passedNow(course)} || coalesce(kept.completed_lessons, '{}') as notes) as noted,
        lateral ${ofClassroom} as classroom,
        lateral (select greatest(kept.progress, coalesce(
            100 * (count(*) filter (where notes ? slug) + classroom.attended)
              / nullif(count(*) + classroom.due, 0), 0)) as share
          from jsonb_array_elements_text(${lessons}::jsonb) as slug) as counted,
        lateral (select ${isComplete} as done) as decided
    )
    from (select id, status from enrolments where ${rows} and ended_at is null
      order by id for update) as former
    where kept.id = former.id
    returning kept.id as "enrolmentId", kept.learner_id as "learnerId", kept.course_id as "courseId",
      kept.status = 'completed' and former.status <> 'completed' as "isCompleted",
      kept.status = 'completed' and not ${isCertified(sql`kept.id`)} as "isUncertified",
      (select attended > 0 from ${ofClassroom} as classroom) as "wasThere"`
}

/**
 * SQL: whether an enrolment (`kept`) is completed and a certificate is due. The one place of this rule: `share` is the
 * percentage of lessons that are read, of quizzes that are passed, and of having been there in a classroom.
 */
const isComplete = sql`share = 100`

/** SQL: how many have a place on this date without a booking, for the statement of another table. */
export function freePlaces(session: SQL): SQL {
  return sql`(select count(*)::int from enrolments where session_id = ${session} and booking_id is null)`
}

/** How many learners are or were enrolled in each course, by slug; courses without any are left out. */
export async function countEnrolments(req: Transactional): Promise<Map<string, number>> {
  const rows = await query<{ slug: string; count: number }>(req)`
    select courses.slug, count(*)::int as count
    from enrolments join courses on courses.id = enrolments.course_id group by courses.slug`
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}

/** Writes the present name of a course on its enrolments, which may outlive it. */
export async function renameCourse(
  req: PayloadRequest,
  { id, slug, title }: { id: string; slug: string; title: string },
): Promise<void> {
  await query(req)`
    update enrolments set course_slug = ${slug}, course_title = ${title}
    where course_id = ${id}::uuid and (course_slug, course_title) is distinct from (${slug}, ${title})`
}

/** Moves what was completed of a course to other keys, all at once. */
export async function renameCompleted(req: PayloadRequest, courseId: string, keys: LessonKeys) {
  const moved = JSON.stringify(keys)
  await query(req)`
    update enrolments set completed_lessons = (
      select jsonb_object_agg(key, since) from (
        select coalesce(${moved}::jsonb ->> lesson, lesson) as key, min(time) as since
        from jsonb_each_text(completed_lessons) as completed (lesson, time) group by 1) as renamed)
    where course_id = ${courseId}::uuid
      and completed_lessons ?| array(select jsonb_object_keys(${moved}::jsonb))`
  await renameAttempted(req, courseId, keys)
}

/** Whether a course has enrolments or dates, which repeat its name. */
export function isFollowed(req: PayloadRequest, courseId: string) {
  return queryAny(req)`
    select where exists (select from enrolments where course_id = ${courseId}::uuid)
      or exists (select from course_sessions where course_id = ${courseId}::uuid)`
}

/**
 * Locks an enrolment until the transaction of `req` ends; false if it has ended, or is not of the learner who is given:
 * nobody makes others wait by naming what is theirs.
 */
export function lockEnrolment(req: PayloadRequest, id: string, learnerId?: string) {
  const isTheirs = learnerId === undefined ? sql`true` : sql`learner_id = ${learnerId}::uuid`
  return queryAny(req)`
    select from enrolments where id = ${id}::uuid and ended_at is null and ${isTheirs} for update`
}

/** Locks all enrolments of a course until the transaction of `req` ends. */
export async function lockEnrolments(req: PayloadRequest, courseId: string): Promise<void> {
  await query(
    req,
  )`select from enrolments where course_id = ${courseId}::uuid order by id for update`
}

export async function deleteEnrolments(req: PayloadRequest, learnerId: string): Promise<void> {
  await deleteAttempts(req, { learnerId })
  await query(req)`delete from enrolments where learner_id = ${learnerId}::uuid`
}
