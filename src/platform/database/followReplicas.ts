import type { Logger } from 'pino'

import type { ReleasingPool } from './ReleasingPool.js'

type Replica = {
  pool: ReleasingPool
  /** Without its password, for the log. */
  host: string
  isAsked: boolean
  isLost: boolean
  complete: number
}

type Options = {
  urls: readonly string[]
  /** When this process last learnt of a change, by `performance.now()`. */
  changedAt: () => number
  log: Pick<Logger, 'warn'>
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
  { urls, changedAt, log }: Options,
): { stop(): Promise<void> } {
  const replicas: Replica[] = urls.map((url) => ({
    ...{ pool: primary.at(url), host: new URL(url).host },
    ...{ isAsked: false, isLost: false, complete: 0 },
  }))
  let written: Written = { at: 0, position: '0/0' }

  const look = async () => {
    for (const replica of replicas) void check(replica, written, log)
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
async function check(replica: Replica, { at, position }: Written, log: Options['log']) {
  if (replica.isAsked) return
  replica.isAsked = true
  try {
    const { rows } = await replica.pool.query<{ has: boolean | null }>(
      'select pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
      [position],
    )
    const has = rows[0]?.has ?? undefined
    if (has) replica.complete = at
    noteLost(replica, has === undefined && new Error('It follows no primary'), log)
  } catch (error) {
    replica.complete = 0
    noteLost(replica, error, log)
  } finally {
    replica.isAsked = false
  }
}

/** Says once that a replica cannot be asked, with the reason, and once that it can be again. */
function noteLost(replica: Replica, err: unknown, log: Options['log']): void {
  const isLost = err !== false
  if (replica.isLost === isLost) return
  replica.isLost = isLost
  const { host } = replica
  if (isLost) log.warn({ host, err, msg: 'A replica was lost: the primary answers in its place' })
  else log.warn({ host, msg: 'A replica was found again' })
}
