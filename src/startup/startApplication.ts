import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import next from 'next'
import { getPayload, type Payload, type SanitizedConfig } from 'payload'

import { writeSampleActivity } from '../demo/activity/sampleActivity.js'
import { seedSampleContent } from '../demo/seedSampleContent.js'
import { allowsOrigin } from '../doors/embed/Embedding.js'
import { createRealtime } from '../doors/realtime/createRealtime.js'
import type { Env } from '../env.js'
import type { FrontDoor, Upstreams } from '../front/createFrontDoor.js'
import { sendProblem } from '../front/sendProblem.js'
import { createApiHandler, type ApiHandler } from '../platform/api/createApiHandler.js'
import { within } from '../platform/abort.js'
import { postgresOf } from '../platform/database/requestDatabase.js'
import { Problem, problems } from '../platform/http/Problem.js'
import { mailAdapterOf } from '../platform/mail/MailAdapter.js'
import { platformOf } from '../platform/platform.js'
import { ensureBuild } from './ensureBuild.js'
import { watchAnswers } from './metrics/watchAnswers.js'
import { progress } from './progress.js'

type Options = {
  env: Env
  dev: boolean
  door: FrontDoor
  shutdown: Shutdown
  /** The admin and the site where it is left out. */
  openPages?: typeof startPages
}

const drainDeadlineMs = 5_000

/** How long readiness waits for the first list of courses and for the search index: the list of 100,000 took 5 to 12 s. */
const firstAnswersMs = 30_000

/**
 * Starts everything behind the front door and opens it: Payload with its migrations, content, jobs and pages. `isNew`
 * says whether this start created the demo's content.
 */
export async function startApplication({
  env,
  dev,
  door,
  shutdown,
  openPages = startPages,
}: Options): Promise<{ isNew: boolean }> {
  const { default: building } = await import('../../payload.config.js')
  const config = await building
  const payload = await startPayload(config, shutdown)
  const { cache, cdn, jobs, readiness, search } = platformOf(payload)
  const isNew = env.mode === 'demo' && (await seed(payload))
  const worksOnly = env.ROLE === 'worker'
  if (!dev && !worksOnly) await ensureBuild(shutdown.signal)
  const api = createApiHandler({ config })
  const prepared = worksOnly || prepareAnswers(api, search)
  const pages = worksOnly ? noPages : await progress('Opening the admin', () => openPages({ dev }))
  const realtime = worksOnly ? undefined : await createRealtime(payload)
  const { onAnswered, stop } = await watchAnswers(payload, api.routes, env)
  shutdown.add(stop)
  door.open({
    api: worksOnly ? onlyProbes(api, env.METRICS_TOKEN !== undefined) : api,
    ...{ cache, onAnswered, ...pages, showsTags: cdn !== undefined },
    upgrade: (...to) => (realtime?.upgrade(...to) ?? false) || pages.upgrade(...to),
    limitsRates: env.RATE_LIMITS === 'on',
    allowsOrigin: (origin) => allowsOrigin(payload, origin),
  })
  await prepared
  if (env.ROLE !== 'web') await jobs.start({ payload, connectionString: env.DATABASE_DIRECT_URL })
  readiness.set(true)
  shutdown.add(async () => {
    readiness.leave()
    door.leave()
    // Until a balancer has noticed, it sends requests here.
    await sleep(env.drainSeconds * 1_000)
    readiness.set(false)
    await realtime?.close()
    await Promise.all([door.drain(drainDeadlineMs), jobs.stop()])
  })
  return { isNew }
}

async function startPayload(config: SanitizedConfig, shutdown: Shutdown): Promise<Payload> {
  const payload = await progress('Preparing the database', () => getPayload({ config }))
  shutdown.add(async () => {
    await platformOf(payload).stop()
    mailAdapterOf(payload).close()
    await payload.destroy()
    await postgresOf(payload).pool.end()
  })
  return payload
}

function seed(payload: Payload): Promise<boolean> {
  return progress('Writing the sample content', () =>
    seedSampleContent(payload, writeSampleActivity),
  )
}

/** The API of a process that only runs jobs: its health, and its metrics where they are set up. */
function onlyProbes(api: ApiHandler, hasMetrics: boolean): ApiHandler {
  const open = hasMetrics ? /^\/api\/(?:health(?:\/|$)|metrics$)/ : /^\/api\/health(?:\/|$)/
  const nowhere = '/api/not-here'
  return {
    ...api,
    routes: {
      at: (pathname) => api.routes.at(open.test(pathname) ? pathname : nowhere),
    },
  }
}

type Pages = Pick<Upstreams, 'pages' | 'findPage' | 'upgrade'>

/**
 * Next, for the admin, and the pages of the site. In development Next has these too, and uses sockets, for hot reload.
 */
async function startPages({ dev }: { dev: boolean }): Promise<Pages> {
  // After its first page Next listens for upgrades on the server it is given (or finds), and ends those of `/api/ws`
  // because a page matches the path. This server emits those of reloading alone: pages wait for them in development.
  const reloads = createServer()
  const app = next({ dev, httpServer: reloads, customServer: true })
  await app.prepare()
  const handle = app.getRequestHandler()
  if (!dev) await loadAdmin(handle)
  return {
    pages: (incoming, outgoing) => handle(incoming, outgoing),
    findPage: dev ? undefined : (await import('../app/(site)/findPage.js')).findPage,
    upgrade: (incoming, socket, { head }) =>
      dev &&
      incoming.url?.startsWith('/_next/') === true &&
      reloads.emit('upgrade', incoming, socket, head),
  }
}

/**
 * Asks for one page of the admin, so that what they share is loaded before anybody comes: it takes 1.4 seconds in which
 * nobody else is answered (measured).
 */
async function loadAdmin(handle: Pages['pages']): Promise<void> {
  const server = createServer(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // Where a process may not call itself, the first visitor waits instead.
  await fetch(`http://127.0.0.1:${String(port)}/admin/login`)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined)
  server.close()
}

/**
 * Asks for one list of courses, and for the search index: reading what lists and searches are made of takes seconds where
 * there are 100,000.
 */
async function prepareAnswers(
  api: ApiHandler,
  search: ReturnType<typeof platformOf>['search'],
): Promise<void> {
  const list = new Request('http://localhost/api/lms/courses?limit=1&sort=startsAt')
  const all = [within(firstAnswersMs, api.handle(list)), search.settled(firstAnswersMs)]
  // Where one fails or takes longer, the first visitor waits instead.
  await Promise.allSettled(all)
}

/** The pages of a process that only runs jobs. */
const noPages: Pages = {
  pages: ({ url = '/' }, outgoing) => {
    sendProblem(outgoing, new Problem(problems.notFound), url)
  },
  upgrade: () => false,
}

/** Undoes a start, whether complete or interrupted. A part that fails to close does not keep the rest open. */
export function createShutdown() {
  const controller = new AbortController()
  const closers: (() => Promise<unknown>)[] = []
  let closing: Promise<void> | undefined
  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      await close().catch((error: unknown) => {
        console.error('While stopping:', error)
      })
    }
  }
  return {
    /** Aborts when the process has been told to stop. */
    signal: controller.signal,
    /** Registers how to close something; what was opened last is closed first. */
    add: (close: () => Promise<unknown>) => {
      closers.push(close)
    },
    /** Closes everything that is open, once; later calls wait for the first. */
    close: () => {
      controller.abort()
      closing ??= closeAll()
      return closing
    },
  }
}

export type Shutdown = ReturnType<typeof createShutdown>
