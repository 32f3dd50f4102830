import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'

import { holdWorkerLock } from '../../../src/platform/jobs/holdWorkerLock.js'
import { unlockDeadWorkers } from '../../../src/platform/jobs/keepRunner.js'
import { cloneDatabase } from '../../support/databases.js'
import { recordLog } from './recordLog.js'

let database: Awaited<ReturnType<typeof cloneDatabase>>
let pool: pg.Pool

beforeAll(async () => {
  database = await cloneDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  pool.on('error', () => undefined)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(async () => {
  await pool.query('delete from job_workers')
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query(`select graphile_worker.add_job('test', queue_name => 'q')`)
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-a', locked_at = now()`,
  )
  await pool.query(
    `update graphile_worker._private_job_queues set locked_by = 'pool-a', locked_at = now()`,
  )
})

test('frees the jobs and queues of a worker whose lock is free, the second time it is seen so', async () => {
  await pool.query(`insert into job_workers (id) values ('pool-a')`)
  expect(await unlockDeadWorkers(pool, { lostForMs: 60_000 })).toEqual([])
  expect(await lockedBy()).toEqual(['pool-a', 'pool-a'])
  expect(await unlockDeadWorkers(pool, { lostForMs: 0 })).toEqual(['pool-a'])
  expect(await lockedBy()).toEqual([null, null])
  const { rows } = await pool.query('select from job_workers')
  expect(rows).toHaveLength(0)
})

test('touches no job of a worker that is not one of ours', async () => {
  await unlockDeadWorkers(pool, { lostForMs: 0 })
  await unlockDeadWorkers(pool, { lostForMs: 0 })
  expect(await lockedBy()).toEqual(['pool-a', 'pool-a'])
})

test('spares a worker that holds its lock, even one that was seen without', async () => {
  const lock = holdLock()
  await lock.held()
  await pool.query(`update job_workers set lost_at = now() - interval '1 day'`)
  expect(await unlockDeadWorkers(pool, { lostForMs: 0 })).toEqual([])
  expect(await lockedBy()).toEqual(['pool-a', 'pool-a'])
  await lock.release({ forget: true })
})

test('forgets that a worker was lost once it holds its lock again', async () => {
  await pool.query(`insert into job_workers (id, lost_at) values ('pool-a', now())`)
  const lock = holdLock()
  await lock.held()
  const { rows } = await pool.query('select id, lost_at from job_workers')
  expect(rows).toEqual([{ id: 'pool-a', lost_at: null }])
  await lock.release({ forget: true })
})

test('frees each worker once, however many look at the same time', async () => {
  await pool.query(`insert into job_workers (id, lost_at) values ('pool-a', now())`)
  const looks = Array.from({ length: 5 }, () => unlockDeadWorkers(pool, { lostForMs: 0 }))
  expect((await Promise.all(looks)).flat()).toEqual(['pool-a'])
})

function holdLock() {
  return holdWorkerLock({
    workerId: 'pool-a',
    connectionString: database.url,
    log: recordLog().log,
  })
}

async function lockedBy(): Promise<(string | null)[]> {
  const { rows } = await pool.query(`
    select locked_by from graphile_worker._private_jobs
    union all select locked_by from graphile_worker._private_job_queues`)
  return rows.map(({ locked_by: worker }: { locked_by: string | null }) => worker)
}
