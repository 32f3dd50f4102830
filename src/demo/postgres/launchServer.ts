import { readFile, rename, stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import { clearStalePidFile } from './clearStalePidFile.js'
import type { ClusterPaths } from './clusterPaths.js'
import { explainToolFailure } from './explainFailure.js'
import { findFreePort, isPortFree } from './findFreePort.js'
import { findServer } from './findServer.js'
import type { Tools } from './prepareTools.js'
import { serverFlags } from './serverFlags.js'

const largestLogBytes = 1_000_000
const pauseMs = 100

/**
 * One attempt at starting the server, on `port` or on a free one if that is taken. It resolves without a server if
 * another attempt makes sense: another start was in progress, or took the port meanwhile.
 */
export async function launchServer({
  paths,
  tools,
  settings,
  port: wanted,
}: {
  paths: ClusterPaths
  tools: Tools
  settings: Record<string, string>
  port: number
}): Promise<void> {
  const port = (await isPortFree(wanted)) ? wanted : await findFreePort()
  const logged = await makeRoomInLog(paths.log)
  if (!clearStalePidFile(paths)) return sleep(pauseMs)
  const { ok, output } = await tools.pgCtl([
    'start',
    '--wait',
    `--pgdata=${paths.data}`,
    `--log=${paths.log}`,
    `--options=${serverFlags(port, settings)}`,
  ])
  if (ok || findServer(paths) || !(await isPortFree(port))) return
  const reason = output + (await readFrom(paths.log, logged))
  // The backends of a killed server need a moment to notice that it is gone.
  if (reason.includes('shared memory block')) return sleep(pauseMs)
  throw await explainToolFailure({ doing: 'start', output: reason, folder: paths.folder })
}

/** Limits the size of the log and the one before it, and returns the position of the next line. */
async function makeRoomInLog(log: string): Promise<number> {
  const size = (await stat(log).catch(() => undefined))?.size ?? 0
  if (size <= largestLogBytes) return size
  await rename(log, `${log}.1`)
  return 0
}

async function readFrom(log: string, position: number): Promise<string> {
  const bytes = await readFile(log).catch(() => Buffer.alloc(0))
  return bytes.subarray(position).toString()
}
