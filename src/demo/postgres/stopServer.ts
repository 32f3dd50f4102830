import { setTimeout as sleep } from 'node:timers/promises'

import type { ClusterPaths } from './clusterPaths.js'
import { findServer, isPostmaster } from './findServer.js'
import type { Tools } from './prepareTools.js'

// Together below the five seconds that a stop may take. After an immediate stop the next start recovers from the
// write-ahead log, so nothing committed is lost.
const modes = [
  { mode: 'fast', seconds: 3 },
  { mode: 'immediate', seconds: 1 },
]

/** Stops the server on these paths and resolves when its process is gone; at once if none runs. */
export async function stopServer(paths: ClusterPaths, tools: Tools): Promise<void> {
  const server = findServer(paths)
  if (!server) return
  for (const { mode, seconds } of modes) {
    if (!isPostmaster(server.pid, paths.data)) return
    const args = ['stop', '--wait', `--mode=${mode}`, `--timeout=${seconds}`]
    await tools.pgCtl([...args, `--pgdata=${paths.data}`])
  }
  // pg_ctl returns when postmaster.pid is gone, which is a moment before the process is.
  for (let tries = 0; tries < 20 && isPostmaster(server.pid, paths.data); tries += 1)
    await sleep(25)
}
