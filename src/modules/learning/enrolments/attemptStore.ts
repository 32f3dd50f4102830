import { sql } from '@payloadcms/db-postgres/drizzle'
import { pgTable, primaryKey } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'

import { query, type Transactional } from '../../../platform/database/requestDatabase.js'
import { isoTime } from '../../../platform/days.js'
import { localization } from '../../../platform/localization.js'
import { learnerBy } from '../learners/learnerStore.js'

/** The quiz of one lesson, for one learner. */
type Attempted = { enrolmentId: string; lesson: string }

export type Attempts = {
  /** Those that count; staff may have given others back. */
  used: number
  /** In percent; null before the first. */ best: number | null
}

/** How often a learner has tried a quiz, and how well. */
export async function readAttempts(
  req: PayloadRequest,
  { enrolmentId, lesson }: Attempted,
): Promise<Attempts> {
  const rows = await query<Attempts>(req)`
    select count(*) filter (where not is_given_back)::int as used, max(score) as best
    from lesson_attempts
    where enrolment_id = ${enrolmentId}::uuid and lesson = ${lesson}`
  return rows[0] ?? { used: 0, best: null }
}

/** The same of all quizzes that were tried in an enrolment, by the slugs of their lessons. */
export async function readAllAttempts(
  req: PayloadRequest,
  enrolmentId: string,
): Promise<Map<string, Attempts>> {
  const rows = await query<Attempts & { lesson: string }>(req)`
    select lesson, count(*) filter (where not is_given_back)::int as used, max(score) as best
    from lesson_attempts where enrolment_id = ${enrolmentId}::uuid group by lesson`
  return new Map(rows.map(({ lesson, ...attempts }) => [lesson, attempts]))
}

/** What quizzes add to the export of a person: every attempt. The address is in lower case. */
export async function exportAttempts(
  req: Transactional,
  { email }: { email: string },
): Promise<{ quizAttempts: object[] }> {
  const quizAttempts = await query(req)`
    select title as course, lesson, number, score, passed, is_given_back as "isGivenBack",
      ${isoTime(sql`lesson_attempts.created_at`)} as "attemptedAt"
    from lesson_attempts join enrolments on enrolments.id = enrolment_id
    left join courses_locales on _parent_id = course_id and _locale = ${localization.defaultLocale}
    where learner_id = ${learnerBy(email)}
    order by lesson_attempts.created_at, lesson, number`
  return { quizAttempts }
}

/** Makes so many attempts at a quiz, the first ones, count no more; they stay known. */
export async function giveBackAttempts(
  req: PayloadRequest,
  { enrolmentId, lesson, count }: Attempted & { count: number },
): Promise<void> {
  await query(req)`
    update lesson_attempts set is_given_back = true
    where enrolment_id = ${enrolmentId}::uuid and lesson = ${lesson} and number in (
      select number from lesson_attempts
      where enrolment_id = ${enrolmentId}::uuid and lesson = ${lesson} and not is_given_back
      order by number limit ${count})`
}

type NewAttempt = Attempted & {
  score: number
  passed: boolean
  /** Null is no limit. */ most: number | null
}

/**
 * Adds an attempt and returns how many count now; undefined if none is left. The caller has locked the enrolment in the
 * transaction of `req`, so attempts are counted one after the other.
 */
export async function addAttempt(
  req: PayloadRequest,
  { enrolmentId, lesson, score, passed, most }: NewAttempt,
): Promise<number | undefined> {
  const rows = await query<{ used: number }>(req)`
    with earlier as (
      select count(*) filter (where not is_given_back)::int as used,
        coalesce(max(number), 0) as last
      from lesson_attempts where enrolment_id = ${enrolmentId}::uuid and lesson = ${lesson}
    ), added as (
      insert into lesson_attempts (enrolment_id, lesson, number, score, passed)
      select id, ${lesson}, last + 1, ${score}, ${passed} from enrolments, earlier
      where id = ${enrolmentId}::uuid and used < coalesce(${most}::int, used + 1)
      returning number)
    select used + 1 as used from earlier, added`
  return rows[0]?.used
}

/** Keys under which lessons were kept, and those under which they are kept from now on. */
export type LessonKeys = Readonly<Record<string, string>>

/** Moves the attempts at the quizzes of a course to other keys, all at once; where two meet they are counted anew. */
export async function renameAttempted(req: PayloadRequest, courseId: string, keys: LessonKeys) {
  const moved = JSON.stringify(keys)
  await query(req)`
    with former as (
      delete from lesson_attempts using enrolments, jsonb_each_text(${moved}::jsonb) as pair
      where enrolments.id = enrolment_id and course_id = ${courseId}::uuid
        and lesson in (pair.key, pair.value)
      returning lesson_attempts.*)
    insert into lesson_attempts (enrolment_id, lesson, number, score, passed, is_given_back, created_at)
    select enrolment_id, renamed, row_number() over (
      partition by enrolment_id, renamed order by former.created_at, number), score, passed,
      is_given_back, created_at
    from former, coalesce(${moved}::jsonb ->> lesson, lesson) as renamed`
}

export async function deleteAttempts(
  req: PayloadRequest,
  which: { enrolmentId: string } | { learnerId: string },
): Promise<void> {
  const rows =
    'enrolmentId' in which
      ? sql`enrolment_id = ${which.enrolmentId}::uuid`
      : sql`enrolment_id in (select id from enrolments where learner_id = ${which.learnerId}::uuid)`
  await query(req)`delete from lesson_attempts where ${rows}`
}

/** One row per attempt of a learner at the quiz of a lesson; what they answered is not kept. */
export const lessonAttemptsTable = pgTable(
  'lesson_attempts',
  ({ boolean, integer, text, timestamp, uuid }) => ({
    enrolmentId: uuid('enrolment_id').notNull(),
    /** The slug of the lesson. */
    lesson: text('lesson').notNull(),
    /** Counted from 1; with the key this bounds attempts whatever runs at the same time. */
    number: integer('number').notNull(),
    /** In percent. */
    score: integer('score').notNull(),
    passed: boolean('passed').notNull(),
    /** Whether staff gave another attempt for it: it does not count any more. */
    isGivenBack: boolean('is_given_back').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (table) => [primaryKey({ columns: [table.enrolmentId, table.lesson, table.number] })],
)
