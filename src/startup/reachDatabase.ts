import pg from 'pg'

import { StartupError } from '../platform/StartupError.js'

/** On an older PostgreSQL the tables can be made, and no job would ever run. */
const oldest = 14

const versionSql = `
  select current_setting('server_version') as version,
    current_setting('server_version_num')::int / 10000 as major`

/** Connects once, so that an unusable database gives one clear line instead of a stack trace later. */
export async function reachDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; major: number }>(versionSql)
    const old = rows.find(({ major }) => major < oldest)
    if (!old) return
    throw new StartupError(
      `PostgreSQL at ${client.host} is ${old.version}, and Foyer needs ${String(oldest)} or newer.`,
    )
  } catch (error) {
    throw error instanceof StartupError ? error : explain(error, new URL(url), setting)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function explain(error: unknown, { host, pathname }: URL, setting: string): StartupError {
  const { code, message } = error as { code?: string; message?: string }
  const database = decodeURIComponent(pathname.slice(1))
  if (code === '3D000') {
    return new StartupError(
      `the database ${database} does not exist. Create it, or mend ${setting}.`,
    )
  }
  if (code === '28P01' || code === '28000') {
    return new StartupError(`PostgreSQL at ${host} refused the user or password in ${setting}.`)
  }
  const reason = message || code || 'no answer'
  return new StartupError(
    `PostgreSQL at ${host} cannot be reached (${reason}). Start it, or mend ${setting}.`,
  )
}
