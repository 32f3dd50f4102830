import { randomUUID } from 'node:crypto'

import {
  postgresAdapter,
  type MigrateDownArgs,
  type MigrateUpArgs,
  type PostgresAdapter,
} from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { runMigrations } from 'graphile-worker'
import {
  killTransaction,
  type DatabaseAdapter,
  type DatabaseAdapterObj,
  type Migration,
  type PaginatedDocs,
  type PayloadRequest,
} from 'payload'
import pg from 'pg'

import { isDenied } from '../isDatabaseDown.js'
import { StartupError } from '../StartupError.js'
import { type PoolOptions, ReleasingPool } from './ReleasingPool.js'
import { withAfterCommit } from './afterCommit.js'
import { batchWrites } from './batchWrites.js'
import { buildPlainly } from './buildPlainly.js'
import { countRows } from './countRows.js'
import { readingBesideWrites } from './limitedReads.js'
import { makeAddJobQuietly } from './makeAddJobQuietly.js'
import { repairFilters } from './repairFilters.js'
import { query } from './requestDatabase.js'
import { queryOnDemand, reuseStatements } from './reuseStatements.js'
import { settleCommit } from './settleCommits.js'
import { splitSearches } from './splitSearches.js'
import { keepStored } from './storedDocuments.js'
import { takeTurn } from './takeTurn.js'

type SchemaTables = Parameters<
  NonNullable<NonNullable<Parameters<typeof postgresAdapter>[0]['beforeSchemaInit']>[number]>
>[0]['schema']['tables']

export type DatabaseMigration = {
  name: string
  up: (args: MigrateUpArgs) => Promise<void>
  down: (args: MigrateDownArgs) => Promise<void>
}

type DatabaseOptions = {
  url: string
  /** For LISTEN, advisory locks and migrations if `url` is a transaction pooler. */
  directUrl: string
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
    // As tables, the blocks of pages would be about ninety, and one page a query with many joins.
    blocksAsJSON: true,
    pg: { ...pg, Pool: ReleasingPool },
    pool: poolConfig({ ...options, url: options.directUrl }),
    beforeSchemaInit: [
      ({ schema }) => ({ ...schema, tables: { ...schema.tables, ...options.tables } }),
    ],
  })
  return {
    ...base,
    init: (args) => {
      const checked = withCheckedCommits(base.init(args))
      batchWrites(checked)
      keepStored(checked)
      splitSearches(checked)
      countRows(checked)
      const adapter = withLightLocks(withAfterCommit(checked as unknown as DatabaseAdapter))
      const { connect } = adapter
      adapter.connect = async (connectOptions) => {
        const open = async () => {
          await connect?.call(adapter, connectOptions)
          buildPlainly(adapter)
          reuseStatements(adapter)
        }
        await open()
        repairFilters(checked)
        await withoutHurry(checked.pool, () => migrateUnderLock(adapter, options))
        if (checked.poolOptions.connectionString === options.url) return
        // Poolers end what takes long, as a migration may: only what follows goes through it.
        await checked.pool.end()
        Object.assign(checked, { pool: undefined, poolOptions: poolConfig(options) })
        await open()
      }
      return adapter
    },
  }
}

function withoutHurry<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  return pool instanceof ReleasingPool ? pool.withoutHurry(work) : work()
}

function poolConfig({ url, directUrl, poolSize = 20 }: DatabaseOptions): PoolOptions {
  const behindPooler = url !== directUrl
  return {
    connectionString: url,
    max: poolSize,
    // Without it a caller waits for a free connection for ever.
    connectionTimeoutMillis: 5_000,
    // Fifty people who save at once on a slow machine are served in turn: 5 s turned some of them away (measured).
    transactionWaitMillis: 15_000,
    keepAlive: true,
    // A transaction pooler refuses these start-up parameters.
    ...(!behindPooler && {
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    }),
  }
}

const lockName = 'foyer.migrations'
const notOurs =
  'PostgreSQL does not let our role make or change the tables. Make it the owner of the database and of all tables.'

