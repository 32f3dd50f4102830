import pg from 'pg'

import { StartupError } from '../../platform/StartupError.js'
import { errorCode } from './errorCode.js'

/** How an owner signs in; the error for a refused password names `factsFile`. */
type OwnerLogin = { port: number | undefined; superuserPassword: string; factsFile: string }

/**
 * A superuser's connection; undefined while the server is starting, stopping or absent. `port` is unknown while it
 * starts.
 */
export async function connectOwner({
  port,
  superuserPassword,
  factsFile,
}: OwnerLogin): Promise<pg.Client | undefined> {
  if (port === undefined) return undefined
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: superuserPassword,
    database: 'postgres',
    application_name: 'foyer-owner',
    ssl: false,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // Without a listener, a connection lost while idle would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    if (errorCode(error) !== '28P01') return undefined
    throw new StartupError(
      `The embedded PostgreSQL refuses the password in ${factsFile}. ` +
        `Restore that file, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}
