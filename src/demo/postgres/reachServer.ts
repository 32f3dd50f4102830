import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'

import { StartupError } from '../../platform/StartupError.js'
import { type Claim, claimServer } from './claimServer.js'
import type { ClusterPaths } from './clusterPaths.js'
import { connectOwner } from './connectOwner.js'
import { findServer } from './findServer.js'
import { launchServer } from './launchServer.js'
import type { Tools } from './prepareTools.js'
import type { Facts } from './readFacts.js'
import { stopServer } from './stopServer.js'

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
