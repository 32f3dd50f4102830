import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { buildConfig, getPayload } from 'payload'

import { createPlatform } from '../../../src/startup/createPlatform.js'
import type { DatabaseMigration } from '../../../src/platform/database/postgres.js'
import { postgres } from '../../../src/platform/database/postgres.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { createApiHandler } from '../../../src/platform/api/createApiHandler.js'
import { capturedMailsTable } from '../../../src/demo/mailbox/mailbox.js'
import type { createMailAdapter } from '../../../src/platform/mail/createMailAdapter.js'
import { demo } from '../../../src/demo/demo.js'
import { withPlatform } from '../../../src/startup/withPlatform.js'
import { createDatabase } from '../../support/databases.js'
import { recordLog } from '../../platform/jobs/recordLog.js'

/** Payload with staff and the mailbox on a new, empty database, and its API as `get` and `post`. */
export async function bootMail(email: ReturnType<typeof createMailAdapter>) {
  const database = await createDatabase()
  const { url } = database
  const { log } = recordLog()
  const platform = createPlatform({
    serverUrl: origin,
    version: '0.0.0',
    releaseId: 'test',
    demo: true,
    rateLimits: false,
    peppers: [],
    secret: randomUUID(),
    directUrl: url,
    log,
  })
  const tables = { captured_mails: capturedMailsTable }
  const config = await buildConfig({
    secret: randomUUID(),
    serverURL: origin,
    collections: [{ slug: 'users', auth: true, fields: [] }],
    typescript: { autoGenerate: false },
    telemetry: false,
    logger: log,
    email,
    db: postgres({ url, directUrl: url, tables, migrations: [wholeSchema] }),
    plugins: [withPlatform(platform), demo({ gateway: undefined, hasMailbox: true })],
  })
  const key = randomUUID()
  const payload = await getPayload({ config, key })
  const api = createApiHandler({ config, payloadInstanceCacheKey: key })
  return {
    payload,
    databaseUrl: url,
    get: (path: string) => api.handle(new Request(`${origin}/api${path}`)),
    post: (path: string, body: object) =>
      api.handle(
        new Request(`${origin}/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    stop: async () => {
      await platform.stop()
      await payload.destroy()
      await postgresOf(payload).pool.end()
      await database.drop()
    },
  }
}

const origin = 'http://localhost:3000'

/** Makes every table as its definition says, so that what is tested is the definition. */
const wholeSchema: DatabaseMigration = {
  name: 'whole_schema',
  up: async ({ db, payload }) => {
    const adapter = postgresOf(payload)
    const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
    const [before, after] = [
      await generateDrizzleJson({}),
      await generateDrizzleJson(adapter.schema),
    ]
    const statements = await generateMigration(before, after)
    for (const statement of statements) await db.execute(sql.raw(statement))
  },
  down: () => Promise.resolve(),
}
