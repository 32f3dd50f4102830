import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { query, queryAny } from '../../../platform/database/requestDatabase.js'
import { sql } from '../../../platform/database/sql.js'
import type { Learner } from '../learnerSchemas.js'
import { learningOptions } from '../learningOptions.js'

/**
 * Normalizes a learner's address for storage and comparison: mail servers that distinguish `Ada@` from `ada@` are
 * practically unknown, people who type both are not. Takes what `emailAddress` returns, so it is ASCII.
 */
function normalizeEmail(email: string): string {
  return email.toLowerCase()
}

/**
 * SQL: the learner with this address where `proven` has a row, created if sign-up is open; none if they may not sign in. Of
 * two simultaneous first sign-ins the second finds the first one's learner.
 */
export function admitting(
  req: PayloadRequest,
  { email, locale = null }: { email: string; locale?: string | null | undefined },
  proven: SQL,
): SQL {
  const key = normalizeEmail(email)
  const note = sql`last_sign_in_at = now(), updated_at = now(),
    locale = coalesce(${locale}, learners.locale)`
  const statement = isOpen(req)
    ? sql`insert into learners (id, email, last_sign_in_at, locale)
          select gen_random_uuid(), ${key}, now(), ${locale} from ${proven}
          on conflict (email) do update set ${note} where learners.blocked is not true`
    : sql`update learners set ${note} from ${proven} where email = ${key} and blocked is not true`
  return sql`${statement} returning learners.id, learners.email, learners.name`
}

/** SQL: whether a code sent to this address could be used to sign in. */
export function maySignIn(req: PayloadRequest, email: string): SQL {
  return sql`coalesce((select blocked is not true from learners where email = ${normalizeEmail(email)}),
    ${isOpen(req)}::boolean)`
}

function isOpen({ payload }: PayloadRequest): boolean {
  return learningOptions(payload).signup !== 'invite'
}

/** The learner with this address, created if there is none; a name and a language that are known stay. */
export async function ensureLearner(
  req: PayloadRequest,
  { email, name, locale }: { email: string; name?: string; locale?: string | undefined },
): Promise<string> {
  const rows = await query<{ id: string }>(req)`
    insert into learners (id, email, name, locale)
    values (gen_random_uuid(), ${normalizeEmail(email)}, ${name ?? null}, ${locale ?? null})
    on conflict (email) do update set name = coalesce(learners.name, excluded.name),
      locale = coalesce(learners.locale, excluded.locale)
    returning id`
  const [learner] = rows
  if (!learner) throw new Error('PostgreSQL inserted no learner')
  return learner.id
}

/**
 * A learner's own booking and the deletion of the learner wait for each other: neither meets half of the other. Take it
 * before any other lock. False if the learner is gone.
 */
export async function lockLearner(req: PayloadRequest, id: string) {
  await query(req)`select pg_advisory_xact_lock(hashtextextended(${`learner ${id}`}, 0))`
  return queryAny(req)`select from learners where id = ${id}::uuid`
}

/** Keeps new bookings and enrolments of a learner away until this transaction ends. */
export async function sealLearner(req: PayloadRequest, id: string): Promise<void> {
  await query(req)`select from learners where id = ${id}::uuid for update`
}

/** A learner with the language in which they read; null if nobody said. */
type KnownLearner = Learner & { locale: string | null }

export async function findLearners(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<Map<string, KnownLearner>> {
  const rows = await query<KnownLearner>(req)`
    select id, email, name, locale from learners where id::text in (
      select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  return new Map(rows.map((learner) => [learner.id, learner]))
}

/** The same of one learner; undefined if there is none by this id. */
export async function readLearner(req: PayloadRequest, id: string | null | undefined) {
  return id ? (await findLearners(req, [id])).get(id) : undefined
}

/** The language in which a learner reads; undefined if nobody said. */
export async function languageOf(req: PayloadRequest, id: string): Promise<string | undefined> {
  return (await readLearner(req, id))?.locale ?? undefined
}

/** The learners with these addresses, in any case. */
export function findLearnersByEmail(req: PayloadRequest, emails: readonly string[]) {
  const keys = JSON.stringify(emails.map(normalizeEmail))
  return query<Learner>(req)`
    select id, email, name from learners where email in (
      select jsonb_array_elements_text(${keys}::jsonb))`
}

/** Changes a learner's name: not through Payload, which would write back the other fields as it read them. */
export async function setName(req: PayloadRequest, { id, name }: { id: string; name: string }) {
  await query(req)`update learners set name = ${name}, updated_at = now() where id = ${id}::uuid`
}

/** Changes the name that somebody else gave a learner; whoever has signed in goes by their own. */
export async function correctName(
  req: PayloadRequest,
  { email, former, name }: { email: string; former: string | null; name: string },
): Promise<void> {
  await query(req)`
    update learners set name = ${name}, updated_at = now()
    where email = ${normalizeEmail(email)} and name = ${former} and last_sign_in_at is null`
}

/** SQL: the name of the learner with this id, for the statement of another table. */
export function nameOf(id: SQL): SQL {
  return sql`(select name from learners where id = ${id})`
}

/** SQL: the address of the learner with this id, for the statement of another table. */
export function emailOf(id: string): SQL {
  return sql`(select email from learners where id = ${id}::uuid)`
}

/** SQL: the id of the learner with this address, in lower case, for the statement of another table. */
export function learnerBy(email: string): SQL {
  return sql`(select id from learners where email = ${email})`
}
