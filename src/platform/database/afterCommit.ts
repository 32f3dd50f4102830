import type { DatabaseAdapter } from 'payload'
import type { Transactional } from './requestDatabase.js'

type TransactionId = number | string
type Effect = () => void
type Undo = () => Promise<void>
type Waiting = { effect: Effect; undo: Undo | undefined }

const waiting = new WeakMap<DatabaseAdapter, Map<TransactionId, Waiting[]>>()

/**
 * Runs `effect` after the transaction of `req` has committed and before its caller continues; at once if none is open;
 * never after a rollback, after which `undo` runs. Only for effects in this process: what must survive a crash is a job.
 */
export async function afterCommit(req: Transactional, effect: Effect, undo?: Undo): Promise<void> {
  const id = await req.transactionID
  const { db } = req.payload
  if (id === undefined || !db.sessions?.[id]) {
    effect()
    return
  }
  const effects = waiting.get(db) ?? new Map<TransactionId, Waiting[]>()
  waiting.set(db, effects)
  effects.set(id, [...(effects.get(id) ?? []), { effect, undo }])
}

/** Makes an adapter run the effects of `afterCommit`. Payload has no such hook. */
export function withAfterCommit<Adapter extends DatabaseAdapter>(adapter: Adapter): Adapter {
  const { commitTransaction, rollbackTransaction } = adapter
  const take = (id: TransactionId) => {
    const effects = waiting.get(adapter)?.get(id) ?? []
    waiting.get(adapter)?.delete(id)
    return effects
  }
  adapter.commitTransaction = async (incoming) => {
    const id = await incoming
    try {
      await commitTransaction.call(adapter, id)
    } catch (error) {
      take(id)
      throw error
    }
    for (const { effect } of take(id)) effect()
  }
  adapter.rollbackTransaction = async (incoming) => {
    const id = await incoming
    const undone = take(id)
    await rollbackTransaction.call(adapter, id)
    for (const { undo } of undone) await undo?.()
  }
  return adapter
}
