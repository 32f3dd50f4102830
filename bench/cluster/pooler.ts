import type { ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'
import { compareWritten } from './compareWritten.js'
import { spawnAsPostgres } from './spawnAsPostgres.js'
import { startService } from './startService.js'
import { writeWork } from './writeWork.js'

// node --import tsx bench/cluster/pooler.ts: leads, orders and edits through PgBouncer in transaction mode. It takes root and
// Debian's pgbouncer and haproxy. Exit code 0 says that each was answered 2xx at its first try and is stored once.

const workMs = Number(process.env['SECONDS'] ?? 30) * 1_000
const port = 4_432

const folder = mkdtempSync(join(tmpdir(), 'foyer-pooler-'))
// PgBouncer runs as another user than this script.
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
const { url, process: pooler } = startPooler(postgres.url)
const service = await startService(folder, url, { directUrl: postgres.url })
try {
  const work = writeWork({ ...service, run: 'pooled' })
  await sleep(workMs)
  await work.stop()
  console.log('answers', Object.fromEntries(work.answers))
  const found = await compareWritten(postgres.url, work.acknowledged)
  console.table([found])
  const isRefused = [...work.answers.keys()].some((status) => status < 200 || status > 299)
  process.exitCode = found.lost + found.doubled === 0 && !isRefused ? 0 : 1
} finally {
  await service.stop()
  pooler.kill()
  await postgres.stop()
}
process.exit()

/** Fifteen connections for both processes, each for the time of a transaction. */
function startPooler(direct: string): { url: string; process: ChildProcess } {
  const { hostname, port: at, username, password, pathname } = new URL(direct)
  const own = join(folder, 'pooler')
  mkdirSync(own)
  chmodSync(own, 0o777)
  const users = join(own, 'users.txt')
  writeFileSync(users, `"${username}" "${password}"\n`)
  const file = join(own, 'pooler.ini')
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${at}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${String(port)}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 15',
    'max_client_conn = 200',
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  const child = spawnAsPostgres(['pgbouncer', file], join(folder, 'pooler.log'))
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${String(port)}${pathname}`,
    process: child,
  }
}
