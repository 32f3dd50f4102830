import { getHeapStatistics } from 'node:v8'
import { access, constants, readFile, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import pg from 'pg'

import { environment, readEnv, type Env } from '../../env.js'
import { StartupError } from '../../platform/StartupError.js'
import { editDistance } from '../../search/query/createCorrector.js'
import { settingsSchema } from '../../settingsSchema.js'
import { checkServices } from './checkServices.js'
import { fault, good, warning, type Finding } from './Finding.js'
import { lastBackupFile } from '../backup/runBackup.js'
import { reachDatabase } from '../reachDatabase.js'
import { dayMs } from '../../platform/days.js'

/**
 * `npm run doctor`: whether this installation can work, in plain words with what to do. It changes nothing, but for
 * an empty file in S3 that it removes again; the exit code is 1 if something must be mended.
 */
export async function runDoctor(): Promise<void> {
  const findings = await examine()
  for (const { about, state, text } of findings) {
    console.log(`${marks[state]} ${about.padEnd(width)} ${text}`)
  }
  const faults = findings.filter(({ state }) => state === 'fault').length
  const warnings = findings.filter(({ state }) => state === 'warning').length
  console.log(
    faults + warnings === 0
      ? '\nAll is well.'
      : `\nTo mend: ${String(faults)}. To look at: ${String(warnings)}.`,
  )
  process.exitCode = faults > 0 ? 1 : 0
}

const marks = { good: '✓', warning: '!', fault: '✗' }
const width = 14

async function examine(): Promise<Finding[]> {
  const doubts = await checkSettings(environment())
  let env: Env
  try {
    env = readEnv()
  } catch (error) {
    if (error instanceof StartupError) return [fault('Settings', error.message), ...doubts]
    throw error
  }
  const checks = [checkDatabase, checkReplicas, checkServices, checkMachine, checkSearch]
  const parts = await Promise.all(checks.map((check) => check(env)))
  const mode = env.mode === 'demo' ? 'the demo: DATABASE_URL is not set' : 'production'
  return [good('Settings', `They are complete; this is ${mode}.`), ...doubts, ...parts.flat()]
}

/** What is no fault of itself, and hardly what was meant: other names, quotes, and a $ in the file of settings. */
async function checkSettings(source: Record<string, string | undefined>): Promise<Finding[]> {
  const settings = Object.keys(settingsSchema.shape)
  const unknown = Object.keys(source).flatMap((name) => {
    if (!source[name]?.trim() || settings.includes(name)) return []
    const meant = settings.find((setting) => isMisspelt(name, setting))
    if (meant) return [`${name} is not a setting. Is ${meant} meant?`]
    return /^(?:S3|SMTP|OIDC)_/.test(name) ? [`${name} is not a setting: see .env.example.`] : []
  })
  const file: Record<string, string | undefined> = parseEnv(
    await readFile('.env', 'utf8').catch(() => ''),
  )
  const doubts = settings.flatMap((name) => {
    const value = source[name]?.trim() ?? ''
    const isCut = file[name]?.replaceAll('\\$', '').includes('$') && !value.includes('$')
    return [
      ...(/^(["']).*\1$/.test(value)
        ? [`The quotes around ${name} are taken as a part of it.`]
        : []),
      ...(isCut ? [`In .env a $ begins the name of another setting: write \\$ in ${name}.`] : []),
    ]
  })
  return [...unknown, ...doubts].map((text) => warning('Settings', text))
}

/** HOST, PORT and ROLE are too short to tell. */
function isMisspelt(name: string, setting: string): boolean {
  return setting.length > 5 && editDistance(name, setting, 2) <= (setting.length > 8 ? 2 : 1)
}

const answerWithinMs = 2_000

type Answer = { checks?: { search?: { status: string; output?: string }[] } }

/** Whether the search index of the service that runs here has room for all content; nothing where none runs. */
async function checkSearch({ PORT, SEARCH_MEMORY_MB = 0 }: Env): Promise<Finding[]> {
  const heapMb = Math.floor(getHeapStatistics().heap_size_limit / 1024 ** 2)
  const heap = `NODE_OPTIONS=--max-old-space-size (now ${String(heapMb)})`
  if (SEARCH_MEMORY_MB > heapMb / 2) {
    const text = `SEARCH_MEMORY_MB is more than half of the heap. Lower it, or raise ${heap}.`
    return [warning('Search', text)]
  }
  const signal = AbortSignal.timeout(answerWithinMs)
  const answer = await fetch(`http://127.0.0.1:${String(PORT)}/api/health`, { signal })
    .then((response) => response.json() as Promise<Answer>)
    .catch((): Answer => ({}))
  const [search] = answer.checks?.search ?? []
  if (!search) return []
  const { status, output = '' } = search
  if (status === 'pass') return [good('Search', output)]
  const isShort = output.includes('SEARCH_MEMORY_MB')
  return [
    warning('Search', isShort ? `${output} Raise it; it is best below half of ${heap}.` : output),
  ]
}

const gigabyte = 1024 ** 3

/** Where uploads are kept, and how old the last backup is. */
async function checkMachine({ DATA_DIR, mode }: Env): Promise<Finding[]> {
  return [
    await checkFolder(DATA_DIR),
    ...(mode === 'production' ? [await checkBackup(DATA_DIR)] : []),
  ]
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    // With the dot a file is refused.
    await access(`${folder}/.`, constants.R_OK | constants.W_OK | constants.X_OK)
    const { bavail, bsize } = await statfs(folder)
    const free = (bavail * bsize) / gigabyte
    const text = `${free.toFixed(1)} GB are free in ${folder}.`
    return free < 1
      ? warning('Files', `${text} Make room before uploads fail.`)
      : good('Files', text)
  } catch (error) {
    if (isMissing(error) && (await canBeMade(folder)))
      return warning('Files', `${folder} is not there yet. The first start makes it.`)
    const text = `${folder} cannot be read and written. Set DATA_DIR to a folder that can.`
    return fault('Files', text)
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT'
}

function canBeMade(folder: string): Promise<boolean> {
  const parent = dirname(folder)
  return access(`${parent}/.`, constants.W_OK | constants.X_OK).then(
    () => true,
    (error: unknown) => isMissing(error) && canBeMade(parent),
  )
}

async function checkBackup(folder: string): Promise<Finding> {
  const noted = await readFile(join(folder, lastBackupFile), 'utf8').catch(() => '')
  const at = Date.parse(noted.trim())
  if (Number.isNaN(at)) {
    const advice =
      'Run `npm run backup -- FILE` every night, and keep PAYLOAD_SECRET with the files.'
    return warning('Backups', `No backup was made on this machine. ${advice}`)
  }
  const days = Math.floor((Date.now() - at) / dayMs)
  const old = days === 1 ? 'a day' : `${String(days)} days`
  const text = `The last backup of this machine is ${old} old.`
  return days > 1
    ? warning('Backups', `${text} Is the nightly job running?`)
    : good('Backups', text)
}

type Facts = {
  version: string
  isReadOnly: boolean
  connections: number
  skew: number
  pending: boolean
  /** Whether our role may make the tables, or change those that are there. */
  isOwner: boolean
  /** The database and its cluster: a replica has those of its primary. */
  origin: string
  isReplica: boolean
}

const factsSql = `
  select current_setting('server_version') as version,
    current_setting('transaction_read_only')::boolean as "isReadOnly",
    current_setting('max_connections')::int as connections,
    extract(epoch from clock_timestamp())::float8 - $1::float8 as skew,
    to_regclass('public.payload_migrations') is null as pending,
    coalesce(
      (select pg_has_role(tableowner, 'usage') from pg_tables
        where schemaname = 'public' and tablename = 'payload_migrations'),
      has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create')
    ) as "isOwner",
    current_database() as origin,
    pg_is_in_recovery() as "isReplica"`

const clusterSql = 'select system_identifier as id from pg_control_system()'

const notOurs =
  'The role in DATABASE_DIRECT_URL (if unset: DATABASE_URL) may not make or change the tables. ' +
  'Make it the owner of the database and of all tables.'

const readOnly =
  'It is a standby: name the address of the leader; or its provider made it read-only: look at its disk.'

/** Passcodes count on the clock of the database, tickets and signed links on that of the process. */
const maxSkewSeconds = 2

/** Whether PostgreSQL can be reached as the service needs it, and goes by the same clock. */
async function checkDatabase(env: Env): Promise<Finding[]> {
  try {
    await reachDatabase(env.DATABASE_URL)
    await reachDatabase(env.DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL', env.DATABASE_URL)
    const { version, isReadOnly, connections, skew, pending, isOwner } = await readFacts(
      env.DATABASE_DIRECT_URL,
    )
    const wanted = connectionsOf(env)
    return [
      isReadOnly
        ? fault('Database', `PostgreSQL ${version} answers and stores nothing. ${readOnly}`)
        : good('Database', `PostgreSQL ${version} answers.`),
      checkTables(pending, isOwner),
      wanted + reserved > connections
        ? warning(
            'Connections',
            `The processes of this machine may open ${String(wanted)} connections and PostgreSQL takes ` +
              `${String(connections)} in all. Lower DATABASE_POOL_SIZE, raise max_connections or use a pooler.`,
          )
        : good('Connections', `${String(wanted)} of ${String(connections)} at most.`),
      Math.abs(skew) > maxSkewSeconds
        ? fault(
            'Clock',
            `The clocks of this machine and of PostgreSQL differ by ${Math.abs(skew).toFixed(1)} s. ` +
              'Let both follow NTP: passcodes and signed links end too soon or too late.',
          )
        : good('Clock', 'The clocks of this machine and of PostgreSQL agree.'),
    ]
  } catch (error) {
    if (env.mode === 'demo') return [warning('Database', 'The demo is not running: `npm start`.')]
    return [fault('Database', error instanceof Error ? error.message : String(error))]
  }
}

function checkTables(pending: boolean, isOwner: boolean): Finding {
  if (!isOwner) return fault('Tables', notOurs)
  return pending
    ? warning('Tables', 'The database is empty. The first start makes the tables.')
    : good('Tables', 'The tables are there. A start brings them up to this release.')
}

/** One that cannot be asked is otherwise seen in the log alone: the primary answers in its place. */
function checkReplicas({ DATABASE_REPLICA_URLS: urls, DATABASE_DIRECT_URL }: Env) {
  return Promise.all(
    urls.map(async (url) => {
      try {
        await reachDatabase(url, 'DATABASE_REPLICA_URLS')
        const there = await readFacts(url)
        const here = await readFacts(DATABASE_DIRECT_URL).catch(() => there)
        const at = `PostgreSQL at ${new URL(url).host}`
        return there.isReplica && there.origin === here.origin
          ? good('Replica', `${at} answers.`)
          : fault('Replica', `${at} is no replica of this database. Mend DATABASE_REPLICA_URLS.`)
      } catch (error) {
        return fault('Replica', (error as Error).message)
      }
    }),
  )
}

/** What PostgreSQL keeps for its superuser. */
const reserved = 3

const listening = 2
/** Five jobs at a time, what hears of new ones, and a lock. */
const forJobs = 7

/** How many connections the processes of this machine may open to PostgreSQL itself. */
function connectionsOf({ ROLE: role, WEB_CONCURRENCY: count, ...env }: Env): number {
  const processes = count > 1 && role !== 'worker' ? count + (role === 'web' ? 0 : 1) : 1
  const isPooled = env.DATABASE_URL !== env.DATABASE_DIRECT_URL
  const each = (isPooled ? 0 : env.DATABASE_POOL_SIZE) + listening
  return processes * each + (role === 'web' ? 0 : forJobs)
}

async function readFacts(connectionString: string): Promise<Facts> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(factsSql, [Date.now() / 1_000])
    const [facts] = rows
    if (!facts) throw new Error('PostgreSQL gave no answer to a simple question.')
    // Providers may keep this to themselves.
    const cluster = await client.query<{ id: string }>(clusterSql).catch(() => undefined)
    return { ...facts, origin: `${facts.origin} ${cluster?.rows[0]?.id ?? ''}` }
  } finally {
    await client.end().catch(() => undefined)
  }
}
