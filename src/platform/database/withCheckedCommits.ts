import { randomUUID } from 'node:crypto'

import type { PostgresAdapter } from '@payloadcms/db-postgres'

type Begin = PostgresAdapter['beginTransaction']

const rolledBack = new Error('Rolled back')

/**
 * Makes a failed COMMIT reject. db-postgres 3.90 swallows the error, so the writer would be told of success although
 * nothing was stored: a constraint checked at commit, or a connection lost just before it.
 */
export function withCheckedCommits(adapter: PostgresAdapter): PostgresAdapter {
  const begin: Begin = async (options) => {
    await adapter.initializing
    const id = randomUUID()
    await new Promise<void>((ready, fail) => {
      const ended = adapter.drizzle.transaction(
        (db) =>
          new Promise<void>((commit, rollBack) => {
            adapter.sessions[id] = {
              db,
              resolve: () => {
                commit()
                return ended
              },
              reject: () => {
                rollBack(rolledBack)
                return ended.catch(unlessRolledBack)
              },
            }
            ready()
          }),
        options ?? (adapter.transactionOptions || undefined),
      )
      ended.catch(fail)
    })
    return id
  }
  adapter.beginTransaction = begin
  return adapter
}

function unlessRolledBack(error: unknown): void {
  if (error !== rolledBack) throw error
}
