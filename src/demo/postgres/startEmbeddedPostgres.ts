import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'

import { StartupError } from '../../platform/StartupError.js'
import { checkCluster } from './checkCluster.js'
import { type ClusterPaths, clusterPaths } from './clusterPaths.js'
import { connectOwner } from './connectOwner.js'
import { embeddedUrl } from './embeddedUrl.js'
import { explainFileError } from './explainFailure.js'
import { isPortFree } from './findFreePort.js'
import { findServer } from './findServer.js'
import { keepClaim, type KeptClaim } from './keepClaim.js'
import { launchServer } from './launchServer.js'
import { makeCluster } from './makeCluster.js'
import { makeDatabase } from './makeDatabase.js'
import { prepareTools, type Tools } from './prepareTools.js'
import { type ReachedServer, reachServer } from './reachServer.js'
import type { Facts } from './readFacts.js'
import { removeDrafts } from './removeDrafts.js'
import { stopServer } from './stopServer.js'
import { writeFacts } from './writeFacts.js'

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
