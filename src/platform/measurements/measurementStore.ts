import { pgTable, primaryKey } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import type pg from 'pg'

import { query, type Transactional } from '../database/requestDatabase.js'
import { quantileOf } from './buckets.js'

export type BatchRow = { name: string; hour: number; bucket: number; count: number; sum: number }

/** What a batch added to an hour's counter, and the total of all processes afterwards. */
export type Counted = { name: string; hour: Date; added: number; total: number }

type StoredCount = { name: string; hour: Date; bucket: number; total: number }

/**
 * Adds a batch to the counts of all processes, in one atomic statement. Exactly one process sees a counter pass a given
 * figure.
 */
export async function writeBatch(
  pool: Pick<pg.Pool, 'query'>,
  rows: readonly BatchRow[],
): Promise<Counted[]> {
  const { rows: kept } = await pool.query<StoredCount>(
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

type MeasurementPoint = {
  /** When the step begins, ISO 8601 in UTC. */
  at: string
  /** The count, or how many values were observed. */
  count: number
  /** Of a distribution only: the mean, and quantiles to within 4.5 %; null in a step without any value. */
  mean?: number | null
  p50?: number | null
  p95?: number | null
  p99?: number | null
}

type Range = {
  names: readonly string[]
  /** `from` is included, `to` is not; both are moved to the beginning of their step, in UTC. */
  from: Date
  to: Date
  step: 'hour' | 'day'
}

type StepRow = { name: string; at: string; bucket: number; count: number; sum: number }

const stepMs = { hour: 3_600_000, day: 86_400_000 }

/**
 * The measurements of these names, one series each in the same order, with a point for every step. They hold no
 * personal data, so the caller decides who may see them; the last second may be missing.
 */
export async function readMeasurements(
  req: Transactional,
  { names, from, to, step }: Range,
): Promise<{ name: string; total: number; points: MeasurementPoint[] }[]> {
  const width = stepMs[step]
  const start = Math.floor(from.getTime() / width) * width
  const end = Math.ceil(to.getTime() / width) * width
  const rows = await query<StepRow>(req)`
    select name, bucket, sum(count)::float8 as count, sum(sum) as sum,
      extract(epoch from date_trunc(${step}, hour, 'UTC'))::float8 * 1000 as at
    from measurements
    where name in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
      and hour >= to_timestamp(${start / 1000}) and hour < to_timestamp(${end / 1000})
    group by name, bucket, at`
  const steps = Array.from(
    { length: Math.max(0, (end - start) / width) },
    (_, at) => start + at * width,
  )
  return names.map((name) =>
    seriesOf(
      name,
      steps,
      rows.filter((row) => row.name === name),
    ),
  )
}

function seriesOf(name: string, steps: readonly number[], rows: readonly StepRow[]) {
  const isDistribution = rows.some(({ bucket }) => bucket > 0)
  const points = steps.map((step) => {
    const own = rows.filter(({ at }) => Number(at) === step)
    const at = new Date(step).toISOString()
    const count = own.reduce((total, row) => total + row.count, 0)
    return { at, count, ...(isDistribution && distribution(own, count)) }
  })
  return { name, total: points.reduce((total, { count }) => total + count, 0), points }
}

function distribution(rows: readonly StepRow[], count: number) {
  const buckets = new Map(rows.map((row) => [row.bucket, row.count]))
  const quantile = (share: number) => quantileOf(buckets, share) ?? null
  const sum = rows.reduce((total, row) => total + row.sum, 0)
  return {
    mean: count > 0 ? sum / count : null,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
  }
}

/** The counts since `from` and those between `before` and it, by name and bucket. */
export async function readCounts(
  req: Transactional,
  { from, before }: { from: Date; before: Date },
): Promise<{ name: string; bucket: number; count: number; current: boolean }[]> {
  return query<{
    name: string
    bucket: number
    count: number
    current: boolean
  }>(req)`
    select name, bucket, sum(count)::float8 as count, hour >= ${from.toISOString()} as current
    from measurements where hour >= ${before.toISOString()} group by name, bucket, current`
}

/** The hourly totals of all counters whose names begin with one of these. `from` is included, `until` is not. */
export async function readHours(
  req: PayloadRequest,
  { prefixes, from, until }: { prefixes: readonly string[]; from: Date; until: Date },
): Promise<{ name: string; hour: Date; total: number }[]> {
  const rows = await query<{ name: string; at: number; total: number }>(req)`
    select name, extract(epoch from hour)::float8 * 1000 as at, count::float8 as total
    from measurements
    where bucket = 0 and hour >= ${from.toISOString()} and hour < ${until.toISOString()}
      and exists (select from jsonb_array_elements_text(${JSON.stringify(prefixes)}::jsonb) as given (prefix)
        where starts_with(name, prefix))
    order by measurements.hour, name`
  return rows.map(({ name, at, total }) => ({ name, hour: new Date(at), total }))
}

export async function deleteOldMeasurements(
  pool: Pick<pg.Pool, 'query'>,
  keptDays: number,
): Promise<void> {
  await pool.query(`delete from measurements where hour < now() - make_interval(days => $1)`, [
    keptDays,
  ])
}

/**
 * The counts of an hour, of all processes together. A counter is the row of bucket 0; a distribution has a row for each
 * of its buckets (see buckets.ts), with how many values fell into it and their sum.
 */
export const measurementsTable = pgTable(
  'measurements',
  ({ bigint, doublePrecision, smallint, text, timestamp }) => ({
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    name: text('name').notNull(),
    bucket: smallint('bucket').notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
    sum: doublePrecision('sum').notNull(),
  }),
  (table) => [primaryKey({ columns: [table.name, table.hour, table.bucket] })],
)
