import { once } from 'node:events'
import { rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { ClusterPaths } from './clusterPaths.js'
import { explainToolFailure } from './explainFailure.js'
import { findServer, isPostmaster, readPidFile } from './findServer.js'
import type { Tools } from './prepareTools.js'

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

// Above every system's largest pid (Linux: 4194304), so no process ever has it.
const nobody = '2147483646'
const emptyForMs = 2_000

/**
 * Fixes a postmaster.pid from a crash or a power loss that PostgreSQL would refuse to start on: one with a pid that now
 * belongs to another program, or an empty one. Returns false if a server may just be starting.
 */
function clearStalePidFile(paths: Pick<ClusterPaths, 'data' | 'pidFile'>): boolean {
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

// Logs only what an operator needs: a failed statement is reported to its caller, and its text may hold personal data.
// Without checkpoints and statements the file hardly grows while the server runs.
const always = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

/** The server's command line, as pg_ctl passes it to a shell. `settings` override ours, except the port. */
function serverFlags(port: number, settings: Record<string, string>): string {
  return Object.entries({ ...always, ...settings, port: String(port) })
    .map(([name, value]) => `-c ${name}="${value.replace(/[\\"$`]/g, '\\$&')}"`)
    .join(' ')
}

export async function findFreePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === undefined) throw new Error('The system has no free port')
  return port
}

export async function isPortFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined
}

async function tryPort(wanted: number): Promise<number | undefined> {
  const server = createServer()
  try {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' ? address?.port : undefined
  } catch {
    return undefined
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}

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
