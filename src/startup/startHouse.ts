import { getPayload } from 'payload'

import type { Env } from '../env.js'
import type { FrontDoor } from '../front/createFrontDoor.js'
import { postgresOf } from '../platform/database/requestDatabase.js'
import { createApiHandler } from '../platform/http/createApiHandler.js'
import { platformOf } from '../platform/platform.js'
import type { Readiness } from '../platform/readiness.js'
import { seedSampleContent } from '../seed/seedSampleContent.js'
import { ensureBuild } from './ensureBuild.js'
import { onlyHealth } from './onlyHealth.js'
import { progress } from './progress.js'
import type { Closing } from './runService.js'
import { startPages } from './startPages.js'

type Options = { env: Env; dev: boolean; door: FrontDoor; closings: Closing[] }

/** Starts everything behind the front door and opens it: Payload with its migrations, content, jobs and pages. */
export async function startHouse({
  env,
  dev,
  door,
  closings,
}: Options): Promise<{ readiness: Readiness }> {
  const config = await (await import('../../payload.config.js')).default
  const payload = await progress('Preparing the database', () => getPayload({ config }))
  const platform = platformOf(payload)
  closings.push({
    name: 'database',
    close: async () => {
      await payload.destroy()
      await postgresOf(payload).pool.end()
    },
  })
  closings.push({ name: 'platform', close: () => platform.stop() })
  if (env.mode === 'demo') {
    await progress('Writing the sample content', () => seedSampleContent(payload))
  }
  const api = createApiHandler({ config })
  const worker = env.ROLE === 'worker'
  if (!worker && !dev) await ensureBuild()
  const pages = worker
    ? undefined
    : await progress('Opening the admin', () => startPages({ dev, server: door.server }))
  if (env.ROLE !== 'web') {
    await platform.jobs.start({ payload, connectionString: env.DATABASE_DIRECT_URL })
  }
  door.open({ api: worker ? onlyHealth(api) : api, cache: platform.cache, ...(pages ?? noPages) })
  return { readiness: platform.readiness }
}

const noPages = {
  pages: (_: unknown, outgoing: { writeHead(status: number): { end(): void } }) => {
    outgoing.writeHead(404).end()
  },
  upgrade: (_: unknown, socket: { destroy(): void }) => {
    socket.destroy()
  },
}
