import { rmSync, statSync, writeFileSync } from 'node:fs'

import type { ClusterPaths } from './clusterPaths.js'
import { findServer, readPidFile } from './findServer.js'

// Above every system's largest pid (Linux: 4194304), so no process ever has it.
const nobody = '2147483646'
const emptyForMs = 2_000

/**
 * Fixes a postmaster.pid from a crash or a power loss that PostgreSQL would refuse to start on: one with a pid that now
 * belongs to another program, or an empty one. Returns false if a server may just be starting.
 */
export function clearStalePidFile(paths: Pick<ClusterPaths, 'data' | 'pidFile'>): boolean {
  const lines = readPidFile(paths.pidFile)
  if (!lines) return true
  if (findServer(paths)) return false
  if (Number(lines[0]) > 0) {
    // Not removed: PostgreSQL uses its last lines to find backends of the dead server that still run.
    writeFileSync(paths.pidFile, [nobody, ...lines.slice(1)].join('\n'), { flag: 'r+' })
    return true
  }
  if (Date.now() - statSync(paths.pidFile).mtimeMs < emptyForMs) return false
  rmSync(paths.pidFile)
  return true
}
