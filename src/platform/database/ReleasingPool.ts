import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'

import pg from 'pg'

import { TimeoutError } from '../abort.js'
import { createSlots, type Slots } from './createSlots.js'
import { isOutOfTime } from '../isDatabaseDown.js'
import {
  currentReader,
  isSharedRead,
  limitedPlanning,
  limitedStatementMs,
  runLimited,
  type Share,
} from './limitedReads.js'
import { nameStatement, renameIfChanged } from './nameStatement.js'
import {
  beforeOf,
  isBegin,
  sendTogether,
  type Statement,
  type Together,
  togetherOf,
} from './sendTogether.js'
import { takeTurn } from './takeTurn.js'

/** Planning reads that are shorter costs less than what PostgreSQL keeps for them, as anybody may ask for anything. */
const longStatement = 2_000

/** All call signatures of pg's `query`. */
export type PoolOptions = pg.PoolConfig & {
  /** How long a transaction waits for its turn; as long as for a connection unless told. */
  transactionWaitMillis?: number
  /** How much longer than a statement may take a connection may be silent. */
  silenceMillis?: number
}

type Query = (...args: unknown[]) => Promise<unknown>

/** The pool replaces a lost client by itself; if there is real trouble, the next query reports it. */
const ignore = () => undefined

/** A full disk, too little memory, or a server that is read-only: it answers, and reading works. */
const storesNothing = /^(?:53[12]00|25006)$/

/** How long statements may take where the server sets no limit. */
const usualMs = 30_000
const silenceMs = 10_000

/**
 * Ends a connection whose statement is not answered for so long: the other side has vanished without closing it, or a firewall
 * has forgotten it, and the system would notice in a quarter of an hour at the earliest.
 */
export function endSilent(client: pg.PoolClient, ms: number, isWanted = () => true): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  const { stream } = connection
  const isAsked = () => !(client as unknown as { readyForQuery: boolean }).readyForQuery
  stream.setTimeout(ms).on('timeout', () => {
    const { bytesRead } = stream
    // What arrived while this process was busy is read first.
    setImmediate(() => {
      const isSilent = stream.bytesRead === bytesRead
      if (isSilent && isAsked() && isWanted()) stream.destroy(new TimeoutError(ms))
    })
  })
}

/**
 * A pool that avoids six faults. db-postgres 3.90 checks out a client at connect, never releases it, and ignores
 * errors of idle clients; pg ends the process if a client is lost between two statements of a transaction, and waits for one
 * that is silent; Drizzle 0.45 keeps a client for ever whose `begin` failed; and transactions that have taken all connections wait for each other where
 * each needs one more, as sign-ins do to count guesses. Reads by callers who are not staff get a quarter of the
 * connections, and shared ones go to a replica where one is up to date.
 */
export class ReleasingPool extends pg.Pool {
  #first = true
  /** The connections for reads by callers who are not staff. */
  readonly limited: pg.Pool
  /** A replica that may answer now (`followReplicas`), and how to say that it did not. */
  replica: () => { pool: ReleasingPool; refuse: () => void } | undefined = () => undefined
  /** Called with the code of a refusal to store anything. */
  onRefusal: (code: string) => void = ignore
  #endsSilent = true
  readonly #settings: PoolOptions
  /** For transactions: a fifth of the connections is left to single statements. */
  readonly #slots: Slots

  constructor(options: PoolOptions = {}) {
    const { max = 10, transactionWaitMillis = options.connectionTimeoutMillis } = options
    const forLimited = Math.max(1, Math.floor(max / 4))
    const own = Math.max(1, max - forLimited)
    super({ ...options, max: own })
    this.#settings = options
    this.#slots = createSlots(own - Math.floor(own / 5), transactionWaitMillis)
    this.#survive(this)
    const whole = this.query.bind(this) as unknown as Query
    this.limited = this.#survive(new pg.Pool(shareOf(options, forLimited)))
    const keepsSettings = options.statement_timeout !== undefined
    const cancel = (processId: number) => whole('select pg_cancel_backend($1)', [processId])
    const share: Share = { pool: this.limited, keepsSettings, cancel }
    const unlimited: Share = { pool: { connect: () => super.connect() }, keepsSettings, cancel }
    const query: Query = (...args) => {
      if (beforeOf(args).length > 0) return this.#inTransaction(args)
      if (keepsSettings) nameStatement(args, isOrmRead(args) ? longStatement : 0)
      const reader = currentReader()
      const endsEarly = reader?.isLimited || (reader?.endsReads && keepsSettings)
      if (!endsEarly || !isOrmRead(args)) return whole(...args)
      const ask = (client: pg.PoolClient) => (client.query as unknown as Query).apply(client, args)
      return runLimited(reader.isLimited ? share : unlimited, reader, ask)
    }
    const queryAnywhere: Query = (...args) => {
      const replica = isSharedRead() && isOrmRead(args) ? this.replica() : undefined
      if (!replica) return query(...args)
      const answer = (replica.pool.query as unknown as Query).apply(replica.pool, args)
      return answer.catch((error: unknown) => {
        if (isOutOfTime(error)) throw error
        replica.refuse()
        return query(...args)
      })
    }
    this.query = queryAnywhere as unknown as typeof this.query
  }

