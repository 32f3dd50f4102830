import type pg from 'pg'

/** Deletes the counts whose window has been over for an hour, which no clock of ours is wrong by. */
export async function deleteExpiredLimits(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query(
    `delete from rate_limits
     where expire < (extract(epoch from now() - interval '1 hour') * 1000)::bigint`,
  )
}
