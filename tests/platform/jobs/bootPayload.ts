import { randomUUID } from 'node:crypto'

import { buildConfig, getPayload, type Payload } from 'payload'
import { pino } from 'pino'

import { migrations } from '../../../src/migrations/index.js'
import { postgres } from '../../../src/platform/database/postgres.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { listenForEvents } from '../../../src/platform/topics/listenForEvents.js'
import { tables } from '../../../src/tables.js'
import type { AnyTask } from '../../../src/platform/jobs/createJobs.js'

/** Payload on this database with the platform's tables, its news and these tasks, and nothing else. */
export async function bootPayload(
  url: string,
  tasks: AnyTask[] = [],
): Promise<{ payload: Payload; stop: () => Promise<void> }> {
  const pool = () => postgresOf(payload).pool
  const events = listenForEvents({ connectionString: url, pool, log: pino({ level: 'silent' }) })
  const config = await buildConfig({
    secret: randomUUID(),
    collections: [],
    typescript: { autoGenerate: false },
    telemetry: false,
    logger: { options: { level: 'silent' } },
    db: postgres({ url, directUrl: url, tables, migrations }),
    custom: { tasks, platform: { events } },
  })
  const payload: Payload = await getPayload({ config, key: randomUUID() })
  return {
    payload,
    stop: async () => {
      await events.stop()
      await payload.destroy()
      await postgresOf(payload).pool.end()
    },
  }
}
