import type { CollectionAfterOperationHook } from 'payload'

import { query } from '../database/requestDatabase.js'

type Changed = { docs?: { id: string }[]; errors?: object[] } | null

const message = 'Not changed, because another one could not be.'

/**
 * Payload changes many documents side by side in one transaction, and names as changed those that were done before
 * PostgreSQL refused one, though nothing of the transaction is kept. These are named among the errors here. Can go when
 * Payload asks whether its transaction has failed.
 */
export const tellUnchanged: CollectionAfterOperationHook = async ({ req, result }) => {
  const { docs = [], errors = [] } = (result as Changed) ?? {}
  if (docs.length === 0 || errors.length === 0) return result
  try {
    await query(req)`select 1`
    return result
  } catch {
    const unchanged = docs.map(({ id }) => ({ id, isPublic: true, message }))
    return { docs: [], errors: [...errors, ...unchanged] }
  }
}
