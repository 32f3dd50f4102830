import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../database/requestDatabase.js'
import { quantileOf } from './buckets.js'

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

type MeasurementSeries = { name: string; total: number; points: MeasurementPoint[] }

type Range = {
  names: readonly string[]
  /** `from` is included, `to` is not; both are moved to the beginning of their step, in UTC. */
  from: Date
  to: Date
  step: 'hour' | 'day'
}

type Row = { name: string; at: string; bucket: number; count: number; sum: number }

const stepMs = { hour: 3_600_000, day: 86_400_000 }

/**
 * The measurements of these names, one series each in the same order, with a point for every step. They hold no
 * personal data, so the caller decides who may see them; the last second may be missing.
 */
export async function readMeasurements(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  { names, from, to, step }: Range,
): Promise<MeasurementSeries[]> {
  const width = stepMs[step]
  const start = Math.floor(from.getTime() / width) * width
  const end = Math.ceil(to.getTime() / width) * width
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Row>(sql`
    select name, bucket, sum(count)::float8 as count, sum(sum) as sum,
      extract(epoch from date_trunc(${step}, hour, 'UTC'))::float8 * 1000 as at
    from measurements
    where name in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))
      and hour >= to_timestamp(${start / 1000}) and hour < to_timestamp(${end / 1000})
    group by name, bucket, at`)
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

function seriesOf(name: string, steps: readonly number[], rows: readonly Row[]): MeasurementSeries {
  const isDistribution = rows.some(({ bucket }) => bucket > 0)
  const points = steps.map((step) => {
    const own = rows.filter(({ at }) => Number(at) === step)
    const at = new Date(step).toISOString()
    const count = own.reduce((total, row) => total + row.count, 0)
    return { at, count, ...(isDistribution && distribution(own, count)) }
  })
  return { name, total: points.reduce((total, { count }) => total + count, 0), points }
}

function distribution(rows: readonly Row[], count: number) {
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
