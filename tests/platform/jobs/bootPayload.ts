import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { buildConfig, getPayload, type Payload } from 'payload'

import { migrations } from '../../../src/migrations/index.js'
import { startEmbeddedPostgres } from '../../../src/platform/database/embedded/startEmbeddedPostgres.js'
import { postgres } from '../../../src/platform/database/postgres.js'
import { tables } from '../../../src/platform/database/tables.js'
import type { AnyTask } from '../../../src/platform/jobs/createJobs.js'

/** A PostgreSQL of its own for one test file, thrown away by `stop`. */
export async function startPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-platform-'))
  const { url, stop } = await startEmbeddedPostgres({ folder, settings: { fsync: 'off' } })
  return {
    url,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Payload on this database with the product's tables and nothing else. */
export async function bootPayload(url: string, tasks: AnyTask[] = []): Promise<Payload> {
  const config = await buildConfig({
    secret: randomUUID(),
    collections: [],
    typescript: { autoGenerate: false },
    telemetry: false,
    logger: { options: { level: 'silent' } },
    db: postgres({ url, directUrl: url, replicaUrls: [], tables, migrations }),
    custom: { tasks },
  })
  return getPayload({ config, key: randomUUID() })
}
