import { readFileSync, statSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'

import type { ClusterPaths } from './clusterPaths.js'
import { errorCode } from './explainFailure.js'

/** A postmaster that runs on the data folder; `port` is undefined until it has written it down. */
type Server = { pid: number; port: number | undefined }

/** The server that runs on this data folder, whoever started it; undefined if none does. */
export function findServer({
  pidFile,
  data,
}: Pick<ClusterPaths, 'data' | 'pidFile'>): Server | undefined {
  const lines = readPidFile(pidFile)
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 0 || !isPostmaster(pid, data)) return undefined
  const port = Number(lines?.[3])
  return { pid, port: port > 0 ? port : undefined }
}

/** The lines of postmaster.pid (PostgreSQL's miscadmin.h): the first is the pid, the fourth the port. */
export function readPidFile(pidFile: string): string[] | undefined {
  try {
    return readFileSync(pidFile, 'utf8').split('\n')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Whether the process `pid` is the postmaster of `data`. A pid alone proves nothing: after a power loss it may belong
 * to another program, and a dead postmaster may remain as a zombie.
 */
export function isPostmaster(pid: number, data: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return false
  }
  return worksIn(pid, data) ?? isPostgres(pid)
}

/** A postmaster's working directory is its data folder, even after a move; undefined where it cannot be read. */
function worksIn(pid: number, data: string): boolean | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(data)]
    return there.dev === here.dev && there.ino === here.ino
  } catch (error) {
    const hidden = ['EACCES', 'EPERM'].includes(errorCode(error) ?? '')
    return hidden ? undefined : false
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') {
    const { status, stdout } = spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], {
      encoding: 'utf8',
    })
    return status === 0 ? basename(stdout.trim()) === 'postgres' : process.platform === 'win32'
  }
  try {
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return basename(program) === 'postgres'
  } catch {
    return false
  }
}
