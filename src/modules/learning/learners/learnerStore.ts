import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
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
 * The learner with this verified address, created if sign-up is open; undefined if they may not sign in. One statement,
 * so that of two simultaneous first sign-ins the second finds the first one's learner.
 */
export async function admitLearner(
  req: PayloadRequest,
  email: string,
): Promise<Learner | undefined> {
  const db = await requestDatabase(req)
  const key = normalizeEmail(email)
  const note = sql`last_sign_in_at = now(), updated_at = now()`
  const statement = isOpen(req)
    ? sql`insert into learners (id, email, last_sign_in_at)
          values (gen_random_uuid(), ${key}, now())
          on conflict (email) do update set ${note} where learners.blocked is not true`
    : sql`update learners set ${note} where email = ${key} and blocked is not true`
  const { rows } = await db.execute<Learner>(sql`${statement} returning id, email, name`)
  return rows[0]
}

/** Whether a code sent to this address could be used to sign in. */
export async function maySignIn(req: PayloadRequest, email: string): Promise<boolean> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ blocked: boolean }>(
    sql`select blocked is true as blocked from learners where email = ${normalizeEmail(email)}`,
  )
  const [learner] = rows
  return learner ? !learner.blocked : isOpen(req)
}

function isOpen({ payload }: PayloadRequest): boolean {
  return learningOptions(payload).signup !== 'invite'
}

/** The learner with this address, created if there is none; a name that is known stays. */
export async function ensureLearner(
  req: PayloadRequest,
  { email, name }: { email: string; name?: string },
): Promise<string> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into learners (id, email, name)
    values (gen_random_uuid(), ${normalizeEmail(email)}, ${name ?? null})
    on conflict (email) do update set name = coalesce(learners.name, excluded.name)
    returning id`)
  const [learner] = rows
  if (!learner) throw new Error('PostgreSQL inserted no learner')
  return learner.id
}

/** Changes a learner's name: not through Payload, which would write back the other fields as it read them. */
export async function setName(
  req: PayloadRequest,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(
    sql`update learners set name = ${name}, updated_at = now() where id = ${id}::uuid`,
  )
}

/** SQL: the name of the learner with this id, for the statement of another table. */
export function nameOf(id: SQL): SQL {
  return sql`(select name from learners where id = ${id})`
}

/** SQL: the address of the learner with this id, for the statement of another table. */
export function emailOf(id: string): SQL {
  return sql`(select email from learners where id = ${id}::uuid)`
}
