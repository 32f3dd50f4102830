import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { until } from '../startProduct.js'
import { spawnAsPostgres } from './spawnAsPostgres.js'
import { startHaproxy } from './startHaproxy.js'

const bin = '/usr/lib/postgresql/15/bin'
const etcdPort = 4_379
const databasePort = 4_430
const nodes = [1, 2, 3].map((number) => ({
  name: `node${String(number)}`,
  port: 4_430 + number,
  restPort: 4_440 + number,
}))
type Node = (typeof nodes)[number]

export type Cluster = {
  /** Where HAProxy leads to whoever is the leader. */
  url: string
  /** Which node leads now, by what the nodes themselves say. */
  leader: () => Promise<Node | undefined>
  /** Ends a node with all of its processes at once, as a power cut would. */
  kill: (node: Node) => void
  /** Starts a killed node again; it comes back as a standby. */
  revive: (node: Node) => void
  /** Until the leader has a synchronous standby. */
  untilSynchronous: () => Promise<void>
  stop(): void
}

/** Three nodes of PostgreSQL under Patroni with a synchronous standby, etcd and HAProxy, from Debian's packages. */
export async function startPatroni(folder: string): Promise<Cluster> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o777)
  const etcd = startEtcd(folder)
  const running = new Map<string, ChildProcess>()
  const revive = (node: Node) => running.set(node.name, startNode(folder, node))
  const kill = (node: Node) => {
    running.get(node.name)?.kill('SIGKILL')
    killDatabase(join(folder, node.name))
  }
  const haproxy = startHaproxy(folder, 'database', {
    port: databasePort,
    mode: 'tcp',
    check: 'option httpchk OPTIONS /primary',
    servers: nodes.map(({ port, restPort }) => ({ port, checkPort: restPort })),
  })
  const leader = () => findNode('primary')
  const untilSynchronous = () => until(async () => (await findNode('sync')) !== undefined)
  nodes.forEach(revive)
  await until(async () => (await leader()) !== undefined)
  await untilSynchronous()
  return {
    url: `postgres://foyer:foyer@127.0.0.1:${String(databasePort)}/postgres`,
    ...{ leader, kill, revive, untilSynchronous },
    stop: () => {
      nodes.forEach(kill)
      etcd.kill('SIGKILL')
      haproxy.process.kill('SIGKILL')
    },
  }
}

async function findNode(role: 'primary' | 'sync'): Promise<Node | undefined> {
  const asked = nodes.map(async (node) => {
    const answer = await fetch(`http://127.0.0.1:${String(node.restPort)}/${role}`)
    if (!answer.ok) throw new Error(role)
    return node
  })
  return Promise.any(asked).catch(() => undefined)
}

function startEtcd(folder: string): ChildProcess {
  const client = `http://127.0.0.1:${String(etcdPort)}`
  const peer = `http://127.0.0.1:${String(etcdPort + 1)}`
  const own = ['--listen-client-urls', client, '--advertise-client-urls', client]
  const peers = ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer]
  const data = ['--data-dir', join(folder, 'etcd'), '--initial-cluster', `default=${peer}`]
  return spawn('etcd', [...own, ...peers, ...data, '--log-level', 'error'], { stdio: 'ignore' })
}

/** The shortest times that Patroni 3 takes: a leader that is gone has lost its lease after at most 20 s. */
function startNode(folder: string, { name, port, restPort }: Node): ChildProcess {
  const settings = {
    scope: 'foyer',
    name,
    restapi: {
      listen: `127.0.0.1:${String(restPort)}`,
      connect_address: `127.0.0.1:${String(restPort)}`,
    },
    etcd3: { host: `127.0.0.1:${String(etcdPort)}` },
    bootstrap: {
      dcs: {
        ...{ ttl: 20, loop_wait: 2, retry_timeout: 4, synchronous_mode: true },
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
      pg_hba: ['host all all 127.0.0.1/32 md5', 'host replication all 127.0.0.1/32 md5'],
      users: { foyer: { password: 'foyer', options: ['superuser'] } },
    },
    postgresql: {
      listen: `127.0.0.1:${String(port)}`,
      connect_address: `127.0.0.1:${String(port)}`,
      data_dir: join(folder, name),
      pgpass: join(folder, `${name}.pgpass`),
      bin_dir: bin,
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: { username: 'postgres', password: 'postgres' },
        replication: { username: 'replicator', password: 'replicator' },
      },
    },
  }
  // JSON is YAML.
  const file = join(folder, `${name}.yml`)
  writeFileSync(file, JSON.stringify(settings))
  return spawnAsPostgres(['patroni', file], join(folder, `${name}.log`))
}

/** Kills the server of this folder and all that it has started. */
function killDatabase(folder: string): void {
  const pid = readPid(folder)
  if (pid === undefined) return
  for (const child of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(child, 'SIGKILL')
    } catch {
      // It has ended with its server.
    }
  }
}

function readPid(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}

function childrenOf(pid: number): number[] {
  const found = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
  return found.split('\n').filter(Boolean).map(Number)
}
