import type { AddressInfo } from 'node:net'

import { type Endpoint, getPayload, type Payload, type SanitizedConfig } from 'payload'
import type { Logger } from 'pino'

import { allowsOrigin } from '../../src/doors/embed/Embedding.js'
import { createRealtime } from '../../src/doors/realtime/createRealtime.js'
import { createFrontDoor, type FrontDoor, type Upstreams } from '../../src/front/createFrontDoor.js'
import { postgresOf } from '../../src/platform/database/requestDatabase.js'
import { customOf, type Parts } from '../../src/platform/extend.js'
import { createApiHandler } from '../../src/platform/api/createApiHandler.js'
import { type Platform, platformOf } from '../../src/platform/platform.js'
import { watchAnswers } from '../../src/startup/metrics/watchAnswers.js'

export type Running = {
  payload: Payload
  platform: Platform
  door: FrontDoor
  url: string
  close: () => Promise<void>
}

export type Extras = {
  /** Endpoints of the test's own, made with `endpoint()`, beside those of the product. */
  endpoints?: Endpoint[]
  /** What modules of the tests' own would declare. */
  parts?: Pick<Parts, 'chat' | 'tools' | 'topics'>
  /** Where the front door logs instead of the platform's log. */
  log?: Logger
  /** What stands outside `/api`; nothing where it is left out. */
  pages?: Upstreams['pages']
  /** Pages of the site before those. */
  findPage?: Upstreams['findPage']
  /** A free one where it is left out. */
  port?: number
  /** The path of another configuration than the product's. */
  config?: string
}

/** Payload behind its front door on a free port, with the settings that are in the environment. */
export async function startFoyer(extras: Extras = {}): Promise<Running> {
  const { endpoints = [], log, parts = {} } = extras
  const { pages = (_, outgoing) => outgoing.writeHead(404).end() } = extras
  // Two imports: the product's is compiled into what runs in processes of its own.
  const imported = extras.config ? import(extras.config) : import('../../payload.config.js')
  const { default: made } = (await imported) as { default: Promise<SanitizedConfig> }
  const config = await made
  config.endpoints.push(...endpoints)
  const { chat, tools = [], topics = [] } = customOf(config)
  Object.assign(config.custom, {
    topics: [...topics, ...(parts.topics ?? [])],
    tools: [...tools, ...(parts.tools ?? [])],
    chat: parts.chat ?? chat,
  })
  const payload = await getPayload({ config })
  const platform = platformOf(payload)
  const door = createFrontDoor({
    log: log ?? platform.log,
    serverUrl: platform.serverUrl,
    trustedProxyHops: Number(process.env.TRUSTED_PROXY_HOPS ?? 0),
    corsOrigins: process.env.CORS_ORIGINS?.split(',') ?? [],
    dev: false,
  })
  const realtime = await createRealtime(payload)
  const api = createApiHandler({ config })
  const { METRICS_TOKEN, OTEL_EXPORTER_OTLP_ENDPOINT } = process.env
  const watch = await watchAnswers(payload, api.routes, {
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT,
  })
  door.open({
    api,
    onAnswered: watch.onAnswered,
    cache: platform.cache,
    limitsRates: process.env.RATE_LIMITS !== 'off',
    showsTags: platform.cdn !== undefined,
    pages,
    findPage: extras.findPage,
    upgrade: (...request) => realtime.upgrade(...request),
    allowsOrigin: (origin) => allowsOrigin(payload, origin),
  })
  await new Promise<void>((resolve) => door.server.listen(extras.port ?? 0, '127.0.0.1', resolve))
  // As the product does: a search waits two seconds for the index, which a busy machine takes longer to read.
  await platform.search.settled(60_000)
  platform.readiness.set(true)
  const { port } = door.server.address() as AddressInfo
  return {
    payload,
    platform,
    door,
    url: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      platform.readiness.set(false)
      await realtime.close()
      await door.drain(1_000)
      await platform.stop()
      await watch.stop()
      await payload.destroy()
      await postgresOf(payload).pool.end()
    },
  }
}
