import { AsyncLocalStorage } from 'node:async_hooks'

import type pg from 'pg'

import { onAbort } from '../abort.js'

/** On whose behalf the database is read. */
type Reader = {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal
  /** For a GET: it changes nothing, so its reads may end with its caller at any point. */
  endsReads: boolean
  /** Set for callers who do not read freely: their reads get a share of the connections, and end early. */
  isLimited: boolean
}

/** A shared read is for all callers alike, and what it reads is announced when it changes. */
const storage = new AsyncLocalStorage<{ reader?: Reader; isShared: boolean }>()

/** Runs `work` on behalf of a new, unknown caller; within a shared read it stays one. */
export function readingFor<T>(
  caller: { readonly signal: AbortSignal },
  work: () => T,
  endsReads = false,
): T {
  const reader = {
    get signal() {
      return caller.signal
    },
    endsReads,
    isLimited: false,
  }
  return storage.run({ reader, isShared: isSharedRead() }, work)
}

/** Runs `work` on nobody's behalf: a shared result must not be aborted with the caller who asked first. */
export function readingForAll<T>(work: () => T): T {
  return storage.run({ isShared: true }, work)
}

/**
 * Runs `work` as if no request were behind it: what others wait for, too, must not end with whoever began it. Unlike
 * `readingForAll` it never reads from a replica.
 */
export function readingForNobody<T>(work: () => T): T {
  return storage.run({ isShared: false }, work)
}

/** Runs `work`, which only reads, on the limited share of connections. No transaction ever holds those: one may be open around it. */
export function readingBesideWrites<T>(work: () => T): T {
  const { signal } = new AbortController()
  const reader = { signal, endsReads: false, isLimited: true }
  return storage.run({ reader, isShared: false }, work)
}

/** The caller being read for; undefined outside of requests. */
export function currentReader(): Reader | undefined {
  return storage.getStore()?.reader
}

export function isSharedRead(): boolean {
  return storage.getStore()?.isShared === true
}

/** How long one statement may take that runs for a caller who is not staff. */
export const limitedStatementMs = 1_500

/**
 * Tables are joined in the order of the query: finding the best order for thirty joins took 300 ms (measured), which an
 * attacker could use.
 */
export const limitedPlanning = 'join_collapse_limit'

/** A share of a pool's connections, with what runs on it. */
export type Share = {
  pool: { connect(): Promise<pg.PoolClient> }
  /** False behind a transaction pooler, which keeps no setting between two transactions. */
  keepsSettings: boolean
  /** Cancels what another connection is running, by its process id. */
  cancel: (processId: number) => Promise<unknown>
}

type Statement = (client: pg.PoolClient) => Promise<unknown>

/** Runs one statement on a connection of the share; if its caller leaves, the statement and its connection end. */
export async function runLimited(
  share: Share,
  { signal }: Reader,
  statement: Statement,
): Promise<unknown> {
  signal.throwIfAborted()
  const client = await share.pool.connect()
  let cancelled: Promise<unknown> | undefined
  let isDone = false
  try {
    signal.throwIfAborted()
    const processId = share.keepsSettings ? processOf(client) : await beginBriefly(client)
    const stay = onAbort(signal, () => {
      // The connection of a cancelled statement is closed, so that a late cancel never hits the next statement.
      cancelled = share.cancel(processId).catch(() => undefined)
    })
    try {
      const result = await statement(client)
      if (!share.keepsSettings) await client.query('commit')
      isDone = true
      return result
    } finally {
      stay()
    }
  } finally {
    await cancelled
    client.release(!isDone || cancelled !== undefined)
  }
}

function processOf(client: pg.PoolClient): number {
  return (client as unknown as { processID: number }).processID
}

/** Begins a transaction whose statements end early; returns the process id behind the pooler. */
async function beginBriefly(client: pg.PoolClient): Promise<number> {
  const timeout = `set local statement_timeout = ${String(limitedStatementMs)}`
  await client.query(`begin read only; ${timeout}; set local ${limitedPlanning} = 1`)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
