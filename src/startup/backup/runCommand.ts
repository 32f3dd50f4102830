import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'

import { readEmbeddedUrl } from '../../demo/postgres/clusterPaths.js'
import { startEmbeddedPostgres } from '../../demo/postgres/startEmbeddedPostgres.js'
import type { Env } from '../../env.js'
import { StartupError } from '../../platform/StartupError.js'
import type { Bucket } from '../../platform/files/bucket.js'
import { isDatabaseDown } from '../../platform/isDatabaseDown.js'
import { uploadFolders } from '../../uploadFolders.js'
import { progress } from '../progress.js'
import { reachDatabase } from '../reachDatabase.js'
import type { Seal } from './manifest.js'

type Command = {
  /** `backup` or `restore`, as in `npm run backup -- FILE`. */
  name: string
  args: string[]
  /** Returns the line that says what was done. */
  work: (file: string, signal: AbortSignal) => Promise<string>
}

/**
 * Runs a command from start to end: prints what it did, or one line and exit code 1 if it failed. The first Ctrl-C or
 * SIGTERM lets it clean up, a second one ends it at once.
 */
export async function runCommand({ name, args, work }: Command): Promise<void> {
  const stopping = new AbortController()
  const stop = () => {
    stopping.abort(new StartupError('it was stopped.'))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  try {
    const [file, ...more] = args
    if (file === undefined || file.startsWith('-') || more.length > 0) {
      throw new StartupError(`name one file: npm run ${name} -- FILE`)
    }
    console.log(await work(file, stopping.signal))
  } catch (error) {
    const known = explainFailure(stopping.signal.aborted ? stopping.signal.reason : error)
    if (known instanceof StartupError) console.error(`The ${name} failed: ${known.message}`)
    else console.error(`The ${name} failed because of a fault of its own:`, known)
    process.exitCode = 1
  }
}

const inUse =
  'another connection holds the tables. End it (pg_stat_activity shows it) and try again.'

/** Turns errors that the operator can fix (file system, database) into one line. Returns any other error unchanged. */
export function explainFailure(error: unknown): unknown {
  if (error instanceof StartupError) return error
  if (isDatabaseDown(error)) {
    return new StartupError('the connection to PostgreSQL was lost. Try again when it is up.')
  }
  if (error instanceof pg.DatabaseError) return new StartupError(explainRefusal(error))
  const { code, syscall, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StartupError('the disk is full.')
  // "EACCES: permission denied, open '/backups/x'" says what and where.
  if (syscall !== undefined) return new StartupError(`${message}.`)
  return error
}

function explainRefusal({ code, message, detail, table }: pg.DatabaseError): string {
  if (code === '55P03') return inUse
  const where = table ? `, in the table ${table}` : ''
  return `PostgreSQL refused it (${message}${where}). ${detail ?? ''}`
}

type Settings = Pick<Env, 'DATABASE_DIRECT_URL' | 'DATA_DIR' | 'mode'>
type Work<T> = (url: string) => Promise<T>

/**
 * Runs `work` on the database of these settings. If the demo's service runs, its database is shared; otherwise it is
 * started.
 */
export async function withDatabase<T>(env: Settings, work: Work<T>): Promise<T> {
  if (env.mode === 'production') return withConfigured(env, work)
  const url = readEmbeddedUrl(folderOf(env))
  if (!url) throw new StartupError(`there is no database in ${env.DATA_DIR} yet. See DATA_DIR.`)
  const isRunning = await reachDatabase(url).then(
    () => true,
    () => false,
  )
  return isRunning ? work(url) : withEmbedded(env, work)
}

/** The same for work that needs the database alone: starts the demo's database, or refuses if it is in use. */
export async function withOwnDatabase<T>(env: Settings, work: Work<T>): Promise<T> {
  return env.mode === 'production' ? withConfigured(env, work) : withEmbedded(env, work)
}

async function withConfigured<T>({ DATABASE_DIRECT_URL: url }: Settings, work: Work<T>) {
  await reachDatabase(url)
  return work(url)
}

async function withEmbedded<T>(env: Settings, work: Work<T>): Promise<T> {
  const folder = folderOf(env)
  const database = await progress('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ folder, dataDir: env.DATA_DIR }),
  )
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}

function folderOf({ DATA_DIR }: Settings): string {
  return join(DATA_DIR, 'postgres')
}

// The text form of a row must not depend on the settings of a server or a role, and no timeout may cut it off.
const prepare = `
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
  set extra_float_digits = 1; set row_security = off; set lock_timeout = '5s';
  select set_config(name, '0', false) from pg_settings
    where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`

/** Runs `work` on its own connection, whose statements may take as long as they need. */
export async function connected<T>(
  { url, name }: { url: string; name: string },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A lost connection shows up in the next statement.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(prepare)
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The parts of DATA_DIR that a backup holds beside the database. */
export type Places = {
  /** Each folder of uploads by the name it has in the archive. */
  folders: Record<string, string>
  /** Where the uploads are with S3; `folders` then has none. */
  bucket?: Bucket | undefined
  /** The demo's secrets, created by ensureDemoSecrets. */
  secretsFile: string
}

export function placesIn(dataDir: string): Places {
  return { folders: uploadFolders(dataDir), secretsFile: join(dataDir, 'secrets.json') }
}

/** Tells two secrets apart without revealing either. */
export function secretMark(secret: string): string {
  return createHmac('sha256', secret).update('foyer.backup').digest('hex').slice(0, 16)
}

const plain = new Intl.NumberFormat('en')

/** How much a backup holds, in words. */
export function inFigures({ rows, files }: Pick<Seal, 'files' | 'rows'>): string {
  const tables = Object.values(rows)
  const total = tables.reduce((sum, count) => sum + count, 0)
  return `${plain.format(total)} rows of ${String(tables.length)} tables and ${plain.format(files)} files`
}
