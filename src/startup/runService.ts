import { readEnv } from '../env.js'
import { createFrontDoor, type FrontDoor } from '../front/createFrontDoor.js'
import { createLog } from '../platform/createLog.js'
import { ensureDemoSecrets } from '../platform/demoSecrets.js'
import { startEmbeddedPostgres } from '../platform/database/embedded/startEmbeddedPostgres.js'
import { StartupError } from '../platform/StartupError.js'
import { listen } from './listen.js'
import { printBanner } from './printBanner.js'
import { startHouse } from './startHouse.js'
import { reachDatabase } from './reachDatabase.js'
import { progress } from './progress.js'

/** What has to be closed again, in the order in which it was opened. */
export type Closing = { name: string; close: () => Promise<void> }

/**
 * The process from start to end: settings, database, Payload, front door, pages. An operator's mistake ends it with
 * one line and exit code 1; SIGTERM and SIGINT drain it and end with 0.
 */
export async function runService({ dev }: { dev: boolean }): Promise<void> {
  const closings: Closing[] = []
  const closeAll = async () => {
    for (const { close } of closings.splice(0).reverse()) await close()
  }
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), stopDeadlineMs).unref()
    await closeAll()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  process.once('SIGINT', () => void stop())
  try {
    await start({ dev, closings })
  } catch (error) {
    if (stopping) return
    await closeAll().catch(() => undefined)
    report(error)
    process.exit(1)
  }
}

/** CONTRACT section 10: exit within 10 s of the signal. */
const stopDeadlineMs = 9_500
const drainDeadlineMs = 6_000

async function start({ dev, closings }: { dev: boolean; closings: Closing[] }): Promise<void> {
  const settings = readEnv()
  const log = createLog({ level: settings.LOG_LEVEL })
  const door = createFrontDoor({
    log,
    serverUrl: settings.SERVER_URL,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    corsOrigins: settings.CORS_ORIGINS,
    dev,
  })
  const isNew = settings.mode === 'demo' && (await startDemo(settings, closings))
  await listen(door.server, settings)
  closings.push({ name: 'door', close: () => door.server.listening ? close(door) : Promise.resolve() })
  // Read again: in the demo, the database and the secrets are known only now.
  const env = readEnv()
  await reachDatabase(env.DATABASE_URL)
  const house = await startHouse({ env, dev, door, closings })
  closings.push({ name: 'drain', close: async () => { house.readiness.set(false); await door.drain(drainDeadlineMs) } })
  house.readiness.set(true)
  printBanner({ env, isNew, port: door.server.address() })
}

async function close(door: FrontDoor): Promise<void> {
  await door.drain(0)
}

async function startDemo(
  { DATA_DIR }: { DATA_DIR: string },
  closings: Closing[],
): Promise<boolean> {
  ensureDemoSecrets(DATA_DIR)
  const database = await progress('Starting PostgreSQL', () =>
    startEmbeddedPostgres({ folder: `${DATA_DIR}/postgres`, onStep: (text) => { console.log(`  ${text}`) } }),
  )
  closings.push({ name: 'postgres', close: () => database.stop() })
  return database.created
}

function report(error: unknown): void {
  if (error instanceof StartupError) console.error(`Foyer cannot start: ${error.message}`)
  else console.error('Foyer cannot start because of a fault of its own:', error)
}
