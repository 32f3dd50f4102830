// How the product scales over processes: misses of WEB_CONCURRENCY=2 beside 1. Takes root, Linux and Debian's wrk: a generator in
// JavaScript takes as much of two cores as the answers do. Each web process is given a share of a core too, so that
// there is room for PostgreSQL and the generator beside them.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { median } from '../measure.js'
import { addressOf, end, untilReady } from '../startProduct.js'
import { startArguments } from '../startArguments.js'

const seconds = Number(process.env.SECONDS_PER_ROUND ?? 5)
const rounds = Number(process.env.ROUNDS ?? 3)
/** Of a core, for each web process; 0 leaves them unlimited. */
const shares = (process.env.SHARES ?? '0.33,0').split(',').map(Number)
const connections = 8

/** To each a number is added, another one each time. */
const cases: Record<string, string> = {
  'list of courses': '/api/lms/courses?q=model+',
  search: '/api/search?q=high+risk+',
  'course page': '/courses/eu-ai-act-in-a-day?at=',
  'start page': '/?at=',
}

const processes = [1, 2]

async function main(): Promise<void> {
  const services = await Promise.all(processes.map(start))
  try {
    // Warm before anything is limited.
    for (let round = 0; round < rounds; round += 1) {
      for (const path of Object.values(cases)) for (const { url } of services) await ask(url, path)
    }
    for (const share of shares) {
      const groups = services.flatMap(({ pids }) => pids.map((pid) => limit(pid, share)))
      console.log(share > 0 ? `${String(share)} of a core for each web process` : 'Unlimited')
      console.table(await measureAll(services.map(({ url }) => url)))
      for (const release of groups) release()
    }
  } finally {
    await Promise.all(services.map(({ child }) => end(child)))
  }
}

type Service = { child: ChildProcess; url: string; pids: readonly number[] }

/** The demo with its sample content, without jobs, in one process or as a parent of several. */
async function start(count: number): Promise<Service> {
  const { PATH = '', HOME = '' } = process.env
  const port = 4_320 + count
  const child = spawn(process.execPath, startArguments, {
    env: {
      ...{ PATH, HOME, NODE_ENV: 'production', PORT: String(port), ROLE: 'web' },
      ...{ WEB_CONCURRENCY: String(count), RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
      DATA_DIR: mkdtempSync(join(tmpdir(), 'foyer-bench-')),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = addressOf(port)
  await untilReady(url, child)
  const pid = child.pid ?? 0
  return { child, url, pids: count === 1 ? [pid] : childrenOf(pid) }
}

/** Those of a parent that are processes of ours; its PostgreSQL is none. */
function childrenOf(parent: number): number[] {
  const children = readFileSync(`/proc/${String(parent)}/task/${String(parent)}/children`, 'utf8')
  return children
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((pid) => readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').includes('start.mjs'))
}

const periodUs = 10_000

/** Gives a process a share of one core, by a control group of either version; returns what takes that back. */
function limit(pid: number, share: number): () => void {
  if (share === 0) return () => undefined
  const isSecond = existsSync('/sys/fs/cgroup/cgroup.controllers')
  const root = isSecond ? '/sys/fs/cgroup' : '/sys/fs/cgroup/cpu'
  const group = join(root, `foyer-${String(pid)}`)
  const quota = String(Math.round(share * periodUs))
  mkdirSync(group, { recursive: true })
  if (isSecond) writeFileSync(join(group, 'cpu.max'), `${quota} ${String(periodUs)}`)
  else {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodUs))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), quota)
  }
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return () => {
    writeFileSync(join(root, 'cgroup.procs'), String(pid))
    rmdirSync(group)
  }
}

/** Requests a second of each service, their rounds interleaved. */
async function measureAll(urls: readonly string[]) {
  const rows = []
  for (const [name, path] of Object.entries(cases)) {
    const found = urls.map((): number[] => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, url] of urls.entries()) found[at]?.push(await ask(url, path))
    }
    const [one = 0, two = 0] = found.map(median)
    const ratio = Math.round((two / one) * 100) / 100
    rows.push({ case: name, one, two, ratio, holds: ratio >= 1.7 ? 'yes' : 'NO' })
  }
  return rows
}

const runFile = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
const script = join(folder, 'misses.lua')
const lua = `
local at = 0
function init(args) at = tonumber(args[2]); path = args[1] end
function request() at = at + 1; return wrk.format('GET', string.format('%s%d', path, at)) end
function done(summary)
  local errors = summary.errors
  local failed = errors.status + errors.read + errors.write + errors.connect + errors.timeout
  io.write(string.format('\\n%d %d %d\\n', summary.requests, summary.duration, failed))
end`
writeFileSync(script, lua)

let turn = 0

/** Requests a second that are answered with 200, each to another address. */
async function ask(url: string, path: string): Promise<number> {
  turn += 1_000_000
  const load = ['-t1', `-c${String(connections)}`, `-d${String(seconds)}s`, '-s', script, url]
  const { stdout } = await runFile('wrk', [...load, '--', path, String(turn)])
  const [requests = 0, microseconds = 1, failed = 0] = (stdout.trim().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number)
  if (failed > 0) throw new Error(`${url}: ${String(failed)} failures`)
  return Math.round((requests / microseconds) * 1_000_000)
}

await main()
