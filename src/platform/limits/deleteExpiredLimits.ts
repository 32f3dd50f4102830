import type pg from 'pg'

/** Deletes counts whose window ended an hour ago; no clock of ours is wrong by that much. */
export async function deleteExpiredLimits(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `delete from rate_limits
     where expire < (extract(epoch from now() - interval '1 hour') * 1000)::bigint`,
  )
}
