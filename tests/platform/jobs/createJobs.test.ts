import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals'
import type { Payload } from 'payload'
import { z } from 'zod'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { type AnyTask, createJobs, type Jobs } from '../../../src/platform/jobs/createJobs.js'
import { cloneDatabase } from '../../support/databases.js'
import { bootPayload } from './bootPayload.js'
import { noteTask } from './noteTask.js'
import { recordLog } from './recordLog.js'
import { until } from './until.js'

const workerProcess = join(import.meta.dirname, 'workerProcess.ts')

let url: string
let payload: Payload
let stop: () => Promise<void>
let started: Jobs[] = []

beforeAll(async () => {
  const database = await cloneDatabase()
  const booted = await bootPayload(database.url)
  ;({ url } = database)
  ;({ payload } = booted)
  stop = async () => {
    await booted.stop()
    await database.drop()
  }
  await query('create table notes (at timestamptz default clock_timestamp(), text text, pid int)')
})
afterAll(() => stop())
beforeEach(async () => {
  await query('delete from notes')
  await query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await Promise.all(started.map((jobs) => jobs.stop()))
  started = []
})

describe('a job', () => {
  test('runs after the commit of its request, and never after a rollback', async () => {
    const { jobs } = await startJobs([noteTask()])
    const addIn = async (text: string) => {
      const transactionID = String(await payload.db.beginTransaction())
      await jobs.add({ payload, transactionID }, { task: noteTask(), payload: { text } })
      return transactionID
    }
    await payload.db.rollbackTransaction(await addIn('rolled back'))
    const open = await addIn('committed')
    await sleep(300)
    expect(await notes()).toEqual([])
    await payload.db.commitTransaction(open)
    await until(async () => (await notes()).length > 0)
    await idle()
    expect(await notes()).toEqual(['committed'])
  })

  test('runs once, whichever of two processes takes it', async () => {
    const { jobs } = await startJobs([noteTask()])
    await startJobs([noteTask()])
    const texts = Array.from({ length: 50 }, (_, at) => `job ${String(at)}`)
    await Promise.all(
      texts.map((text) => jobs.add({ payload }, { task: noteTask(), payload: { text } })),
    )
    await idle()
    expect((await notes()).sort()).toEqual(texts.sort())
  })

  test('is not added with a payload that its task does not take', async () => {
    const { jobs } = await startJobs([noteTask()])
    const wrong = { text: 7 } as unknown as { text: string }
    await expect(jobs.add({ payload }, { task: noteTask(), payload: wrong })).rejects.toThrow(
      z.ZodError,
    )
    expect(await queued()).toEqual([])
  })

  test('is not run with a payload that its task does not take', async () => {
    await query(`select graphile_worker.add_job('test.note', '{"text": 7}')`)
    const { lines } = await startJobs([noteTask()])
    await until(() => lines.some(({ msg }) => msg === 'A job failed'))
    expect(await notes()).toEqual([])
  })

  test('that fails is tried again, each time told which attempt it is', async () => {
    const seen: number[] = []
    const task = noteTask(async (_, { job }) => {
      seen.push(job.attempts)
      if (job.attempts < 2) throw new Error('not yet')
    })
    const { jobs } = await startJobs([task])
    await jobs.add({ payload }, { task, payload: { text: 'again' } })
    await idle()
    expect(seen).toEqual([1, 2])
  })

  test('waits for its time', async () => {
    const { jobs } = await startJobs([noteTask()])
    const task = noteTask()
    const runAt = new Date(Date.now() + 60_000)
    await jobs.add({ payload }, { task, payload: { text: 'later' }, runAt })
    await jobs.add({ payload }, { task, payload: { text: 'now' } })
    await until(async () => (await queued()).length === 1)
    expect(await notes()).toEqual(['now'])
  })

  test('replaces the waiting one of its key', async () => {
    const jobs = createJobs({ log: recordLog().log })
    const task = noteTask()
    await jobs.add({ payload }, { task, payload: { text: 'one' }, key: 'k' })
    await jobs.add({ payload }, { task, payload: { text: 'two' }, key: 'k' })
    await startJobs([task])
    await idle()
    expect(await notes()).toEqual(['two'])
  })

  test('waits for the one before it in its queue', async () => {
    let running = 0
    let most = 0
    const task = noteTask(async () => {
      most = Math.max(most, ++running)
      await sleep(20)
      running--
    })
    const { jobs } = await startJobs([task])
    const add = (text: string) =>
      jobs.add({ payload }, { task, payload: { text }, queue: 'one-by-one' })
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add))
    await idle()
    expect(await notes()).toHaveLength(5)
    expect(most).toBe(1)
  })

  test('leaves its payload out of the log, in success and in failure', async () => {
    const task = noteTask(async ({ text }, { log }) => {
      log.info('at work')
      if (text.includes('fails')) throw new Error('some fault')
    })
    const { jobs, lines } = await startJobs([task])
    await jobs.add({ payload }, { task, payload: { text: 'confidential' } })
    await jobs.add({ payload }, { task, payload: { text: 'confidential, fails' }, maxAttempts: 1 })
    await until(() => lines.some(({ msg }) => msg === 'A job failed'))
    await until(() => lines.filter(({ msg }) => msg === 'at work').length === 2)
    expect(JSON.stringify(lines)).not.toContain('confidential')
    const failure = lines.find(({ msg }) => msg === 'A job failed')
    expect(failure).toMatchObject({ task: 'test.note', attempt: 1, last: true })
    expect(failure?.['jobId']).toMatch(/^\d+$/)
  })
})

