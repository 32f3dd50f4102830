import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parseCronItem } from 'graphile-worker'

import { postgresOf } from '../../src/platform/database/requestDatabase.js'
import { createJobs } from '../../src/platform/jobs/createJobs.js'
import { maintenanceTasks } from '../../src/platform/maintenanceTasks.js'
import { cloneDatabase } from '../support/databases.js'
import { bootPayload } from './jobs/bootPayload.js'
import { recordLog } from './jobs/recordLog.js'
import { until } from './jobs/until.js'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let booted: Awaited<ReturnType<typeof bootPayload>>

beforeAll(async () => {
  database = await cloneDatabase()
  booted = await bootPayload(database.url, maintenanceTasks)
})
afterAll(async () => {
  await booted.stop()
  await database.drop()
})

test('a scheduled purge deletes what is over: keys, counts, failed jobs after a month', async () => {
  const { pool } = postgresOf(booted.payload)
  await pool.query(`
    insert into idempotency_keys (id, fingerprint, owner, locked_until, expires_at) values
      ('over', '', '', now(), now()), ('kept', '', '', now(), now() + interval '1 h');
    insert into rate_limits values ('over', 1, 1), ('kept', 1, 32503680000000);
    select graphile_worker.add_job('over'), graphile_worker.add_job('kept');
    update graphile_worker._private_jobs set attempts = max_attempts;
    update graphile_worker._private_jobs set updated_at = now() - interval '31 days'
      where task_id = (select id from graphile_worker._private_tasks where identifier = 'over')`)

  const jobs = createJobs({ log: recordLog().log })
  await jobs.start({ payload: booted.payload, connectionString: database.url })
  // As the schedule adds it.
  await pool.query(
    `select graphile_worker.add_job('platform.purge', '{"_cron": {"ts": "2026-01-01T00:17:00Z"}}')`,
  )
  const names = async () => {
    const { rows } = await pool.query(`
      select id from idempotency_keys union all select key from rate_limits
      union all select task_identifier from graphile_worker.jobs`)
    return rows.map(({ id }: { id: string }) => id)
  }
  await until(async () => (await names()).length === 3)
  expect(await names()).toEqual(['kept', 'kept', 'kept'])
  await jobs.stop()
})

test('every schedule is one that the queue understands', () => {
  const schedules = maintenanceTasks.flatMap(({ name, cron }) => (cron ? [{ name, cron }] : []))
  expect(schedules).not.toHaveLength(0)
  for (const { name, cron } of schedules) {
    expect(() => parseCronItem({ task: name, match: cron })).not.toThrow()
  }
})
