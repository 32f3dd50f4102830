import { randomInt } from 'node:crypto'

import pg from 'pg'

import { StartupError } from '../platform/StartupError.js'

/** On an older PostgreSQL the tables can be made, and no job would ever run. */
const oldest = 14

const versionSql = `
  select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major,
    getdatabaseencoding() as encoding,
    to_regclass('public.payload_migrations') is null as "isEmpty"`

type Server = { version: string; major: number; encoding: string; isEmpty: boolean }

/**
 * Connects once, so that an unusable database gives one clear line instead of a stack trace later. With `pooled`, the same
 * database must be there.
 */
export async function reachDatabase(
  url: string,
  setting = 'DATABASE_URL',
  pooled = url,
): Promise<void> {
  const client = clientOf(url)
  try {
    await client.connect()
    if (pooled !== url) await compare(client, pooled)
    const { rows } = await client.query<Server>(versionSql)
    for (const server of rows) refuseUnfit(server, client)
  } catch (error) {
    throw error instanceof StartupError ? error : explain(error, client, setting)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** SQL_ASCII, which a server without a locale makes, finds É only as É; LATIN1 refuses € and Arabic. */
function refuseUnfit({ version, major, encoding, isEmpty }: Server, client: pg.Client) {
  const { host, database = '', user = '' } = client
  if (major < oldest) {
    throw new StartupError(
      `PostgreSQL at ${host} is ${version}, and Foyer needs ${String(oldest)} or newer.`,
    )
  }
  if (encoding === 'UTF8' || !isEmpty) return
  throw new StartupError(
    `the database ${database} is in ${encoding}, and Foyer needs UTF8. Drop it, and create it with ` +
      `createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 --owner=${user} ${database}`,
  )
}

function clientOf(connectionString: string): pg.Client {
  return new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
}

/** A lock is of one database, whatever names lead there: who can take it once more is elsewhere. */
async function compare(direct: pg.Client, pooled: string): Promise<void> {
  const other = clientOf(pooled)
  try {
    await other.connect()
    const key = [randomInt(2 ** 31)]
    await direct.query('select pg_advisory_lock(4711, $1)', key)
    const { rows } = await other.query<{ isTaken: boolean }>(
      'select pg_try_advisory_xact_lock(4711, $1) as "isTaken"',
      key,
    )
    if (!rows[0]?.isTaken) return
    throw new StartupError(
      'DATABASE_DIRECT_URL and DATABASE_URL lead to two databases. Name the same one in both.',
    )
  } finally {
    await other.end().catch(() => undefined)
  }
}

function explain(error: unknown, client: pg.Client, setting: string): StartupError {
  const { code = '', message } = error as { code?: string; message?: string }
  const host = `${client.host}:${String(client.port)}`
  if (code === '3D000') {
    return new StartupError(
      `the database ${client.database ?? ''} does not exist. Create it, or mend ${setting}.`,
    )
  }
  if (code === '28P01' || code === '28000') {
    return new StartupError(`PostgreSQL at ${host} refused the user or password in ${setting}.`)
  }
  const reason = message || code || 'no answer'
  const advice = /CERT|SIGNATURE/.test(code)
    ? `Add sslrootcert=<the file of its authority> to ${setting}.`
    : `Start it, or mend ${setting}.`
  return new StartupError(`PostgreSQL at ${host} cannot be reached (${reason}). ${advice}`)
}
