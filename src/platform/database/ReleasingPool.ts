import pg from 'pg'

import { currentReader, limitedStatementMs, runLimited, type Share } from './limitedReads.js'

/** A lost client is replaced by the pool itself; its next query reports real trouble. */
const ignore = () => undefined

/**
 * A pool that survives three faults. db-postgres 3.90 checks out one client at connect and never gives it back, and
 * listens for no errors of idle ones; pg itself lets a client that is lost between two statements of a transaction end
 * the process. A quarter of it is for the reads of whoever is not staff, and they get no more.
 */
export class ReleasingPool extends pg.Pool {
  #first = true
  /** The connections for the reads of whoever is not staff. */
  readonly limited: pg.Pool

  constructor(options: pg.PoolConfig = {}) {
    const { max = 10 } = options
    const forLimited = Math.max(1, Math.floor(max / 4))
    super({ ...options, max: Math.max(1, max - forLimited) })
    this.#survive(this)
    const whole = this.query.bind(this)
    this.limited = this.#survive(new pg.Pool(shareOf(options, forLimited)))
    const share: Share = {
      pool: this.limited,
      keepsSettings: options.statement_timeout !== undefined,
      cancel: (processId) => whole('select pg_cancel_backend($1)', [processId]),
    }
    const query = (...args: Parameters<typeof whole>): unknown => {
      const reader = currentReader()
      if (!reader?.isLimited || !isOrmRead(args)) return whole(...args)
      return runLimited(share, reader, (client) => client.query(...args) as never)
    }
    this.query = query as typeof this.query
  }

  #survive(pool: pg.Pool): pg.Pool {
    return pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.limited.end()])
  }

  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void
  override connect(
    callback?: Parameters<pg.Pool['connect']>[0],
  ): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback)
      return undefined
    }
    if (!this.#first) return super.connect()
    this.#first = false
    return super.connect().then((client) => {
      setImmediate(() => giveBack(client))
      return client
    })
  }
}

function shareOf(options: pg.PoolConfig, max: number): pg.PoolConfig {
  const { statement_timeout: isKept } = options
  return { ...options, max, ...(isKept !== undefined && { statement_timeout: limitedStatementMs }) }
}

/** Payload's reads, which come from Drizzle with parsers of their own; our own statements are known and short. */
function isOrmRead([statement]: readonly unknown[]): boolean {
  if (typeof statement !== 'object' || statement === null) return false
  const { text, types } = statement as { text?: unknown; types?: unknown }
  return types !== undefined && typeof text === 'string' && /^\s*(?:select|with)\b/i.test(text)
}

/** The adapter's listener would check out, and keep, another client whenever this one is lost. */
function giveBack(client: pg.PoolClient): void {
  client.removeAllListeners('error').on('error', ignore)
  client.release()
}
