import { type MigrateDownArgs, type MigrateUpArgs, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapter, DatabaseAdapterObj } from 'payload'
import pg from 'pg'

import { withAfterCommit } from './afterCommit.js'
import { migrateUnderLock } from './migrateUnderLock.js'
import { ReleasingPool } from './ReleasingPool.js'
import { withCheckedCommits } from './withCheckedCommits.js'

type SchemaTables = Parameters<
  NonNullable<NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]>
>[0]['schema']['tables']

export type DatabaseMigration = {
  name: string
  up: (args: MigrateUpArgs) => Promise<void>
  down: (args: MigrateDownArgs) => Promise<void>
}

export type DatabaseOptions = {
  url: string
  /** For LISTEN and advisory locks if `url` is a transaction pooler. */
  directUrl: string
  replicaUrls: string[]
  /** Our tables that are not collections; part of the schema and of its migrations. */
  tables: SchemaTables
  migrations: DatabaseMigration[]
  poolSize?: number
}

/**
 * Payload's PostgreSQL adapter with additions: the pool fix, migrations under a lock at every connect (never schema
 * push), `afterCommit`, and our own tables. Ids are UUIDv7, so that they can be neither guessed nor counted.
 */
export function postgres(options: DatabaseOptions): DatabaseAdapterObj {
  const base = postgresAdapter({
    idType: 'uuidv7',
    push: false,
    migrationDir: 'src/migrations',
    pg: { ...pg, Pool: ReleasingPool },
    pool: poolConfig(options),
    ...(options.replicaUrls.length > 0 && { readReplicas: options.replicaUrls }),
    // A value read into the cache after a change stays there, so reads use the primary for as long as a replica may
    // lag.
    readReplicasAfterWriteInterval: 10_000,
    beforeSchemaInit: [
      ({ schema }) => ({ ...schema, tables: { ...schema.tables, ...options.tables } }),
    ],
  })
  return {
    ...base,
    init: (args) => {
      const checked = withCheckedCommits(base.init(args))
      const adapter = withAfterCommit(checked as unknown as DatabaseAdapter)
      const { connect } = adapter
      adapter.connect = async (connectOptions) => {
        await connect?.call(adapter, connectOptions)
        await migrateUnderLock(adapter, options)
      }
      return adapter
    },
  }
}

function poolConfig({ url, directUrl, poolSize = 20 }: DatabaseOptions): pg.PoolConfig {
  const behindPooler = url !== directUrl
  return {
    connectionString: url,
    max: poolSize,
    // Without it a caller waits for a free connection for ever.
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // A transaction pooler refuses these start-up parameters.
    ...(!behindPooler && {
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    }),
  }
}
