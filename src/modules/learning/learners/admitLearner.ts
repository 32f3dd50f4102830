import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { Learner } from '../learnerSchemas.js'
import { learningOptions } from '../learningOptions.js'
import { learnerKey } from './learnerKey.js'

/**
 * The learner with this verified address, created if sign-up is open; undefined if they may not sign in. One statement,
 * so that of two simultaneous first sign-ins the second finds the first one's learner.
 */
export async function admitLearner(
  req: PayloadRequest,
  email: string,
): Promise<Learner | undefined> {
  const db = await requestDatabase(req)
  const key = learnerKey(email)
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
    sql`select blocked is true as blocked from learners where email = ${learnerKey(email)}`,
  )
  const [learner] = rows
  return learner ? !learner.blocked : isOpen(req)
}

function isOpen({ payload }: PayloadRequest): boolean {
  return learningOptions(payload).signup !== 'invite'
}
