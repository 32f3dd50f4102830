import { rmSync, statSync, writeFileSync } from 'node:fs'

import type { ClusterPaths } from './clusterPaths.js'
import { findServer, readPidFile } from './findServer.js'

// Above every system's largest pid (Linux: 4194304), so no process ever has it.
const nobody = '2147483646'
const emptyForMs = 2_000

/**
 * Takes away what a crash or a power loss left in postmaster.pid and what PostgreSQL would refuse to start on:
 * a pid that now is another program's, or nothing at all. Gives false where a server may just be starting.
 */
export function clearStalePidFile(paths: Pick<ClusterPaths, 'data' | 'pidFile'>): boolean {
  const lines = readPidFile(paths.pidFile)
  if (!lines) return true
  if (findServer(paths)) return false
  if (Number(lines[0]) > 0) {
    // Not removed: its last lines let PostgreSQL find backends of the dead server that still run.
    writeFileSync(paths.pidFile, [nobody, ...lines.slice(1)].join('\n'), { flag: 'r+' })
    return true
  }
  if (Date.now() - statSync(paths.pidFile).mtimeMs < emptyForMs) return false
  rmSync(paths.pidFile)
  return true
}
