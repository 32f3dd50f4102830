import { sql } from '@payloadcms/db-postgres/drizzle'
import { killTransaction } from 'payload'

import { StartupError } from '../StartupError.js'
import type { DatabaseMigration } from './postgres.js'

/**
 * Runs migrations by `run` and throws at the first that fails, rolled back. Payload would end the process at once,
 * without advice and with the embedded PostgreSQL still running, so the failure is hidden from it.
 */
export async function untilOneFails(
  migrations: readonly DatabaseMigration[],
  run: (migrations: DatabaseMigration[]) => Promise<void>,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const guarded = migrations.map((migration) => ({
      ...migration,
      up: async (args: Parameters<DatabaseMigration['up']>[0]) => {
        try {
          // The pool's limit is for requests; indexing a large table may take longer.
          await args.db.execute(sql`set local statement_timeout = 0`)
          await migration.up(args)
        } catch (error) {
          // If the connection is gone, PostgreSQL has already rolled back.
          await killTransaction(args.req).catch(() => undefined)
          reject(explain(migration, error))
          await never
        }
      },
    }))
    run(guarded).then(resolve, reject)
  })
}

const never = new Promise<never>(() => undefined)

function explain({ name }: DatabaseMigration, error: unknown): StartupError {
  const { cause, message } = error as Error
  const reason = cause instanceof Error ? cause.message : message
  return new StartupError(
    `migration ${name} failed (${reason}), and nothing of it was kept. Start the release that this database ` +
      'belongs to, restore a backup of it, or name another database.',
    { cause: error },
  )
}
