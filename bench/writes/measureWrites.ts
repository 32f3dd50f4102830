import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import pg from 'pg'

import { readEmbeddedUrl } from '../../src/demo/postgres/clusterPaths.js'
import { median } from '../measure.js'
import { startArguments } from '../startArguments.js'

const port = 4313
const key = 'the-admin-api-key-of-the-bench-0123456789'
const rounds = Number(process.env['WRITES_ROUNDS'] ?? 3)
const connections = 16
const documents = Number(process.env['WRITES_PER_ROUND'] ?? 320)
const imported = Number(process.env['WRITES_IMPORTED'] ?? 1_000)
/** As many as the import takes at a time. */
const rowsAtOnce = 500
/** As a share of a stock Payload's rate. */
const wanted = 1.2
/** The longest of a hundred cached reads, as a multiple of the median, while courses are written. */
const slowest = 5

type Side = { name: 'product' | 'stock'; url: string; authorization: string }

/** Rows of a table: what a write of a course costs beside a stock Payload with the same collection. */
export async function measureWrites(folder: string) {
  const { sides, stop } = await start(folder)
  let reads: Reads
  const rates = Object.fromEntries(
    steps.map(({ name }) => [name, { product: [] as number[], stock: [] as number[] }]),
  )
  try {
    for (const side of sides) await runSteps(side, 'warm', () => undefined)
    for (let round = 0; round < rounds; round += 1) {
      for (const side of sides) {
        console.log(`Writes, round ${String(round + 1)} of ${String(rounds)}, ${side.name}`)
        await runSteps(side, String(round), (step, rate) => rates[step]?.[side.name].push(rate))
      }
    }
    reads = await readMeanwhile(sides[0])
  } finally {
    await stop()
  }
  const rows = Object.entries(rates).map(([name, found]) => {
    const [ours, theirs] = [median(found.product), median(found.stock)]
    return {
      case: name,
      'front door /s': Math.round(ours),
      'stock Payload /s': Math.round(theirs),
      '× stock': Math.round((ours / theirs) * 100) / 100,
      holds: ours / theirs >= wanted ? 'yes' : 'NO',
    }
  })
  return [...rows, ...reads.map(([step, times]) => slowestRow(step, times))]
}

function slowestRow(step: string, times: number[]) {
  const sorted = times.toSorted((one, other) => one - other)
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map((share) => sorted[Math.floor(sorted.length * share)])
  const ratio = Math.round((p99 / p50) * 10) / 10
  const ms = `${p50.toFixed(1)} and ${p99.toFixed(1)} ms`
  return {
    case: `cached reads beside "${step}": p50 and p99 ${ms}, ${String(ratio)} times`,
    holds: p99 <= slowest * p50 ? 'yes' : 'NO',
  }
}

type Reads = [step: string, times: number[]][]

/** How long each read of a cached answer takes while the product writes courses, by the step beside it. */
async function readMeanwhile(side: Side | undefined): Promise<Reads> {
  if (!side) return []
  const reader = fork(new URL('readBeside.ts', import.meta.url), [side.url], {
    execArgv: ['--import', 'tsx'],
  })
  const found = once(reader, 'message') as Promise<[Reads]>
  reader.send(steps[0]?.name ?? '')
  // Nothing for the step after the last one: the reader is done.
  await runSteps(side, 'read', (_, __, next = '') => reader.send(next))
  const [reads] = await found
  return reads
}

type Step = {
  name: string
  /** How often it is run while reads are timed: of one that is short a handful of reads would decide. */
  whileReading?: number
  run: (send: Send, context: { run: string; ids: string[]; side: Side }) => Promise<number>
}
type Send = (method: string, path: string, body: object) => Promise<{ doc?: { id: string } }>

const course = (slug: string) => ({
  title: `Bench course ${slug}`,
  slug,
  summary: 'What it is about, in one or two sentences that are as long as such sentences are.',
  level: 'practitioner',
  format: 'online',
  language: 'en',
  durationHours: 6,
  topics: ['AI Act', 'Governance'],
  price: { amount: 49_000, currency: 'EUR' },
  outcomes: ['Sort systems by risk', 'Write the technical file', 'Keep a register'],
  certificate: true,
  syllabus: [
    { title: 'Module one', lessons: [{ title: 'Lesson A' }, { title: 'Lesson B' }] },
    { title: 'Module two', lessons: [{ title: 'Lesson C' }] },
  ],
  instructors: [{ name: 'Ada Byron', role: 'Lawyer' }],
  _status: 'draft',
})

