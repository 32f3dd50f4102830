import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readEnv } from '../../src/env.js'
import type { GatewaySimulator } from '../../src/demo/gateway/createSimulator.js'
import type { DemoPages } from '../../src/demo/demo.js'
import { startEmbeddedPostgres } from '../../src/demo/postgres/startEmbeddedPostgres.js'
import { ensureDemoSecrets } from '../../src/demo/demoSecrets.js'
import { copySampleDemo } from './copySampleDemo.js'
import { simulatorPages } from './simulatorPages.js'
import { type Running, startFoyer } from './startFoyer.js'
import { freePort } from './startService.js'

export type Demo = Pick<Running, 'payload' | 'platform' | 'url'> & { stop(): Promise<void> }

/** What is committed outlives a killed PostgreSQL; the machine will not lose its power. */
const forgetful = { fsync: 'off', full_page_writes: 'off' }

/**
 * The demo in this process, as `npm start` has it, but that it serves no pages outside `/api` except the payment
 * simulator's: sample content, mailbox, jobs and a PostgreSQL of its own. A folder that is named is kept.
 */
export async function startDemo(
  settings: Record<string, string> = {},
  { withContent = true, keptIn }: { withContent?: boolean; keptIn?: string } = {},
): Promise<Demo> {
  const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'foyer-demo-'))
  if (withContent) await copySampleDemo(folder)
  const port = await freePort()
  delete process.env.DATABASE_URL
  Object.assign(process.env, {
    DATA_DIR: folder,
    PORT: String(port),
    // The payer is sent back to it.
    SERVER_URL: `http://127.0.0.1:${String(port)}`,
    LOG_LEVEL: 'silent',
    ...settings,
  })
  ensureDemoSecrets(folder)
  const database = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    settings: forgetful,
  })
  const pages = simulatorPages(askSimulator, () => payload)
  const { payload, platform, url, close } = await startFoyer({ pages, port })
  await platform.jobs.start({ payload, connectionString: readEnv().DATABASE_DIRECT_URL })
  return {
    payload,
    platform,
    url,
    stop: async () => {
      await platform.jobs.stop()
      await close()
      await database.stop()
      if (!keptIn) rmSync(folder, { recursive: true, force: true })
    },
  }
}

const askSimulator: GatewaySimulator = (payload, request) => {
  const { demo } = payload.config.custom as { demo: Required<DemoPages> }
  return demo.gatewaySimulator(payload, request)
}
