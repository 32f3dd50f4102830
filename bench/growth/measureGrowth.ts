import { join } from 'node:path'

import pg from 'pg'

import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'
import { fillTables } from '../../tests/support/fillTables.js'
import { exportsOfAll, grownLists } from '../../tests/support/grownLists.js'
import { median } from '../measure.js'
import { addressOf, adminKey, end, startProduct, until, untilReady } from '../startProduct.js'

const port = 4_315
const url = addressOf(port)

/** Rows of each table that grows with use; ten times as many of the audit log and deliveries. */
const sizes = (process.env.GROWTH_SIZES ?? '1000,10000,100000').split(',').map(Number)

/** What one page of a list may cost at the largest size, over the smallest. */
const wantedAtMost = 3
/** In milliseconds. */
const slow = 2_000
/** Below this, in milliseconds, a ratio says little. */
const unnoticed = 20

const publicReads = [
  '/api/courses?limit=10',
  '/api/lms/courses?limit=10',
  '/api/lms/courses?q=course%20777',
  '/api/lms/courses/course-777',
  '/api/payments/links',
  '/api/search?q=course%20777',
  '/courses',
  '/courses/course-777',
  '/sitemap.xml',
]
const totals = ['leads', 'orders', 'payment-links', 'search', 'chat-questions']

type Place = Parameters<typeof startProduct>[0]

/** What a case takes at each size, in milliseconds. */
type Times = Map<string, number[]>

/**
 * Fills the tables step by step, starts the product on each size, and times its lists, pages and exports one after the
 * other. Returns a row for each, with what the largest size costs over the smallest.
 */
export async function measureGrowth(folder: string) {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const database = new pg.Client(postgres.url)
  await database.connect()
  const times: Times = new Map()
  const place = { port, folder, databaseUrl: postgres.url }
  try {
    // An empty database gets its tables.
    await during(place, () => Promise.resolve())
    let filled = 0
    for (const size of sizes) {
      await fillTables(database, { first: filled + 1, last: size, logsEach: 10 })
      filled = size
      await during(place, (started) => measureOne(times, started))
    }
  } finally {
    await database.end()
    await postgres.stop()
  }
  return [...times].map(rowOf)
}

/** Starts the product, waits until it is ready, and ends it after the work. */
async function during(place: Place, work: (started: number) => Promise<void>): Promise<void> {
  const started = performance.now()
  const product = startProduct(place)
  try {
    await untilReady(url, product)
    await work(started)
  } finally {
    await end(product)
  }
}

async function measureOne(times: Times, started: number): Promise<void> {
  const note = (name: string, value: number) => {
    times.set(name, [...(times.get(name) ?? []), value])
  }
  await until(async () => (await read('/api/search?q=course%20777')).status === 200)
  note('(start until search answers)', performance.now() - started)
  for (const path of [...publicReads, ...grownLists]) {
    const first = await timed(path)
    note(`${path} (first)`, first)
    const again: number[] = []
    // Another address each time, so that no answer is in memory. What takes seconds does so each time.
    for (let at = 0; at < (first > slow ? 1 : 5); at += 1) again.push(await timed(varied(path, at)))
    note(path, median(again))
  }
  for (const name of totals) note(`/api/${name}/totals`, await timed(`/api/${name}/totals`))
  for (const path of exportsOfAll) {
    const before = performance.now()
    const { body } = await read(path)
    let first: number | undefined
    if (!body) throw new Error(path)
    // Undici gives bytes, whose types leave that open.
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      if (piece.byteLength > 3) first ??= performance.now() - before
    }
    note(`${path} (first rows)`, first ?? Number.NaN)
    note(`${path} (all)`, performance.now() - before)
  }
}

function varied(path: string, turn: number): string {
  if (path.includes('limit=10')) return path.replace('limit=10', `limit=${String(11 + turn)}`)
  return path.replace('777', String(771 + turn))
}

const forStrangers = new Set(publicReads.map((path) => path.split(/[?7]/)[0]))

const read = (path: string) =>
  fetch(url + path, {
    headers: forStrangers.has(path.split(/[?7]/)[0]) ? {} : { 'x-api-key': adminKey },
  })

/** How long an answer takes; not a number where there is none. */
async function timed(path: string): Promise<number> {
  const before = performance.now()
  const response = await read(path)
  await response.arrayBuffer()
  if (!response.ok) console.log(`${path}: ${String(response.status)}`)
  return response.ok ? performance.now() - before : Number.NaN
}

function rowOf([name, values]: [string, number[]]) {
  const [least = 0, most = 0] = [values[0], values.at(-1)]
  const ratio = most / least
  const isWhole = name.endsWith(')') || name.endsWith('.xml')
  const holds = ratio <= wantedAtMost || most <= unnoticed
  return {
    case: name,
    ...Object.fromEntries(sizes.map((size, at) => [`${String(size)}: ms`, rounded(values[at])])),
    '× smallest': rounded(ratio),
    // All of a table takes what it takes.
    holds: isWhole ? '' : holds ? 'yes' : 'NO',
  }
}

const rounded = (value = Number.NaN) => Math.round(value * 10) / 10