  /** A pool like this one at a replica; what that does not answer in time is asked again here. */
  at(connectionString: string): ReleasingPool {
    return new ReleasingPool({ ...this.#settings, connectionString, query_timeout: 5_000 })
  }

  /** Statements take as long as they need while `work` runs: tables are migrated. */
  async withoutHurry<T>(work: () => Promise<T>): Promise<T> {
    this.#endsSilent = false
    return work().finally(() => (this.#endsSilent = true))
  }

  #survive(pool: pg.Pool): pg.Pool {
    return pool.on('error', ignore).on('connect', (client) => {
      const { connection } = client.on('error', ignore) as unknown as { connection: EventEmitter }
      connection.on('errorMessage', renameIfChanged)
      connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
        if (storesNothing.test(code)) this.onRefusal(code)
      })
      const { statement_timeout: allowed = usualMs } = pool.options
      const { silenceMillis = silenceMs } = this.#settings
      endSilent(client, Number(allowed) + silenceMillis, () => this.#endsSilent)
    })
  }

  override async end(): Promise<void> {
    await super.end()
    await this.limited.end()
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
    if (!this.#first) return this.#lend()
    this.#first = false
    return super.connect().then((client) => {
      setImmediate(() => giveBack(client))
      return client
    })
  }

  /** Statements that are sent together are a transaction, and one of them may wait for a lock. */
  async #inTransaction(args: unknown[]): Promise<unknown> {
    const client = await this.#lend()
    try {
      return await (client.query as unknown as Query)(...args)
    } finally {
      client.release()
    }
  }

  async #lend(): Promise<pg.PoolClient> {
    const ended = await this.#slots.take()
    try {
      const areNamed = this.#settings.statement_timeout !== undefined
      return lend(await super.connect(), { areNamed, ended })
    } catch (error) {
      ended()
      throw error
    }
  }
}

/**
 * The client, for a transaction or a session; it goes back at its release or when it is lost, whichever is first. Its
 * statements are short and by key, or come again: `areNamed` lets PostgreSQL keep their plans.
 */
function lend(
  client: pg.PoolClient,
  { areNamed, ended }: { areNamed: boolean; ended: () => void },
): pg.PoolClient {
  const release = client.release.bind(client)
  client.query = beginningWithFirst(client, areNamed) as unknown as typeof client.query
  let isReleased = false
  const releaseOnce = (reason?: Error | boolean) => {
    if (isReleased) return
    isReleased = true
    Reflect.deleteProperty(client, 'query')
    client.removeListener('end', lost)
    release(reason)
    ended()
  }
  const lost = () => releaseOnce(true)
  client.once('end', lost)
  client.release = releaseOnce
  return client
}

/** The `query` of a client whose transactions begin in the message of their first statement. */
function beginningWithFirst(client: pg.PoolClient, areNamed: boolean): Query {
  const send = client.query.bind(client) as unknown as Query
  let begun: Statement[] = []
  return async (...args) => {
    if (isBegin(args)) {
      begun = [{ text: 'begin' }]
      // Here as well: else sixteen writers who come together are worked on together (reads beside them took 58 ms for 18).
      await takeTurn()
      return nothing
    }
    const together = togetherOf(args, begun)
    const first = begun
    begun = []
    try {
      if (together) return await sendTogether(send, named(together, areNamed))
      for (const statement of [...first, ...beforeOf(args)]) await send(statement)
      if (areNamed) nameStatement(args)
      return await send(...args)
    } catch (error) {
      // What PostgreSQL has not heard has begun nothing, and what follows must not be outside of a transaction.
      if (!(error instanceof pg.DatabaseError)) begun = first
      throw error
    } finally {
      await takeTurn()
    }
  }
}

/** As pg answers to a statement without rows. */
const nothing = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

function named(together: Together, areNamed: boolean): Together {
  if (areNamed) for (const statement of [...together.before, together]) nameStatement([statement])
  return together
}

function shareOf(options: pg.PoolConfig, max: number): pg.PoolConfig {
  if (options.statement_timeout === undefined) return { ...options, max }
  const planning = `-c ${limitedPlanning}=1`
  return { ...options, max, statement_timeout: limitedStatementMs, options: planning }
}

/** Payload's reads, which Drizzle sends with its own type parsers; our own statements are known and short. */
function isOrmRead([statement]: readonly unknown[]): boolean {
  if (typeof statement !== 'object' || statement === null) return false
  const { text, types } = statement as { text?: unknown; types?: unknown }
  return types !== undefined && typeof text === 'string' && reading.test(text)
}

const reading = /^\s*(?:select\b|with\b(?![^]*\b(?:insert into|update|delete from)\b))/i

/** Whenever this client is lost, the adapter's listener would check out another one and keep it. */
function giveBack(client: pg.PoolClient): void {
  client.removeAllListeners('error').on('error', ignore)
  client.release()
}
