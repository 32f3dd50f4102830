import pg from 'pg'

/** A lost client is replaced by the pool itself; its next query reports real trouble. */
const ignore = () => undefined

/**
 * A pool that survives three faults. db-postgres 3.90 checks out one client at connect and never gives it back, and
 * listens for no errors of idle ones (research/payload.md 6.2); pg itself lets a client that is lost between two
 * statements of a transaction end the process.
 */
export class ReleasingPool extends pg.Pool {
  #first = true

  constructor(options?: pg.PoolConfig) {
    super(options)
    this.on('error', ignore)
    this.on('connect', (client) => client.on('error', ignore))
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

/** The adapter's listener would check out, and keep, another client whenever this one is lost. */
function giveBack(client: pg.PoolClient): void {
  client.removeAllListeners('error').on('error', ignore)
  client.release()
}
