import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  buildConfig,
  type CollectionConfig,
  getPayload,
  type GlobalConfig,
  type Plugin,
} from 'payload'

import { roles } from '../../../../src/platform/access.js'
import { createPlatform } from '../../../../src/startup/createPlatform.js'
import { type DatabaseMigration, postgres } from '../../../../src/platform/database/postgres.js'
import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { tables } from '../../../../src/tables.js'
import { extend } from '../../../../src/platform/extend.js'
import { type AnyTask, createJobs, type Jobs } from '../../../../src/platform/jobs/createJobs.js'
import { createMailAdapter } from '../../../../src/platform/mail/createMailAdapter.js'
import { mailAdapterOf } from '../../../../src/platform/mail/MailAdapter.js'
import { withMailOutbox } from '../../../../src/platform/mail/withMail.js'
import { withPlatform } from '../../../../src/startup/withPlatform.js'
import { createDatabase } from '../../../support/databases.js'
import { recordLog } from '../../jobs/recordLog.js'
import { until } from '../../jobs/until.js'

const serverUrl = 'https://harbour.example'

/** Payload with an outbox, a brand and staff on a new, empty database, and jobs of these tasks to start. */
export async function bootOutbox({ smtpUrl, tasks }: { smtpUrl: string; tasks: AnyTask[] }) {
  const database = await createDatabase()
  const { url } = database
  const { log, lines } = recordLog()
  const config = await buildConfig({
    secret: randomUUID(),
    serverURL: serverUrl,
    collections: [staffCollection],
    globals: [brandGlobal],
    typescript: { autoGenerate: false },
    telemetry: false,
    logger: log,
    email: createMailAdapter({
      smtpUrl,
      from: 'Harbour <hello@harbour.example>',
      capture: undefined,
    }),
    db: postgres({ url, directUrl: url, tables, migrations: [wholeSchema] }),
    plugins: [withPlatform(platformFor(url, log)), withMailOutbox, withTasks(tasks)],
  })
  const payload = await getPayload({ config, key: randomUUID() })
  const query = (text: string, values: unknown[] = []) =>
    postgresOf(payload).pool.query(text, values)
  let started: Jobs[] = []
  const clear = async () => {
    await Promise.all(started.map((jobs) => jobs.stop()))
    started = []
    lines.length = 0
    await query('delete from graphile_worker._private_jobs')
    await payload.delete({ collection: 'mail-failures', where: {} })
  }
  return {
    payload,
    query,
    lines,
    clear,
    startJobs: async () => {
      const jobs = createJobs({ log })
      started.push(jobs)
      await jobs.start({ payload, connectionString: url })
    },
    jobRows: async () => (await query('select * from graphile_worker._private_jobs')).rows,
    idle: () =>
      until(async () => (await query('select 1 from graphile_worker.jobs')).rows.length === 0),
    failures: async () => (await payload.find({ collection: 'mail-failures' })).docs,
    stop: async () => {
      await clear()
      mailAdapterOf(payload).close()
      await payload.destroy()
      await postgresOf(payload).pool.end()
      await database.drop()
    },
  }
}

const staffCollection: CollectionConfig = {
  slug: 'users',
  auth: true,
  fields: [{ name: 'role', type: 'select', options: [...roles] }],
}

const brandGlobal: GlobalConfig = {
  slug: 'branding',
  access: { read: () => true },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'url', type: 'text' },
    { name: 'legalName', type: 'text' },
    {
      name: 'colors',
      type: 'group',
      fields: ['primary', 'onPrimary', 'background', 'foreground'].map((color) => ({
        name: color,
        type: 'text',
      })),
    },
    { name: 'contact', type: 'group', fields: [{ name: 'address', type: 'textarea' }] },
  ],
}

const withTasks =
  (tasks: AnyTask[]): Plugin =>
  (config) =>
    extend(config, { tasks })

/** Without its listener for changes, which no test here needs. */
function platformFor(directUrl: string, log: ReturnType<typeof recordLog>['log']) {
  const platform = createPlatform({
    serverUrl,
    version: '0.0.0',
    releaseId: 'test',
    demo: false,
    rateLimits: false,
    peppers: [],
    secret: randomUUID(),
    directUrl,
    log,
  })
  return { ...platform, start: () => Promise.resolve() }
}

/** Makes every table as its definition says. */
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
    await db.execute(sql`create table letters (id uuid primary key, "to" text, code text)`)
  },
  down: () => Promise.resolve(),
}
