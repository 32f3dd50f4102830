import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { SQL } from '@payloadcms/db-postgres/drizzle'

import { isDatabaseDown } from '../isDatabaseDown.js'

/** What a transaction leaves behind by which it is known afterwards. */
export type Witness = {
  /** The last statement of a transaction; whoever asks for it waits until the transaction has ended. */
  sign: (id: string) => SQL
  /** Whether a transaction that signed was committed. */
  hasSigned: (id: string) => Promise<boolean>
}

const witnesses = new AsyncLocalStorage<Witness>()

/** Runs `work`, whose commits are found again where the connection is lost during one. */
export function withWitness<T>(witness: Witness, work: () => T): T {
  return witnesses.run(witness, work)
}

/** Whether commits are to be found again: what is one statement then needs a transaction around it. */
export function hasWitness(): boolean {
  return witnesses.getStore() !== undefined
}

/** A database that fails over is back within half a minute. */
const patienceMs = 60_000
const pauseMs = 250

type Transaction = { execute: (statement: SQL) => Promise<unknown> }

/**
 * Commits a transaction. Where the connection is lost nobody says whether it was committed; a witness then does, as soon as
 * there is a database to ask.
 */
export async function settleCommit(db: Transaction, commit: () => Promise<void>): Promise<void> {
  const witness = witnesses.getStore()
  if (!witness) return commit()
  const id = randomUUID()
  // Not in one message with the commit: what is still on its way when the connection is lost would not be waited for.
  await db.execute(witness.sign(id))
  try {
    await commit()
  } catch (error) {
    if (!isDatabaseDown(error) || !(await hasSigned(witness, id))) throw error
  }
}

async function hasSigned(witness: Witness, id: string): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await witness.hasSigned(id)
    } catch (error) {
      if (!isDatabaseDown(error) || performance.now() > deadline) throw error
      await sleep(pauseMs)
    }
  }
}
