import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { StartupError } from '../../platform/StartupError.js'
import { claimServer, keepClaim, type Claim, type KeptClaim } from './claimServer.js'
import type { ClusterPaths, Facts } from './clusterPaths.js'
import { appName, clusterPaths, embeddedUrl, readFacts, writeFacts } from './clusterPaths.js'
import { errorCode, explainFileError } from './explainFailure.js'
import { findServer } from './findServer.js'
import { isPortFree, launchServer, stopServer } from './launchServer.js'
import { draftPrefix, makeCluster } from './makeCluster.js'
import { prepareTools, type Tools } from './prepareTools.js'

/** A running PostgreSQL that this process owns. `created` says whether its database is new and empty. */
export type EmbeddedPostgres = { url: string; created: boolean; stop: () => Promise<void> }

type Options = {
  folder: string
  /** The folder above it that is closed to others, if there is one. */
  dataDir?: string
  /** PostgreSQL's own settings, as `-c` takes them. */
  settings?: Record<string, string>
  /** Called, then and later, with one line about anything slow or unusual. */
  onStep?: (text: string) => void
}

/**
 * Starts the PostgreSQL of `folder` for this process alone, creating it on the first start. It listens on 127.0.0.1, is
 * restarted when it dies, survives a crash of this process and is taken over by the next start; what the operator can
 * fix is a StartupError. `stop` may be called more than once and takes at most five seconds.
 */
export async function startEmbeddedPostgres({
  folder,
  dataDir,
  settings = {},
  onStep = () => undefined,
}: Options): Promise<EmbeddedPostgres> {
  const paths = clusterPaths(folder)
  try {
    await mkdir(paths.folder, { recursive: true })
    const tools = await prepareTools(paths, dataDir)
    if (!existsSync(paths.cluster)) {
      onStep(`Making a PostgreSQL database in ${paths.folder}`)
      await makeCluster({ paths, tools, sync: settings.fsync !== 'off' })
    }
    const facts = checkCluster(paths, tools.major)
    const server = await reachServer({ paths, tools, settings, facts })
    return await own({ paths, tools, settings, facts, server, onStep })
  } catch (error) {
    throw explainFileError(error, paths.folder)
  }
}

type Reached = {
  paths: ClusterPaths
  tools: Tools
  settings: Record<string, string>
  facts: Facts
  server: ReachedServer
  onStep: (text: string) => void
}

