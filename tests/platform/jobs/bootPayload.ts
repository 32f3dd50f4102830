import { randomUUID } from 'node:crypto'

import { buildConfig, getPayload, type Payload } from 'payload'

import { migrations } from '../../../src/migrations/index.js'
import { postgres } from '../../../src/platform/database/postgres.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { tables } from '../../../src/tables.js'
import type { AnyTask } from '../../../src/platform/jobs/createJobs.js'

/** Payload on this database with the platform's tables and these tasks, and nothing else. */
export async function bootPayload(
  url: string,
  tasks: AnyTask[] = [],
): Promise<{ payload: Payload; stop: () => Promise<void> }> {
  const config = await buildConfig({
    secret: randomUUID(),
    collections: [],
    typescript: { autoGenerate: false },
    telemetry: false,
    logger: { options: { level: 'silent' } },
    db: postgres({ url, directUrl: url, tables, migrations }),
    custom: { tasks },
  })
  const payload = await getPayload({ config, key: randomUUID() })
  return {
    payload,
    stop: async () => {
      await payload.destroy()
      await postgresOf(payload).pool.end()
    },
  }
}
