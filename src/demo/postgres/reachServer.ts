import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

import { StartupError } from '../../platform/StartupError.js'
import type { Claim } from './claimServer.js'
import { claimServer } from './claimServer.js'
import type { ClusterPaths, Facts } from './clusterPaths.js'
import { errorCode } from './explainFailure.js'
import { findServer } from './findServer.js'
import { launchServer, stopServer } from './launchServer.js'
import type { Tools } from './prepareTools.js'

export type ReachedServer = {
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
export async function reachServer({
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
