import type { ReleasingPool } from './ReleasingPool.js'

type Replica = { pool: ReleasingPool; isAsked: boolean; complete: number }

type Options = {
  urls: readonly string[]
  /** When this process last learnt of a change, by `performance.now()`. */
  changedAt: () => number
}

const checkEveryMs = 250
/** How much a replica may lack of what nobody announces. */
const mostBehindMs = 1_000

/**
 * Sends shared reads of `primary` to its replicas. One is used only while it has every change that this process knows
 * of and all that was written up to a second ago; how far it is follows from the positions in the log, not from clocks.
 */
export function followReplicas(
  primary: ReleasingPool,
  { urls, changedAt }: Options,
): { stop(): Promise<void> } {
  const replicas: Replica[] = urls.map((url) => ({
    pool: primary.at(url),
    ...{ isAsked: false, complete: 0 },
  }))
  let written: Written = { at: 0, position: '0/0' }

  const look = async () => {
    for (const replica of replicas) void check(replica, written)
    const at = performance.now()
    const { rows } = await primary.query<{ position: string }>(
      'select pg_current_wal_insert_lsn() as position',
    )
    if (rows[0]) written = { at, position: rows[0].position }
  }
  const timer = setInterval(() => void look().catch(() => undefined), checkEveryMs).unref()

  primary.replica = () => {
    const needed = Math.max(changedAt(), performance.now() - mostBehindMs)
    const usable = replicas.filter(({ complete }) => complete > needed)
    const chosen = usable[Math.floor(Math.random() * usable.length)]
    return chosen && { pool: chosen.pool, refuse: () => (chosen.complete = 0) }
  }
  return {
    stop: async () => {
      clearInterval(timer)
      primary.replica = () => undefined
      await Promise.all(replicas.map(({ pool }) => pool.end()))
    },
  }
}

type Written = { at: number; position: string }

/** Notes how complete a replica is: whether it has everything up to a position, which the primary had at some time. */
async function check(replica: Replica, { at, position }: Written): Promise<void> {
  if (replica.isAsked) return
  replica.isAsked = true
  try {
    const { rows } = await replica.pool.query<{ has: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [position],
    )
    if (rows[0]?.has) replica.complete = at
  } catch {
    replica.complete = 0
  } finally {
    replica.isAsked = false
  }
}
