import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { ensureDemoSecrets, readDemoSecrets } from '../demo/demoSecrets.js'
import { startEmbeddedPostgres } from '../demo/postgres/startEmbeddedPostgres.js'
import { defaultDrainSeconds, demoAdminEmail, readEnv, type Env } from '../env.js'
import { createFrontDoor, type FrontDoor } from '../front/createFrontDoor.js'
import { StartupError } from '../platform/StartupError.js'
import { createLog } from '../platform/createLog.js'
import { closeDataDir } from './closeDataDir.js'
import { reportReady, superviseProcesses } from './cluster/superviseProcesses.js'
import { createShutdown, startApplication, type Shutdown } from './startApplication.js'
import { ensureBuild } from './ensureBuild.js'
import { progress } from './progress.js'
import { reachDatabase } from './reachDatabase.js'

/** How long the process has to end once balancers have noticed, whatever is still running. */
const stopDeadlineMs = 7_500

/**
 * The process from start to end. A mistake of the operator ends it with one line and exit code 1; SIGTERM and SIGINT
 * drain it and end it with 0, even during the start.
 */
export async function runService({ dev }: { dev: boolean }): Promise<void> {
  const shutdown = createShutdown()
  let drainSeconds = defaultDrainSeconds
  const stop = async () => {
    setTimeout(() => process.exit(0), drainSeconds * 1_000 + stopDeadlineMs).unref()
    await shutdown.close()
    process.exit(0)
  }
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    // Until now start.mjs has handled these signals.
    process.removeAllListeners(name).once(name, () => void stop())
  }
  try {
    const settings = readEnv()
    drainSeconds = settings.drainSeconds
    const isParent = cluster.isPrimary && settings.WEB_CONCURRENCY > 1 && settings.ROLE !== 'worker'
    await (isParent ? startProcesses : start)({ settings, dev, shutdown })
  } catch (error) {
    if (shutdown.signal.aborted) return
    await shutdown.close()
    report(error)
    process.exit(1)
  }
}

type Start = { settings: Env; dev: boolean; shutdown: Shutdown }

async function start({ settings, dev, shutdown }: Start): Promise<void> {
  await closeDataDir(settings.DATA_DIR)
  const door = createFrontDoor({
    log: createLog({ level: settings.LOG_LEVEL }),
    serverUrl: settings.SERVER_URL,
    trustedProxyHops: settings.TRUSTED_PROXY_HOPS,
    corsOrigins: settings.CORS_ORIGINS,
    dev,
  })
  if (!cluster.isPrimary) {
    await startChild({ settings, dev, door, shutdown })
    return
  }
  await listen(door.server, settings)
  shutdown.add(() => door.drain(0))
  const env = await reachAny({ settings, dev, shutdown })
  const { isNew } = await startApplication({ env, dev, door, shutdown })
  printBanner({ env, isNew, address: door.server.address() })
}

/** Starts the demo's database, or reaches the one that is configured. */
async function reachAny({ settings, shutdown }: Start): Promise<Env> {
  if (settings.mode === 'demo') await startDatabase(settings, shutdown)
  // Read again: the demo's database and secrets are only known now.
  const env = readEnv()
  await reachDatabase(env.DATABASE_URL)
  await reachDatabase(env.DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL', env.DATABASE_URL)
  return env
}

/** WEB_CONCURRENCY processes that answer at one port and, unless ROLE is `web`, one that runs the jobs. */
async function startProcesses({ settings, dev, shutdown }: Start): Promise<void> {
  await closeDataDir(settings.DATA_DIR)
  const env = await reachAny({ settings, dev, shutdown })
  if (!dev) await ensureBuild(shutdown.signal)
  const web = Array.from({ length: settings.WEB_CONCURRENCY }, () => 'web' as const)
  const { started, stop } = superviseProcesses(settings.ROLE === 'web' ? web : ['worker', ...web])
  shutdown.add(stop)
  await started
  printBanner({ env, isNew: false, address: { address: '', family: '', port: settings.PORT } })
}

/**
 * One of several processes behind a port. It listens only once it is ready, because its parent gives it connections from
 * then on; what runs only jobs does not listen at all.
 */
async function startChild({ settings: env, dev, door, shutdown }: Start & { door: FrontDoor }) {
  await startApplication({ env, dev, door, shutdown })
  if (env.ROLE === 'web') await listen(door.server, env)
  reportReady()
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

/** Listens, or says in one line why it cannot. */
export async function listen(
  server: Server,
  { PORT: port, HOST: host }: { PORT: number; HOST: string },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(explain(error, port, host))
    })
    server.listen(port, host, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): StartupError {
  const where = `port ${String(port)} on ${host}`
  if (error.code === 'EADDRINUSE') {
    return new StartupError(`${where} is in use. Stop what runs there, or set PORT to a free one.`)
  }
  if (error.code === 'EACCES') {
    return new StartupError(`${where} may not be opened by this user. Set PORT to one above 1023.`)
  }
  return new StartupError(`${where} cannot be opened (${error.message}). Check HOST and PORT.`)
}

type Banner = { env: Env; isNew: boolean; address: AddressInfo | string | null }

/** Prints all addresses and how to sign in; the demo's password is printed on its first start only. */
export function printBanner({ env, isNew, address }: Banner): void {
  const base = baseUrl(env, address)
  const served: [string, string][] = [
    ['Site', base],
    ['Admin', `${base}/admin`],
    ['API', `${base}/api/openapi.json`],
    ...(env.mode === 'demo' ? ([['Mailbox', `${base}/dev/mailbox`]] as [string, string][]) : []),
    ...signIn(env, isNew),
  ]
  const rows = env.ROLE === 'worker' ? [['Health', `${base}/api/health`] as const] : served
  const lines = rows.map(([name, value]) => `  ${name.padEnd(9)} ${value}`)
  console.log(['', `Foyer is ready (${env.mode})`, ...lines, ''].join('\n'))
}

function baseUrl(env: Env, address: Banner['address']): string {
  if (env.mode === 'production' || typeof address !== 'object' || !address) return env.SERVER_URL
  return `http://localhost:${String(address.port)}`
}

function signIn(env: Env, isNew: boolean): [string, string][] {
  const secrets =
    env.mode === 'demo' && !env.ADMIN_EMAIL ? readDemoSecrets(env.DATA_DIR) : undefined
  if (!secrets) return []
  const password = isNew
    ? `password ${secrets.adminPassword}`
    : `the password is kept in ${join(env.DATA_DIR, 'secrets.json')}`
  return [['Sign in', `${demoAdminEmail}, ${password}`]]
}
