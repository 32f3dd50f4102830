import cluster from 'node:cluster'

import type { Payload } from 'payload'
import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

import { within } from '../../platform/abort.js'
import { breakers } from '../../platform/breaker.js'
import { ReleasingPool } from '../../platform/database/ReleasingPool.js'
import { postgresOf } from '../../platform/database/requestDatabase.js'
import { readQueue } from '../../platform/jobs/createJobs.js'
import { platformOf } from '../../platform/platform.js'
import { indexAge } from '../../search/indexMetrics.js'
import { gatherMetrics, offerMetrics } from '../cluster/sharedMetrics.js'

declare module '../../platform/platform.js' {
  interface Platform {
    /** Only where METRICS_TOKEN is set. */
    metrics?: Metrics
  }
}

/** In seconds: from an answer out of memory to one that a visitor would not wait for. */
const buckets = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

type Measured = { status: number; milliseconds: number }

/** The metrics of this process since its start. */
export function createMetrics(payload: Payload) {
  const registry = new Registry()
  registry.setDefaultLabels({ process: String(process.pid) })
  collectDefaultMetrics({ register: registry })
  addGauges(registry, payload)
  const registers = [registry]
  const duration = new Histogram({
    ...{ registers, buckets, labelNames: ['operation', 'status'] },
    name: 'foyer_http_request_duration_seconds',
    help: 'How long answers took, by operation and by class of status',
  })
  if (cluster.isWorker) offerMetrics(() => registry.metrics())
  return {
    /** Counts an answer of an operation. */
    note: (operation: string, { status, milliseconds }: Measured) => {
      const labels = { operation, status: `${String(Math.floor(status / 100))}xx` }
      duration.observe(labels, milliseconds / 1_000)
    },
    /** The metrics of this process, and of those that share its port, in Prometheus' text format. */
    read: async () => ({
      contentType: registry.contentType,
      text: await (cluster.isWorker ? gatherMetrics() : registry.metrics()),
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Prometheus gives up after 10 s; a database that hangs must not hide everything else. */
const readWithinMs = 1_000

/** Adds what is read at each scrape: the pool, the cache, the breakers, the job queue and the search index. */
export function addGauges(registry: Registry, payload: Payload): void {
  const registers = [registry]
  addPool(registers, payload)
  addCache(registers, payload)
  new Gauge({
    ...{ registers, labelNames: ['service'], name: 'foyer_breaker_state' },
    help: 'Whether calls of another service are let through: 0 closed, 1 half-open, 2 open',
    collect() {
      for (const [service, breaker] of breakers)
        this.set({ service }, stateNumbers[breaker.state()])
    },
  })
  addQueue(registers, payload)
  addIndex(registers, payload)
}

const stateNumbers = { closed: 0, 'half-open': 1, open: 2 }

function addPool(registers: Registry[], payload: Payload): void {
  const labelNames = ['pool', 'state']
  new Gauge({
    ...{ registers, labelNames, name: 'foyer_database_connections' },
    help: 'Connections of this process to PostgreSQL, and the callers who wait for one',
    collect() {
      const { pool } = postgresOf(payload)
      const set = (name: string, { totalCount, idleCount, waitingCount }: pg.Pool) => {
        this.set({ pool: name, state: 'busy' }, totalCount - idleCount)
        this.set({ pool: name, state: 'idle' }, idleCount)
        this.set({ pool: name, state: 'waiting' }, waitingCount)
      }
      set('main', pool)
      if (pool instanceof ReleasingPool) set('limited', pool.limited)
    },
  })
}

function addCache(registers: Registry[], payload: Payload): void {
  const { cache } = platformOf(payload)
  const collectInto = (read: () => number) =>
    function collect(this: Gauge) {
      this.set(read())
    }
  new Gauge({
    ...{ registers, name: 'foyer_cache_bytes', help: 'Memory that kept answers take' },
    collect: collectInto(() => cache.state().bytes),
  })
  new Gauge({
    ...{ registers, name: 'foyer_cache_entries', help: 'How many answers are kept in memory' },
    collect: collectInto(() => cache.state().entries),
  })
  new Counter({
    ...{ registers, labelNames: ['result'], name: 'foyer_cache_reads_total' },
    help: 'Reads that asked the memory first, by whether the answer was there',
    collect() {
      const { hits, misses } = cache.state()
      this.reset()
      this.inc({ result: 'hit' }, hits)
      this.inc({ result: 'miss' }, misses)
    },
  })
}

function addQueue(registers: Registry[], payload: Payload): void {
  let reading: ReturnType<typeof readQueue> | undefined
  /** One query for all gauges of a scrape. */
  const read = () => {
    reading ??= readQueue(payload).finally(() => (reading = undefined))
    return reading.catch(() => undefined)
  }
  new Gauge({
    ...{ registers, name: 'foyer_database_up', help: 'Whether PostgreSQL answered this scrape' },
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  new Gauge({
    ...{ registers, labelNames: ['state'], name: 'foyer_jobs' },
    help: 'Jobs that are due and not taken, and those that failed for good within a day',
    async collect() {
      const queue = await read()
      this.remove({ state: 'due' })
      this.remove({ state: 'failed' })
      if (!queue) return
      this.set({ state: 'due' }, queue.queued)
      this.set({ state: 'failed' }, queue.failed)
    },
  })
  new Gauge({
    ...{ registers, name: 'foyer_jobs_oldest_seconds', help: 'How long the oldest due job waits' },
    async collect() {
      const queue = await read()
      this.remove()
      if (queue) this.set(queue.oldestSeconds)
    },
  })
}

/** Left out of a scrape for which the database does not answer in time. */
function addIndex(registers: Registry[], payload: Payload): void {
  new Gauge({
    ...{ registers, name: 'foyer_search_index_age_seconds' },
    help: 'How far the search index of this process is behind the newest published change',
    async collect() {
      this.remove()
      const age = await within(readWithinMs, indexAge(payload)).catch(() => undefined)
      if (age) this.set(age.value)
    },
  })
  new Gauge({
    ...{ registers, labelNames: ['state'], name: 'foyer_search_cut_documents' },
    help: 'Documents that this process finds by title and summary alone, or not, for want of memory',
    collect() {
      const { shortened, leftOut } = platformOf(payload).search.memory.shortage()
      this.set({ state: 'shortened' }, shortened)
      this.set({ state: 'left_out' }, leftOut)
    },
  })
}