describe('a stop', () => {
  test('lets running jobs finish', async () => {
    const task = noteTask(() => sleep(300))
    const { jobs } = await startJobs([task])
    await jobs.add({ payload }, { task, payload: { text: 'quick' } })
    await until(async () => (await notes()).length > 0)
    await jobs.stop()
    expect(await queued()).toEqual([])
    expect(await workers()).toEqual([])
  })

  test('gives a job that outlasts it back, with its attempt, to run elsewhere', async () => {
    let signal: AbortSignal | undefined
    const endless = noteTask((_, context) => {
      ;({ signal } = context)
      return new Promise(() => undefined)
    })
    const { jobs } = await startJobs([endless], { graceMs: 200 })
    await jobs.add({ payload }, { task: endless, payload: { text: 'long' }, maxAttempts: 1 })
    await until(async () => (await notes()).length > 0)
    await jobs.stop()
    expect(signal?.aborted).toBe(true)
    expect(await queued()).toEqual([{ attempts: 0, locked_by: null }])
    expect(await workers()).toEqual([])
    await startJobs([noteTask()])
    await idle()
    expect(await notes()).toEqual(['long', 'long'])
  })

  test('may come twice, or before any start', async () => {
    const { jobs } = await startJobs([noteTask()])
    await Promise.all([jobs.stop(), jobs.stop()])
    await jobs.stop()
    await createJobs({ log: recordLog().log }).stop()
  })
})

describe('a worker process that is killed', () => {
  test('has its job finished by another', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', workerProcess, url])
    await createJobs({ log: recordLog().log }).add(
      { payload },
      { task: noteTask(), payload: { text: 'half done' } },
    )
    await until(async () => (await notes()).length > 0)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { lines } = await startJobs([noteTask()], { sweepEveryMs: 200, lostForMs: 400 })
    await idle()
    const { rows } = await query('select pid from notes order by at')
    expect(rows).toEqual([{ pid: child.pid }, { pid: process.pid }])
    expect(lines.map(({ msg }) => msg)).toContain('Freed the jobs of dead workers')
    await until(async () => (await workers()).length === 1)
  })
})

