import { join } from 'node:path'

import type { Env } from '../../env.js'
import { readEmbeddedUrl } from '../../demo/postgres/clusterPaths.js'
import { startEmbeddedPostgres } from '../../demo/postgres/startEmbeddedPostgres.js'
import { StartupError } from '../../platform/StartupError.js'
import { progress } from '../progress.js'
import { reachDatabase } from '../reachDatabase.js'

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

async function withConfigured<T>(
  { DATABASE_DIRECT_URL: url }: Settings,
  work: Work<T>,
): Promise<T> {
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
