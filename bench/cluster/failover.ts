import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { until } from '../startProduct.js'
import { compareWritten } from './compareWritten.js'
import { startService } from './startService.js'
import { startPatroni, type Cluster } from './startPatroni.js'
import { type Work, writeWork } from './writeWork.js'

// node --import tsx bench/cluster/failover.ts: the leader of three nodes is killed under leads, orders and edits.
// It takes root and Debian's postgresql, patroni, etcd-server and haproxy. Exit code 0 says that nothing was lost.

const kills = Number(process.env['KILLS'] ?? 4)
const quietMs = 5_000

const folder = mkdtempSync(join(tmpdir(), 'foyer-failover-'))
// PostgreSQL runs as another user than this script.
chmodSync(folder, 0o755)
const cluster = await startPatroni(join(folder, 'patroni'))
const service = await startService(folder, cluster.url)
try {
  const work = writeWork({ ...service, run: String(Date.now() % 1_000_000) })
  const rows = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(quietMs)
    rows.push({ kill, ...(await failOver(cluster, work)) })
    console.log(JSON.stringify(rows.at(-1)))
  }
  await sleep(quietMs)
  await work.stop()
  console.table(rows)
  console.log('answers', Object.fromEntries(work.answers))
  const found = await compareWritten(cluster.url, work.acknowledged)
  console.table([found])
  process.exitCode = found.lost + found.doubled === 0 ? 0 : 1
} finally {
  await service.stop()
  cluster.stop()
}
process.exit()

/** Kills the leader; returns how long Patroni took to have another one, and the service then to acknowledge a write. */
async function failOver({ leader, kill, revive, untilSynchronous }: Cluster, work: Work) {
  const old = await leader()
  if (!old) throw new Error('There is no leader')
  const killed = Date.now()
  kill(old)
  await until(async () => {
    const found = await leader()
    return found !== undefined && found.name !== old.name
  })
  const led = Date.now()
  await until(() => Promise.resolve(work.times.some((at) => at > led)))
  const back = work.times.find((at) => at > led) ?? 0
  revive(old)
  await untilSynchronous()
  return {
    'leader after, s': (led - killed) / 1_000,
    'then a write after, s': (back - led) / 1_000,
  }
}