/**
 * Runs pending migrations, ours and the job queue's. A session advisory lock lets any number of processes start
 * together: the first migrates, the others wait and find nothing to do. Throws a StartupError if one fails.
 */
export async function migrateUnderLock(
  adapter: Pick<DatabaseAdapter, 'migrate'>,
  { directUrl, migrations }: Pick<DatabaseOptions, 'directUrl' | 'migrations'>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: directUrl,
    application_name: 'foyer-migrations',
    connectionTimeoutMillis: 10_000,
  })
  // If the lock is lost, the statements after it fail.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [lockName])
    await untilOneFails(migrations, (guarded) =>
      // Payload types a migration's arguments as unknown, but passes those of its adapter.
      adapter.migrate({ migrations: guarded as Migration[] }),
    )
    await runMigrations({ connectionString: directUrl })
    await makeAddJobQuietly(client)
  } catch (error) {
    throw isDenied(error) ? new StartupError(notOurs, { cause: error }) : error
  } finally {
    await client.end()
  }
}

/**
 * Runs migrations by `run` and throws at the first that fails, rolled back. Payload would end the process at once,
 * without advice and with the embedded PostgreSQL still running, so the failure is hidden from it.
 */
async function untilOneFails(
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

const rolledBack = new Error('Rolled back')

/**
 * Makes a failed COMMIT reject. db-postgres 3.90 swallows the error, so the writer would be told of success although
 * nothing was stored: a constraint checked at commit, or a connection lost just before it.
 */
function withCheckedCommits(adapter: PostgresAdapter): PostgresAdapter {
  const begin: PostgresAdapter['beginTransaction'] = async (options) => {
    await adapter.initializing
    const id = randomUUID()
    await new Promise<void>((ready, fail) => {
      const ended = adapter.drizzle.transaction(
        (db) =>
          new Promise<void>((commit, rollBack: (reason: Error) => void) => {
            queryOnDemand(adapter, db)
            adapter.sessions[id] = {
              db,
              resolve: async () => {
                try {
                  await settleCommit(db, () => {
                    commit()
                    return ended
                  })
                } catch (error) {
                  rollBack(error as Error)
                  throw error
                }
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

const locks = 'payload-locked-documents'

const none: PaginatedDocs<never> = {
  docs: [],
  hasNextPage: false,
  hasPrevPage: false,
  limit: 1,
  pagingCounter: 1,
  totalDocs: 0,
  totalPages: 1,
}

/**
 * Before each update and delete Payload asks whether somebody edits the document in the admin: on another connection
 * than that of its transaction, so that as many writers as there are connections waited for one another until all
 * failed (seen with 16), and by two statements over all collections. Here it asks on connections that no transaction
 * holds, and only where anybody edits anything; what is found free then has no locks to be deleted. Can go when
 * `checkDocumentLockStatus` reads with the request.
 */
function withLightLocks<Adapter extends DatabaseAdapter>(adapter: Adapter): Adapter {
  const { find, deleteMany } = adapter
  const isAnyHeld = async (req: Partial<Pick<PayloadRequest, 'transactionID'>>) => {
    const database = { payload: adapter.payload, transactionID: req.transactionID }
    const rows = await query(
      database,
    )`select 1 from ${sql.identifier('payload_locked_documents')} limit 1`
    return rows.length > 0
  }
  /** By what asks for them: the same object asks first and deletes then. */
  const free = new WeakSet<object>()
  const findLocks = async (args: Parameters<typeof find>[0]) => {
    const isHeld = await isAnyHeld({})
    // A bulk change asks for all of its documents at once and then works on each.
    await takeTurn()
    if (isHeld) return find.call(adapter, args)
    free.add(args.where ?? {})
    return none
  }
  adapter.find = ((args) =>
    args.collection === locks && !args.req
      ? readingBesideWrites(() => findLocks(args))
      : find.call(adapter, args)) as Adapter['find']
  adapter.deleteMany = async (args) => {
    if (args.collection === locks && (free.has(args.where) || !(await isAnyHeld(args.req ?? {}))))
      return
    await deleteMany.call(adapter, args)
  }
  return adapter
}
