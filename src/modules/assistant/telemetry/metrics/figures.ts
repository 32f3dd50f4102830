import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../../platform/database/requestDatabase.js'
import { quantileOf } from '../../../../platform/measurements/buckets.js'

/** The counts of one window, by name. */
export type Figures = {
  count(name: string): number
  /** The sum of all counters whose names begin with this. */
  sumOf(prefix: string): number
  /** The rest of those counters' names after the prefix, in order. */
  namesAfter(prefix: string): string[]
  /** How many values a distribution has, and the value at this quantile. */
  observed(name: string): number
  quantile(name: string, share: number): number | undefined
  /** All names counted or observed. */
  total(): number
}

type Row = { name: string; bucket: number; count: number; current: boolean }

const dayMs = 86_400_000
const hourMs = 3_600_000

/** The window of the feed: the current hour and the 23 before it. */
export function windowAt(now: Date) {
  const from = new Date(Math.floor(now.getTime() / hourMs) * hourMs - dayMs + hourMs)
  return { from, before: new Date(from.getTime() - dayMs), to: now }
}

/** The figures of the window and of the one before it, over all processes, in one query. */
export async function readFigures(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  { from, before }: { from: Date; before: Date },
): Promise<{ current: Figures; previous: Figures }> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Row>(sql`
    select name, bucket, sum(count)::float8 as count, hour >= ${from.toISOString()} as current
    from measurements where hour >= ${before.toISOString()} group by name, bucket, current`)
  return {
    current: figuresOf(rows.filter(({ current }) => current)),
    previous: figuresOf(rows.filter(({ current }) => !current)),
  }
}

/** Indexes rows of counters (bucket 0) and distributions by name. */
export function figuresOf(rows: readonly Omit<Row, 'current'>[]): Figures {
  const counters = new Map(
    rows.filter(({ bucket }) => bucket === 0).map((row) => [row.name, row.count]),
  )
  const bucketsOf = (name: string) =>
    new Map(
      rows
        .filter((row) => row.name === name && row.bucket > 0)
        .map(({ bucket, count }) => [bucket, count]),
    )
  const under = (prefix: string) => [...counters].filter(([name]) => name.startsWith(prefix))
  const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)
  return {
    count: (name) => counters.get(name) ?? 0,
    sumOf: (prefix) => sum(under(prefix).map(([, count]) => count)),
    namesAfter: (prefix) =>
      under(prefix)
        .map(([name]) => name.slice(prefix.length))
        .sort(),
    observed: (name) => sum(bucketsOf(name).values()),
    quantile: (name, share) => quantileOf(bucketsOf(name), share),
    total: () => sum(rows.map(({ count }) => count)),
  }
}
