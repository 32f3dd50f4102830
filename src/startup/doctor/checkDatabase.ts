import pg from 'pg'

import type { Env } from '../../env.js'
import { reachDatabase } from '../reachDatabase.js'
import { fault, type Finding, good, warning } from './Finding.js'

type Facts = { version: string; connections: number; skew: number; pending: boolean }

const factsSql = `
  select current_setting('server_version') as version,
    current_setting('max_connections')::int as connections,
    extract(epoch from clock_timestamp())::float8 - $1::float8 as skew,
    to_regclass('public.payload_migrations') is null as pending`

/** Passcodes count on the clock of the database, tickets and signed links on that of the process. */
const maxSkewSeconds = 2

/** Whether PostgreSQL can be reached as the service needs it, and goes by the same clock. */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  try {
    await reachDatabase(env.DATABASE_URL)
    const { version, connections, skew, pending } = await readFacts(env)
    const wanted = (env.WEB_CONCURRENCY > 1 ? env.WEB_CONCURRENCY + 1 : 1) * env.DATABASE_POOL_SIZE
    return [
      good('Database', `PostgreSQL ${version} answers.`),
      pending
        ? warning('Tables', 'The database is empty. The first start makes the tables.')
        : good('Tables', 'The tables are there. A start brings them up to this release.'),
      wanted + reserve > connections
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

/** Each process also holds a few sessions that listen, and PostgreSQL keeps three for its superuser. */
const reserve = 10

async function readFacts({ DATABASE_DIRECT_URL }: Env): Promise<Facts> {
  const client = new pg.Client({
    connectionString: DATABASE_DIRECT_URL,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<Facts>(factsSql, [Date.now() / 1_000])
    const [facts] = rows
    if (!facts) throw new Error('PostgreSQL gave no answer to a simple question.')
    return facts
  } finally {
    await client.end().catch(() => undefined)
  }
}
