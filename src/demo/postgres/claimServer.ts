import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

export type KeptClaim = {
  /** Whether another process claimed the server while our connection was lost. */
  isTaken(): boolean
  /** From now on a lost connection is ignored; resolves when no attempt to regain it is in progress, or soon after. */
  letGo(): Promise<void>
  end(): Promise<void>
}

type Watch = {
  client: pg.Client
  reconnect: () => Promise<pg.Client | undefined>
  onStep: (text: string) => void
}

type State = Watch & { done: boolean; taken: boolean; trying: Promise<unknown>; fault?: string }

const retryMs = 500
const letGoMs = 1_000
const endMs = 250

/** Watches the connection that holds the claim and restores both when they are lost. It never throws. */
export function keepClaim(options: Watch): KeptClaim {
  const state: State = { ...options, done: false, taken: false, trying: Promise.resolve() }
  watch(state)
  return {
    isTaken: () => state.taken,
    letGo: async () => {
      state.done = true
      await Promise.race([state.trying, sleep(letGoMs, undefined, { ref: false })])
    },
    end: async () => {
      // A server that hangs never closes its side.
      const ended = state.client.end().catch(() => undefined)
      await Promise.race([ended, sleep(endMs, undefined, { ref: false })])
    },
  }
}

function watch(state: State): void {
  state.client.once('end', () => {
    if (state.done) return
    state.onStep('Lost the connection that holds the database folder; trying to regain it')
    regain(state)
  })
}

/** At once, so that no other start gets in between, and then repeatedly. */
function regain(state: State): void {
  state.trying = tryToRegain(state)
    .catch((error: unknown) => tell(state, error))
    .then((settled) => {
      if (!settled && !state.done) setTimeout(() => regain(state), retryMs).unref()
    })
}

/** Reports each fault once, however often it occurs. */
function tell(state: State, error: unknown): false {
  const fault = error instanceof Error ? error.message : String(error)
  if (fault !== state.fault) state.onStep(fault)
  state.fault = fault
  return false
}

async function tryToRegain(state: State): Promise<boolean> {
  const next = await state.reconnect()
  if (!next) return false
  const claim = await claimServer(next)
  if (claim.granted && !state.done) {
    state.client = next
    watch(state)
    state.onStep('Regained the connection that holds the database folder')
    return true
  }
  await next.end()
  // PostgreSQL may still consider the lost connection of this same process alive.
  if (claim.granted || claim.holder === process.pid) return false
  state.taken = true
  state.onStep('Another Foyer has taken over the database folder; stop this one')
  return true
}

// A pair of keys: 0 is the claim itself, any other is the pid of the process that holds it.
const lockSpace = 0x666f_7965
const graceMs = 1_000

export type Claim = { granted: true } | { granted: false; holder: number | undefined }

/**
 * Claims the server for the life of this connection, for one owner at a time. Waits a second, so that PostgreSQL can
 * notice a holder that was just killed.
 */
export async function claimServer(client: pg.Client): Promise<Claim> {
  const deadline = Date.now() + graceMs
  while (!(await tryLock(client, 0))) {
    if (Date.now() > deadline) return { granted: false, holder: await findHolder(client) }
    await sleep(50)
  }
  await tryLock(client, process.pid)
  return { granted: true }
}

async function tryLock(client: pg.Client, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1::int, $2::int) as locked',
    [lockSpace, key],
  )
  return rows[0]?.locked === true
}

async function findHolder(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ holder: number }>(
    `select named.objid::int as holder
       from pg_locks claim
       join pg_locks named on named.pid = claim.pid and named.classid = claim.classid and named.objid <> 0
      where claim.locktype = 'advisory' and claim.granted and claim.classid = $1 and claim.objid = 0`,
    [lockSpace],
  )
  return rows[0]?.holder
}