async function own(reached: Reached): Promise<EmbeddedPostgres> {
  const { paths, tools, facts, server, onStep } = reached
  const { client, claim, pid, port, launched } = server
  if (!claim.granted) {
    await client.end()
    throw alreadyOwned(paths, claim.holder)
  }
  const kept = keepClaim({ client, reconnect: () => revive(reached), onStep })
  const stop = stopper({ paths, tools, kept })
  try {
    if (port !== facts.port) {
      onStep(`Port ${facts.port} is taken: PostgreSQL moves to ${port}`)
      await writeFacts(paths.facts, { ...facts, port }, tools.account)
    }
    const created = await makeDatabase(client, facts.password)
    if (!launched && !created) {
      onStep(`Took over the PostgreSQL that an earlier run left behind (process ${pid})`)
    }
    await removeDrafts(paths)
    return { url: embeddedUrl({ ...facts, port }), created, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Connects again, and first restarts a server that has died, on the same port, so that clients can reconnect by
 * themselves. Undefined if another attempt makes sense.
 */
async function revive({ paths, tools, settings, facts, server, onStep }: Reached) {
  const { port } = server
  const { superuserPassword } = facts
  if (!findServer(paths)) {
    if (!(await isPortFree(port))) return undefined
    onStep('PostgreSQL has died; starting it again')
    await launchServer({ paths, tools, settings, port })
  }
  return connectOwner({ port, superuserPassword, factsFile: paths.facts })
}

/** The claim is held until the server is gone, so that no start can take over a server that is stopping. */
function stopper({ paths, tools, kept }: Pick<Reached, 'paths' | 'tools'> & { kept: KeptClaim }) {
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await kept.letGo()
    if (!kept.isTaken()) await stopServer(paths, tools)
    await kept.end()
  }
  return () => (stopped ??= stop())
}

function alreadyOwned({ folder }: ClusterPaths, holder: number | undefined): StartupError {
  const who = holder === undefined ? 'Another Foyer' : `Another Foyer (process ${holder})`
  return new StartupError(
    `${who} already runs on the data in ${folder}. Stop it, or set DATA_DIR to another folder.`,
  )
}

/** The facts of the cluster in the folder; refuses a damaged one and one of another major version. */
function checkCluster(paths: ClusterPaths, major: string): Facts {
  const versionFile = join(paths.data, 'PG_VERSION')
  const facts = readFacts(paths)
  if (!facts || !existsSync(versionFile)) {
    const missing = facts ? versionFile : paths.facts
    throw new StartupError(
      `The database in ${paths.folder} is damaged: ${missing} is missing. ` +
        `Restore it from a backup, or move the folder away to begin with an empty database.`,
    )
  }
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found === major) return facts
  throw new StartupError(
    `The database in ${paths.folder} is of PostgreSQL ${found}, and this Foyer brings PostgreSQL ${major}. ` +
      `Back it up with the Foyer that made it ("npm run backup"), move the folder away and restore into this one, ` +
      `or set DATA_DIR to another folder.`,
  )
}

/** Creates the role and the database of the product if missing; returns true if the database was. */
async function makeDatabase(client: pg.Client, password: string): Promise<boolean> {
  if (!(await exists(client, 'select from pg_roles where rolname = $1'))) {
    const secret = client.escapeLiteral(password)
    // createdb lets tests clone a template; nothing else needs more than the grants of production.
    await client.query(`create role ${appName} login createdb password ${secret}`)
  }
  if (await exists(client, 'select from pg_database where datname = $1')) return false
  await client.query(`create database ${appName} owner ${appName}`)
  return true
}

async function exists(client: pg.Client, query: string): Promise<boolean> {
  const { rowCount } = await client.query(query, [appName])
  return rowCount === 1
}

// Far longer than creating a cluster takes: a younger draft may belong to another start in progress.
const abandonedAfterMs = 600_000

/** Removes half-made clusters that killed first starts left in the folder. */
async function removeDrafts({ folder }: Pick<ClusterPaths, 'folder'>): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(draftPrefix))
  for (const name of names) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true })
  }
}

type ReachedServer = {
  client: pg.Client
  claim: Claim
  pid: number
  port: number
  /** False if the server was already running. */
  launched: boolean
}

// Recovery after a crash replays at most a few checkpoints' worth of log.
const patienceMs = 60_000
const pauseMs = 50

/**
 * Connects to the server of a cluster and claims it, starting the server if none runs and waiting while it recovers or
 * shuts down.
 */
async function reachServer({
  paths,
  tools,
  settings,
  facts,
}: {
  paths: ClusterPaths
  tools: Tools
  settings: Record<string, string>
  facts: Facts
}): Promise<ReachedServer> {
  const deadline = Date.now() + patienceMs
  const login = { superuserPassword: facts.superuserPassword, factsFile: paths.facts }
  let launched = false
  while (Date.now() < deadline) {
    const server = findServer(paths)
    if (!server) {
      launched = true
      await launchServer({ paths, tools, settings, port: facts.port })
      continue
    }
    const { pid, port } = server
    const client = await connectOwner({ ...login, port }).catch(async (error: unknown) => {
      if (launched) await stopServer(paths, tools)
      throw error
    })
    // A claim only fails if the server goes down: its owner is stopping it.
    const claim = client && (await claimServer(client).catch(() => undefined))
    if (client && claim && port) return { client, claim, pid, port, launched }
    await sleep(pauseMs)
  }
  throw new StartupError(
    `PostgreSQL in ${paths.folder} did not answer within ${String(patienceMs / 1_000)} s. ` +
      `See ${paths.log} and start again.`,
  )
}

/** How an owner signs in; the error for a refused password names `factsFile`. */
type OwnerLogin = { port: number | undefined; superuserPassword: string; factsFile: string }

/**
 * A superuser's connection; undefined while the server is starting, stopping or absent. `port` is unknown while it
 * starts.
 */
async function connectOwner({
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
