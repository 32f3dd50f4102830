import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'

type Count = { key: string; points: number; expire: number }
type Counted = { rows: { key: string; points: number; expire: string | number | null }[] }
type Waiting = Count & { resolve: (counted: Counted) => void; reject: (error: unknown) => void }

/** Sends a statement to the store. */
type Send = (statement: { text: string; values: unknown[] }) => Promise<Counted>

/**
 * The library's limiter, except that what is counted in one turn of the event loop, under whatever rules, is counted by one
 * statement: of sixteen sign-ins at once each waited for a message and a commit of its own (a fifth of their time, measured).
 */
export class CountingLimiter extends RateLimiterPostgres {
  readonly #count: (count: Count) => Promise<Counted>

  constructor(
    options: IRateLimiterPostgresOptions & { count: (count: Count) => Promise<Counted> },
  ) {
    super(options)
    this.#count = options.count
  }

  /** What the library calls to write a count; left out of its types. */
  _upsert(key: string, points: number, durationMs: number): Promise<Counted> {
    return this.#count({ key, points, expire: Date.now() + durationMs })
  }
}

/** Counts together what comes together; each caller gets the row as it would be if they had come one after the other. */
export function countTogether(send: Send): (count: Count) => Promise<Counted> {
  let waiting: Waiting[] = []
  const begin = () => {
    const together = waiting
    waiting = []
    write(together, send).catch((error: unknown) => {
      for (const { reject } of together) reject(error)
    })
  }
  return (count) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ ...count, resolve, reject }) === 1) setImmediate(begin)
    })
}

async function write(waiting: readonly Waiting[], send: Send): Promise<void> {
  const byKey = new Map<string, Count>()
  for (const { key, points, expire } of waiting) {
    const known = byKey.get(key)
    byKey.set(key, { key, points: points + (known?.points ?? 0), expire })
  }
  // In one order everywhere: of two statements that lock each other's rows PostgreSQL ends one.
  const counts = [...byKey.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
  const { rows } = await send({
    text: `insert into rate_limits as kept (key, points, expire)
      select * from unnest($1::varchar[], $2::int[], $3::bigint[])
      on conflict (key) do update set
        points = case when kept.expire <= $4 then 0 else kept.points end + excluded.points,
        expire = case when kept.expire <= $4 then excluded.expire else kept.expire end
      returning key, points, expire`,
    values: [
      counts.map(({ key }) => key),
      counts.map(({ points }) => points),
      counts.map(({ expire }) => expire),
      Date.now(),
    ],
  })
  const before = new Map(
    rows.map(({ key, points }) => [key, points - (byKey.get(key)?.points ?? 0)]),
  )
  const stored = new Map(rows.map((row) => [row.key, row]))
  for (const { key, points: own, resolve } of waiting) {
    const points = (before.get(key) ?? 0) + own
    before.set(key, points)
    resolve({ rows: [{ key, expire: stored.get(key)?.expire ?? null, points }] })
  }
}
