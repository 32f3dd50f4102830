import { pgTable, text, timestamp } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Logger } from 'pino'

import { keepSession } from '../database/keepSession.js'

type LockOptions = {
  workerId: string
  connectionString: string
  log: Pick<Logger, 'warn'>
}

// PostgreSQL notices a vanished machine after 25 s instead of the system's two hours.
const noticeLostPeers = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set idle_session_timeout = 0`

// Shared, so that a new session need not wait for the end of one that was cut off half-open.
const takeLock = `select pg_advisory_lock_shared(${workerLockKey('$1')})`

const register = `
  insert into job_workers (id) values ($1) on conflict (id) do update set lost_at = null`

/** Holds a worker's advisory lock on its own connection, and takes it again whenever that is lost. */
export function holdWorkerLock({ workerId, connectionString, log }: LockOptions) {
  const gate = createGate()
  let stopping = false
  const session = keepSession({
    connectionString,
    applicationName: 'foyer-job-lock',
    prepare: async (client) => {
      await client.query(noticeLostPeers)
      await client.query(takeLock, [workerId])
      await client.query(register, [workerId])
    },
    onReady: () => gate.open(),
    onLost: (err) => {
      if (!stopping) gate.close()
      log.warn({
        err,
        workerId,
        msg: 'Lost the lock of this job worker: no new jobs until it is back',
      })
    },
  })
  return {
    /** Resolves while no other process considers this worker dead; only then may it take jobs. */
    held: () => gate.passed(),
    /** Lets waiting workers continue without the lock, because they are about to stop. */
    giveWay: () => {
      stopping = true
      gate.open()
    },
    /** Releases the lock; `forget` if the worker holds no jobs that others would have to free. */
    release: async ({ forget }: { forget: boolean }) => {
      try {
        if (!forget) return
        await session.client()?.query('delete from job_workers where id = $1', [workerId])
      } finally {
        await session.end()
      }
    },
  }
}

export type WorkerLock = ReturnType<typeof holdWorkerLock>

/** `passed` resolves at once while the gate is open, otherwise when it next opens. */
type Gate = { passed(): Promise<void>; open(): void; close(): void }

/** A gate that starts closed. */
function createGate(): Gate {
  let isOpen = false
  let waiting: (() => void)[] = []
  return {
    passed: () =>
      isOpen ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve)),
    open: () => {
      isOpen = true
      for (const resolve of waiting) resolve()
      waiting = []
    },
    close: () => {
      isOpen = false
    },
  }
}

/** SQL for the key of a worker's advisory lock; 64 bits of hash, because two workers must not share one. */
export function workerLockKey(id: string): string {
  return `hashtextextended('foyer.job-worker.' || ${id}, 0)`
}

/**
 * The job runners that may hold jobs, by the id that graphile-worker writes into `locked_by`. A living runner's process
 * holds the advisory lock of that id; `lost_at` is when the lock was first seen free.
 */
export const jobWorkersTable = pgTable('job_workers', {
  id: text('id').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  lostAt: timestamp('lost_at', { withTimezone: true }),
})
