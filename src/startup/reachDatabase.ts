import pg from 'pg'

import { StartupError } from '../platform/StartupError.js'

/** Connects once, so that an unusable database gives one clear line instead of a stack trace later. */
export async function reachDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw explain(error, new URL(url), setting)
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
