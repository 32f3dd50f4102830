import { type Env, readEnv } from '../env.js'
import { createFrontDoor } from '../front/createFrontDoor.js'
import { createLog } from '../platform/createLog.js'
import { startEmbeddedPostgres } from '../demo/postgres/startEmbeddedPostgres.js'
import { ensureDemoSecrets } from '../demo/demoSecrets.js'
import { StartupError } from '../platform/StartupError.js'
import { closeDataDir } from './closeDataDir.js'
import { createShutdown, type Shutdown } from './createShutdown.js'
import { listen } from './listen.js'
import { printBanner } from './printBanner.js'
import { progress } from './progress.js'
import { reachDatabase } from './reachDatabase.js'
import { startHouse } from './startHouse.js'

/** The process ends 10 s after the signal at the latest, whatever is still running. */
const stopDeadlineMs = 9_500

/**
 * The process from start to end. A mistake of the operator ends it with one line and exit code 1; SIGTERM and SIGINT
 * drain it and end it with 0, even during the start.
 */
export async function runService({ dev }: { dev: boolean }): Promise<void> {
  const shutdown = createShutdown()
  const stop = async () => {
    setTimeout(() => process.exit(0), stopDeadlineMs).unref()
    await shutdown.close()
    process.exit(0)
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    // Until now start.mjs has handled these signals.
    process.removeAllListeners(name).once(name, () => void stop())
  }
  try {
    await start({ dev, shutdown })
  } catch (error) {
    if (shutdown.signal.aborted) return
    await shutdown.close()
    report(error)
    process.exit(1)
  }
}

async function start({ dev, shutdown }: { dev: boolean; shutdown: Shutdown }): Promise<void> {
  const settings = readEnv()
  await closeDataDir(settings.DATA_DIR)
  const door = createFrontDoor({
    log: createLog({ level: settings.LOG_LEVEL }),
    serverUrl: settings.SERVER_URL,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    corsOrigins: settings.CORS_ORIGINS,
    dev,
  })
  await listen(door.server, settings)
  shutdown.add(() => door.drain(0))
  if (settings.mode === 'demo') await startDatabase(settings, shutdown)
  // Read again: the demo's database and secrets are only known now.
  const env = readEnv()
  await reachDatabase(env.DATABASE_URL)
  const { isNew } = await startHouse({ env, dev, door, shutdown })
  printBanner({ env, isNew, address: door.server.address() })
}

async function startDatabase({ DATA_DIR }: Env, shutdown: Shutdown): Promise<void> {
  ensureDemoSecrets(DATA_DIR)
  const database = await progress('Starting PostgreSQL', () =>
    startEmbeddedPostgres({
      folder: `${DATA_DIR}/postgres`,
      dataDir: DATA_DIR,
      onStep: (text) => {
        console.log(`· ${text}`)
      },
    }),
  )
  shutdown.add(() => database.stop())
}

function report(error: unknown): void {
  if (error instanceof StartupError) console.error(`Foyer cannot start: ${error.message}`)
  else console.error('Foyer cannot start because of a fault of its own:', error)
}
