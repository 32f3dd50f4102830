import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Payload } from 'payload'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { jobHealth } from '../../../src/platform/jobs/createJobs.js'
import { cloneDatabase } from '../../support/databases.js'
import { bootPayload } from './bootPayload.js'

let payload: Payload
let stop: () => Promise<void>

beforeAll(async () => {
  const database = await cloneDatabase()
  const booted = await bootPayload(database.url)
  ;({ payload } = booted)
  stop = async () => {
    await booted.stop()
    await database.drop()
  }
})
afterAll(() => stop())
beforeEach(() => query('delete from graphile_worker._private_jobs'))

const passing = { componentType: 'component', observedUnit: 'jobs', status: 'pass' }

test('an empty queue passes', async () => {
  expect(await jobHealth(payload)).toEqual({ ...passing, observedValue: 0 })
})

test('jobs that are due count; those for later, and those being run, do not', async () => {
  await add({ due: '-10 s' })
  await add({ due: '-20 s' })
  await add({ due: '1 h' })
  await add({ due: '-1 h' })
  await query(`update graphile_worker._private_jobs set locked_by = 'pool-x', locked_at = now()
    where run_at < now() - interval '1 minute'`)
  expect(await jobHealth(payload)).toEqual({ ...passing, observedValue: 2 })
})

test('a job that has waited a minute is a warning', async () => {
  await add({ due: '-75 s' })
  await add({ due: '0 s' })
  expect(await jobHealth(payload)).toMatchObject({
    status: 'warn',
    observedValue: 2,
    output: expect.stringMatching(/^The oldest job has waited 7\d s\.$/),
  })
})

test('a job that has waited ten minutes is a failure', async () => {
  await add({ due: '-11 min' })
  expect(await jobHealth(payload)).toMatchObject({
    status: 'fail',
    observedValue: 1,
    output: 'The oldest job has waited 11 minutes.',
  })
})

test('a job that failed for good is a warning for a day', async () => {
  await add({ due: '-3 h' })
  await query('update graphile_worker._private_jobs set attempts = max_attempts')
  expect(await jobHealth(payload)).toEqual({
    ...passing,
    status: 'warn',
    observedValue: 0,
    output: 'Jobs that failed for good within a day: 1.',
  })
  await query(`update graphile_worker._private_jobs set updated_at = now() - interval '25 h'`)
  expect((await jobHealth(payload)).status).toBe('pass')
})

test('a queue that cannot be read is a failure and reveals nothing', async () => {
  const db = { pool: { query: () => Promise.reject(new Error('host db.internal is down')) } }
  expect(await jobHealth({ db } as unknown as Payload)).toEqual({
    status: 'fail',
    componentType: 'component',
    output: 'The job queue cannot be read.',
  })
})

test('a database that does not answer is a failure', async () => {
  const db = { pool: { query: () => new Promise(() => undefined) } }
  expect((await jobHealth({ db } as unknown as Payload)).status).toBe('fail')
})

function add({ due }: { due: string }) {
  return query(`select graphile_worker.add_job('test', run_at => now() + interval '${due}')`)
}

function query(text: string) {
  return postgresOf(payload).pool.query(text)
}
