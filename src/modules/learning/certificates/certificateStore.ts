import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

import {
  query,
  queryAny,
  queryOne,
  type Transactional,
} from '../../../platform/database/requestDatabase.js'
import { isoTime } from '../../../platform/days.js'
import { nameOf } from '../learners/learnerStore.js'

/** Titles by language. */
export const Titles = z.record(z.string(), z.string())

/** What somebody did for a certificate: the lessons, these and having been in a classroom, or what staff confirmed. */
export type Criteria = 'lessons' | 'classroom' | 'staff'

/** What a certificate says. None of it changes once it is issued, but a name that was missing. */
type Issued = {
  number: string
  name: string | null
  title: string
  titles: z.output<typeof Titles>
  /** The slug of the course when it was issued. */
  course: string | null
  hours: number | null
  /** Null on certificates from before it was noted: the company under its present name. */
  issuer: string | null
  issuedAt: string
  revokedAt: string | null
}

type NewCertificate = Pick<Issued, 'number' | 'title' | 'titles' | 'hours' | 'issuer'> & {
  enrolmentId: string
  learnerId: string
  courseId: string
  course: string
  criteria: Criteria
}

/** Inserts a certificate; false if the enrolment has one, valid or revoked. */
export function insertCertificate(req: Transactional, made: NewCertificate) {
  const { number, title, titles, course, hours, issuer, criteria } = made
  const { enrolmentId, learnerId, courseId } = made
  return queryAny(req)`
    insert into certificates (id, number, name, title, titles, course_slug, hours, issuer, criteria,
      issued_at, enrolment_id, learner_id, course_id)
    values (gen_random_uuid(), ${number}, ${nameOf(sql`${learnerId}::uuid`)}, ${title},
      ${JSON.stringify(titles)}::jsonb, ${course}, ${hours}, ${issuer}, ${criteria}, now(),
      ${enrolmentId}::uuid, ${learnerId}::uuid, ${courseId}::uuid)
    on conflict (enrolment_id) do nothing returning id`
}

export function findCertificate(req: Transactional, number: string) {
  return queryOne<Issued>(req)`
    select number, name, title, coalesce(titles, '{}') as titles, course_slug as course,
      hours::float8 as hours, issuer, ${isoTime(sql`issued_at`)} as "issuedAt",
      ${isoTime(sql`revoked_at`)} as "revokedAt"
    from certificates where number = ${number}`
}

/** What somebody did for a certificate; null of those from before it was noted. */
export async function findCriteria(req: Transactional, number: string): Promise<Criteria | null> {
  const [row] = await query<{ criteria: Criteria | null }>(req)`
    select criteria from certificates where number = ${number}`
  return row?.criteria ?? null
}

/** The valid certificates of these enrolments, by the enrolment's id. */
export async function findOfEnrolments(
  req: Transactional,
  ids: readonly string[],
): Promise<Map<string, { id: string; number: string; issuedAt: string }>> {
  const rows = await query<{ id: string; enrolment: string; number: string; issuedAt: string }>(
    req,
  )`
    select id, enrolment_id as enrolment, number, ${isoTime(sql`issued_at`)} as "issuedAt"
    from certificates
    where enrolment_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)
      and revoked_at is null`
  return new Map(rows.map(({ enrolment, ...certificate }) => [enrolment, certificate]))
}

/** Parts revoked certificates from their enrolment, so that completing it again issues another. */
export async function partRevoked(req: Transactional, enrolment: string): Promise<void> {
  await query(req)`
    update certificates set enrolment_id = null, updated_at = now()
    where enrolment_id = ${enrolment}::uuid and revoked_at is not null`
}

/** SQL: whether an enrolment has a certificate, valid or revoked; for the statement of another table. */
export function isCertified(enrolment: ReturnType<typeof sql>) {
  return sql`exists (select from certificates where enrolment_id = ${enrolment})`
}

/** Puts a learner's name on their certificates that were issued before they had one. */
export async function printName(
  req: Transactional,
  { learnerId, name }: { learnerId: string; name: string },
): Promise<void> {
  await query(req)`
    update certificates set name = ${name}, updated_at = now()
    where learner_id = ${learnerId}::uuid and name is null`
}

export type LockedCertificate = {
  number: string
  isRevoked: boolean
  enrolmentId: string | null
  learnerId: string | null
  courseId: string | null
}

/** Locks a certificate until the transaction of `req` ends; undefined if there is none by this id. */
export function lockCertificate(req: Transactional, id: string) {
  return queryOne<LockedCertificate>(req)`
    select number, revoked_at is not null as "isRevoked", enrolment_id as "enrolmentId",
      learner_id as "learnerId", course_id as "courseId"
    from certificates where id = ${id}::uuid for update`
}

type Copy = { id: string; number: string; enrolmentId: string; learnerId: string }

/** Issues what a certificate says once more, under another number and the present name of the learner. */
export async function copyCertificate(
  req: Transactional,
  { id, number, enrolmentId, learnerId }: Copy,
): Promise<void> {
  await query(req)`
    insert into certificates (id, number, name, title, titles, course_slug, hours, issuer, criteria,
      issued_at, enrolment_id, learner_id, course_id)
    select gen_random_uuid(), ${number}, ${nameOf(sql`${learnerId}::uuid`)}, title, titles,
      course_slug, hours, issuer, criteria, now(), ${enrolmentId}::uuid, learner_id, course_id
    from certificates where id = ${id}::uuid`
}

/** The numbers of what was revoked, the oldest first. */
export async function findRevoked(req: Transactional): Promise<string[]> {
  const rows = await query<{ number: string }>(req)`
    select number from certificates where revoked_at is not null order by revoked_at, number`
  return rows.map(({ number }) => number)
}

/**
 * Deletes a learner's certificates. Of those that were revoked the number stays, without the person: else their badges
 * would count again.
 */
export async function eraseCertificates(req: Transactional, learnerId: string): Promise<void> {
  await query(req)`
    delete from certificates where learner_id = ${learnerId}::uuid and revoked_at is null`
  await query(req)`
    update certificates set name = null, learner_id = null, enrolment_id = null,
      revoked_reason = null, updated_at = now()
    where learner_id = ${learnerId}::uuid`
}
