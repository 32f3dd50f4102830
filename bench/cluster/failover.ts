import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { until } from '../startProduct.js'
import { startService } from './startService.js'
import { startPatroni, type Cluster } from './startPatroni.js'
import { type Acknowledged, type Work, writeWork } from './writeWork.js'

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
  const found = await compare(cluster.url, work.acknowledged)
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

/** What was acknowledged beside what the database has. */
async function compare(url: string, { leads, orders, edits }: Acknowledged) {
  const database = new pg.Client(url)
  await database.connect()
  const ask = async (text: string, values: unknown[]) =>
    (await database.query<Record<string, string>>(text, values)).rows
  const leadRows = await ask('select email, reference from leads where email like $1', ['ada-%'])
  const orderRows = await ask('select number, initiation_key from orders', [])
  const courses = await ask('select id, duration_hours from courses where id = any($1)', [
    [...edits.keys()],
  ])
  await database.end()
  const references = new Set(leadRows.map(({ reference }) => reference))
  const numbers = new Set(orderRows.map(({ number }) => number))
  const lostLeads = [...leads.values()].filter((reference) => !references.has(reference))
  const lostOrders = orders.filter((number) => !numbers.has(number))
  const lostEdits = courses.filter(({ id = '', duration_hours: hours }) => {
    return Number(hours) < (edits.get(id) ?? 0)
  })
  return {
    leads: leads.size,
    orders: orders.length,
    edits: [...edits.values()].reduce((sum, count) => sum + count, 0),
    lost: lostLeads.length + lostOrders.length + lostEdits.length + (edits.size - courses.length),
    doubled:
      leadRows.length -
      new Set(leadRows.map(({ email }) => email)).size +
      (numbers.size - orders.length),
  }
}
