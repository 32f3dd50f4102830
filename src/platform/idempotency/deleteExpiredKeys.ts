import type pg from 'pg'

/** Deletes the idempotency keys, and the answers kept under them, whose 24 hours are over. */
export async function deleteExpiredKeys(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  await pool.query('delete from idempotency_keys where expires_at <= now()')
}
