import pg from 'pg'

/**
 * A pool that survives two faults of db-postgres 3.90: it checks out one client at connect and never gives
 * it back, and it listens for no errors, so a lost idle connection ends the process (research/payload.md 6.2).
 */
export class ReleasingPool extends pg.Pool {
  #first = true

  constructor(options?: pg.PoolConfig) {
    super(options)
    // A lost idle client is replaced by the pool itself; its next query reports real trouble.
    this.on('error', () => undefined)
    // The pool stops listening while a client is out; one lost inside a transaction would end the process.
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback)
      return undefined
    }
    if (!this.#first) return super.connect()
    this.#first = false
    return super.connect().then((client) => {
      setImmediate(() => {
        // The adapter's listener would check out, and keep, another client whenever this one is lost.
        client.removeAllListeners('error')
        client.release()
      })
      return client
    })
  }
}