/** In this order: later steps write what the first one made. Each returns how many documents it wrote. */
const steps: Step[] = [
  {
    name: 'create a draft',
    run: (send, { run, ids }) =>
      inParallel(documents, async (turn) => {
        const { doc } = await send('POST', '/api/courses', course(`bench-${run}-${String(turn)}`))
        if (doc) ids.push(doc.id)
      }),
  },
  {
    name: 'update a draft',
    run: (send, { ids }) =>
      inParallel(ids.length, async (turn) => {
        await send('PATCH', `/api/courses/${ids[turn] ?? ''}`, { durationHours: turn + 1 })
      }),
  },
  {
    name: 'publish',
    run: (send, { ids }) =>
      inParallel(ids.length, async (turn) => {
        await send('PATCH', `/api/courses/${ids[turn] ?? ''}`, { _status: 'published' })
      }),
  },
  {
    name: 'create and publish',
    run: (send, { run }) =>
      inParallel(documents, async (turn) => {
        const body = course(`bench-published-${run}-${String(turn)}`)
        await send('POST', '/api/courses', { ...body, _status: 'published' })
      }),
  },
  {
    name: 'update 100 at once',
    whileReading: 10,
    run: async (send, { ids }) => {
      const where = ids.slice(0, 100).map((id, at) => `where[id][in][${String(at)}]=${id}`)
      await send('PATCH', `/api/courses?${where.join('&')}`, { level: 'expert' })
      return 100
    },
  },
  {
    name: `import ${imported.toLocaleString('en')} rows`,
    run: async (send, { run, side }) => {
      const docs = Array.from({ length: imported }, (_, turn) => ({
        ...course(`bench-row-${run}-${String(turn)}`),
        _status: undefined,
      }))
      // Payload has no import of its own: whoever brings a list to it sends its rows one by one.
      if (side.name === 'stock') {
        return inParallel(imported, async (turn) => {
          await send('POST', '/api/courses', { ...docs[turn], _status: 'draft' })
        })
      }
      for (let at = 0; at < imported; at += rowsAtOnce) {
        await send('POST', '/api/courses/import', { docs: docs.slice(at, at + rowsAtOnce) })
      }
      return imported
    },
  },
]

type Note = (step: string, rate: number, next: string | undefined) => unknown

async function runSteps(side: Side, run: string, note: Note) {
  const context = { run, ids: [], side }
  const send: Send = async (method, path, body) => {
    const headers = { authorization: side.authorization, 'content-type': 'application/json' }
    const answer = await fetch(side.url + path, { method, headers, body: JSON.stringify(body) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${side.name} ${method} ${path.slice(0, 80)}: ${text}`)
    return JSON.parse(text) as { doc?: { id: string } }
  }
  for (const [at, step] of steps.entries()) {
    const started = performance.now()
    const times = run === 'read' ? (step.whileReading ?? 1) : 1
    let written = 0
    for (let time = 0; time < times; time += 1) written += await step.run(send, context)
    note(step.name, (written / (performance.now() - started)) * 1_000, steps[at + 1]?.name)
  }
}

/** Runs `work` for 0 to `count` − 1 over the connections; returns the count. */
async function inParallel(count: number, work: (turn: number) => Promise<void>): Promise<number> {
  let next = 0
  const connection = async () => {
    for (let turn = next++; turn < count; turn = next++) await work(turn)
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return count
}

/** The product and the stock Payload, each with a database of its own on one PostgreSQL. */
async function start(folder: string) {
  const { PATH = '', HOME = '' } = process.env
  const fixed = { NODE_ENV: 'production' as const, PATH, HOME }
  const product = spawn(process.execPath, startArguments, {
    env: {
      ...{ ...fixed, DATA_DIR: folder, PORT: String(port), RATE_LIMITS: 'off' },
      ...{ ADMIN_API_KEY: key, ADMIN_API_KEY_ROLE: 'admin' },
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${String(port)}`
  const isReady = () => fetch(`${url}/api/health/ready`).catch(() => undefined)
  while (!(await isReady())?.ok) await new Promise((resolve) => setTimeout(resolve, 250))
  const databaseUrl = await addDatabase(readEmbeddedUrl(join(folder, 'postgres')) ?? '', 'stock')
  const stock = fork(new URL('stockPayload.ts', import.meta.url), [databaseUrl, key], {
    execArgv: ['--import', 'tsx'],
    // Schema push is for development only.
    env: { ...fixed, NODE_ENV: 'development' },
  })
  const stockPort = await new Promise<number>((resolve) => stock.once('message', resolve))
  const stockUrl = `http://127.0.0.1:${String(stockPort)}`
  const sides: Side[] = [
    { name: 'product', url, authorization: `Bearer ${key}` },
    { name: 'stock', url: stockUrl, authorization: `users API-Key ${key}` },
  ]
  return { sides, stop: () => stopAll([stock, product]) }
}

/** The address of a new database on the server of `url`. */
async function addDatabase(url: string, name: string): Promise<string> {
  const database = new pg.Client(url)
  await database.connect()
  await database.query(`create database ${name}`)
  await database.end()
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}

async function stopAll(children: readonly ChildProcess[]): Promise<void> {
  for (const child of children) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}