describe('a worker that loses its lock', () => {
  const dropLocks = () =>
    query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'foyer-job-lock' and datname = current_database()`)

  test('takes it again before its running job is given to another', async () => {
    const task = noteTask(() => sleep(2_500))
    const options = { sweepEveryMs: 100, lostForMs: 1_500 }
    const { jobs, lines } = await startJobs([task], options)
    await startJobs([task], options)
    await jobs.add({ payload }, { task, payload: { text: 'once' } })
    await until(async () => (await notes()).length > 0)
    await dropLocks()
    await until(() => lines.some(({ msg }) => msg.startsWith('Lost the lock')))
    await idle()
    expect(await notes()).toEqual(['once'])
  })

  test('takes no job until it has it again', async () => {
    const { jobs } = await startJobs([noteTask()])
    const [id] = await until(async () => {
      const found = await workers()
      return found.length > 0 ? found : undefined
    })
    const other = await postgresOf(payload).pool.connect()
    await dropLocks()
    await other.query(`select pg_advisory_lock(hashtextextended('foyer.job-worker.' || $1, 0))`, [
      id,
    ])
    await sleep(700)
    await jobs.add({ payload }, { task: noteTask(), payload: { text: 'waits' } })
    await sleep(2_500)
    expect(await notes()).toEqual([])
    await other.query('select pg_advisory_unlock_all()')
    other.release()
    await until(async () => (await notes()).length > 0)
  })
})

describe('a runner', () => {
  test('that cannot write down that a job is done is followed by another', async () => {
    // The queue prints a trace for each worker that ends with it.
    const trace = jest.spyOn(console, 'trace').mockImplementation(() => undefined)
    const table = 'graphile_worker._private_jobs'
    const task = noteTask(async (_, { job }) => {
      if (job.attempts === 1) await query(`alter table ${table} rename to hidden`)
    })
    const { jobs, lines } = await startJobs([task], { sweepEveryMs: 200, lostForMs: 100 })
    await jobs.add({ payload }, { task, payload: { text: 'not noted' } })
    await until(() => lines.some(({ msg }) => msg.startsWith('The job runner ended by itself')))
    await query('alter table graphile_worker.hidden rename to _private_jobs')
    await idle()
    expect(await notes()).toEqual(['not noted', 'not noted'])
    trace.mockRestore()
  })

  test('is refused two tasks of one name, or a schedule for a task that wants a payload', async () => {
    await expect(startJobs([noteTask(), noteTask()])).rejects.toThrow(
      'Two tasks are named test.note',
    )
    const scheduled = { ...noteTask(), cron: '* * * * *' }
    await expect(startJobs([scheduled])).rejects.toThrow('must accept {}')
  })

  test('does not start without its database, and says so', async () => {
    const jobs = createJobs({ log: recordLog().log })
    const connectionString = 'postgres://nobody@127.0.0.1:9/none'
    await expect(jobs.start({ payload, connectionString })).rejects.toThrow('ECONNREFUSED')
    await jobs.stop()
  })
})

async function startJobs(
  tasks: AnyTask[],
  options: Partial<Parameters<typeof createJobs>[0]> = {},
) {
  const { log, lines } = recordLog()
  const jobs = createJobs({ log, ...options })
  const config = { ...payload.config, custom: { ...payload.config.custom, tasks } }
  const withTasks = Object.create(payload, { config: { value: config } }) as Payload
  started.push(jobs)
  await jobs.start({ payload: withTasks, connectionString: url })
  return { jobs, lines }
}

function query(text: string) {
  return postgresOf(payload).pool.query(text)
}

async function notes(): Promise<string[]> {
  const { rows } = await query('select text from notes order by at')
  return rows.map(({ text }: { text: string }) => text)
}

async function queued() {
  const { rows } = await query('select attempts, locked_by from graphile_worker.jobs')
  return rows as { attempts: number; locked_by: string | null }[]
}

async function workers(): Promise<string[]> {
  const { rows } = await query('select id from job_workers')
  return rows.map(({ id }: { id: string }) => id)
}

function idle() {
  return until(async () => (await queued()).length === 0)
}
