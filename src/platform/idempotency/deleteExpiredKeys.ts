import type pg from 'pg'

/** Deletes idempotency keys, with their stored answers, after 24 hours. */
export async function deleteExpiredKeys(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('delete from idempotency_keys where expires_at <= now()')
}
