import type pg from 'pg'

import type { BatchRow } from './createBatch.js'

/** What a batch added to an hour's counter, and the total of all processes afterwards. */
export type Counted = { name: string; hour: Date; added: number; total: number }

type Kept = { name: string; hour: Date; bucket: number; total: number }

/**
 * Adds a batch to the counts of all processes, in one atomic statement. Exactly one process sees a counter pass a given
 * figure.
 */
export async function writeBatch(
  pool: Pick<pg.Pool, 'query'>,
  rows: readonly BatchRow[],
): Promise<Counted[]> {
  const { rows: kept } = await pool.query<Kept>(
    `insert into measurements as kept (name, hour, bucket, count, sum)
     select name, to_timestamp(hour / 1000), bucket, count, sum
     from unnest($1::text[], $2::float8[], $3::int2[], $4::int8[], $5::float8[])
       as batch (name, hour, bucket, count, sum)
     on conflict (name, hour, bucket)
     do update set count = kept.count + excluded.count, sum = kept.sum + excluded.sum
     returning name, hour, bucket, count::float8 as total`,
    [
      rows.map(({ name }) => name),
      rows.map(({ hour }) => hour),
      rows.map(({ bucket }) => bucket),
      rows.map(({ count }) => count),
      rows.map(({ sum }) => sum),
    ],
  )
  const counters = kept.filter(({ bucket }) => bucket === 0)
  return rows.flatMap(({ name, hour, bucket, count: added }) => {
    if (bucket > 0) return []
    const after = counters.find((row) => row.name === name && row.hour.getTime() === hour)
    return after ? [{ name, hour: after.hour, added, total: after.total }] : []
  })
}
