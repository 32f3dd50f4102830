import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
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

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { createJobs } from '../../../src/platform/jobs/createJobs.js'
import { programPath } from '../../support/programPath.js'
import { noteTask } from './noteTask.js'
import { recordLog } from './recordLog.js'
import { startQueue } from './startQueue.js'
import { until } from './until.js'

let queue: Awaited<ReturnType<typeof startQueue>>

beforeAll(async () => {
  queue = await startQueue()
})
afterEach(() => queue.clear())
afterAll(() => queue.stop())

describe('a worker process that is killed', () => {
  let child: ChildProcess
  beforeEach(() => {
    const program = programPath('tests/platform/jobs/workerProcess.ts')
    child = spawn(process.execPath, [program, queue.url], { stdio: 'inherit' })
  })
  afterEach(() => void child.kill('SIGKILL'))

  test('has its job finished by another', async () => {
    const task = noteTask()
    const { add } = createJobs({ log: recordLog().log })
    await add({ payload: queue.payload }, { task, payload: { text: 'half done' } })
    // A process takes its time to start while others start too.
    await until(async () => (await queue.notes()).length > 0, 200)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const { lines } = await queue.startJobs([task], { sweepEveryMs: 200, lostForMs: 400 })
    await queue.idle()
    const { rows } = await queue.query('select pid from notes order by at')
    expect(rows).toEqual([{ pid: child.pid }, { pid: process.pid }])
    expect(lines.map(({ msg }) => msg)).toContain('Freed the jobs of dead workers')
    await until(async () => (await queue.workers()).length === 1)
  })
})

describe('a worker that loses its lock', () => {
  const dropLocks = () =>
    queue.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'foyer-job-lock' and datname = current_database()`)

  test('takes it again before its running job is given to another', async () => {
    // The lock is back after half a second, and on a busy machine after some.
    const task = noteTask(() => sleep(6_000))
    const options = { sweepEveryMs: 100, lostForMs: 4_500 }
    const { jobs, lines } = await queue.startJobs([task], options)
    await queue.startJobs([task], options)
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'once' } })
    await until(async () => (await queue.notes()).length > 0)
    await dropLocks()
    await until(() => lines.some(({ msg }) => msg.startsWith('Lost the lock')))
    await queue.idle()
    expect(await queue.notes()).toEqual(['once'])
  })

  test('takes no job until it has it again', async () => {
    const { jobs, lines } = await queue.startJobs([noteTask()])
    const [id] = await until(async () => {
      const found = await queue.workers()
      return found.length > 0 ? found : undefined
    })
    const other = await postgresOf(queue.payload).pool.connect()
    const lock = `select pg_advisory_lock(hashtextextended('foyer.job-worker.' || $1, 0))`
    // Before the lock is free: half a second later the worker takes it again.
    const taken = other.query(lock, [id])
    await until(async () => {
      const { rows } = await queue.query(`select from pg_locks where locktype = 'advisory'
        and not granted and database = (select oid from pg_database where datname = current_database())`)
      return rows.length > 0
    })
    await dropLocks()
    await taken
    await until(() => lines.some(({ msg }) => msg.startsWith('Lost the lock')))
    // A look for jobs that had begun before is over by then.
    await sleep(700)
    await jobs.add({ payload: queue.payload }, { task: noteTask(), payload: { text: 'waits' } })
    await sleep(2_500)
    expect(await queue.notes()).toEqual([])
    await other.query('select pg_advisory_unlock_all()')
    other.release()
    await until(async () => (await queue.notes()).length > 0)
  })
})

describe('a runner', () => {
  test('outlives the loss of all its connections, in the middle of a job too', async () => {
    const task = noteTask(() => sleep(500))
    const { jobs } = await queue.startJobs([task])
    const add = (text: string) => jobs.add({ payload: queue.payload }, { task, payload: { text } })
    await add('during')
    await until(async () => (await queue.notes()).length > 0)
    await queue.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'foyer-job%' and datname = current_database()`)
    await add('after')
    await queue.idle()
    expect(await queue.notes()).toEqual(['during', 'after'])
  })

  test('that cannot write down that a job is done is followed by another', async () => {
    // The queue prints a trace for each worker that ends with it.
    const trace = jest.spyOn(console, 'trace').mockImplementation(() => undefined)
    const table = 'graphile_worker._private_jobs'
    const task = noteTask(async (_, { job }) => {
      if (job.attempts === 1) await queue.query(`alter table ${table} rename to hidden`)
    })
    const { jobs, lines } = await queue.startJobs([task], { sweepEveryMs: 200, lostForMs: 100 })
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'not noted' } })
    await until(() => lines.some(({ msg }) => msg.startsWith('The job runner ended by itself')))
    await queue.query('alter table graphile_worker.hidden rename to _private_jobs')
    await queue.idle()
    expect(await queue.notes()).toEqual(['not noted', 'not noted'])
    trace.mockRestore()
  })

  test('that cannot write down that a job is done is followed by another, whatever else it was doing', async () => {
    await queue.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before delete on graphile_worker._private_jobs
        for each row when (old.key = 'refused') execute function refuse()`)
    const task = noteTask(({ text }) => sleep(Number(text)))
    const { jobs, lines } = await queue.startJobs([task], {
      ...{ sweepEveryMs: 200, lostForMs: 100, graceMs: 100 },
    })
    const add = (text: string, key: string) =>
      jobs.add({ payload: queue.payload }, { task, payload: { text }, key })
    for (const ms of ['300', '500', '700']) await add(ms, ms)
    await add('0', 'refused')
    await until(() => lines.some(({ msg }) => msg.startsWith('The job runner ended by itself')))
    await queue.query('drop trigger refuse on graphile_worker._private_jobs; drop function refuse')
    await add('1', 'after')
    await queue.idle()
    expect(await queue.notes()).toContain('1')
  })

  test('that could not ask which jobs there are is followed by another', async () => {
    await queue.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create trigger refuse before insert on graphile_worker._private_tasks execute function refuse()`)
    const task = noteTask()
    const { jobs, lines } = await queue.startJobs([task])
    await until(() => lines.some(({ msg }) => msg.startsWith('The job runner ended by itself')))
    await queue.query('drop trigger refuse on graphile_worker._private_tasks; drop function refuse')
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'late' } })
    await queue.idle()
    expect(await queue.notes()).toEqual(['late'])
  })

  test('goes on when a transaction replaces jobs that end in the same moment', async () => {
    let end: () => void = () => undefined
    const ending = new Promise<void>((resolve) => {
      end = resolve
    })
    const task = noteTask(() => ending)
    const { jobs, lines } = await queue.startJobs([task])
    const keys = ['first', 'second']
    for (const key of keys)
      await jobs.add({ payload: queue.payload }, { task, payload: { text: key }, key })
    await until(async () => (await queue.notes()).length === keys.length)
    const other = await postgresOf(queue.payload).pool.connect()
    const replace = (key: string) =>
      other.query(`select graphile_worker.add_job($1, '{"text":"again"}', job_key => $2)`, [
        task.name,
        key,
      ])
    await other.query('begin')
    await replace('second')
    end()
    await sleep(500)
    await replace('first')
    await other.query('commit')
    other.release()
    await queue.idle()
    expect((await queue.notes()).slice(keys.length)).toEqual(['again', 'again'])
    expect(lines.filter(({ msg }) => msg.startsWith('The job runner ended'))).toEqual([])
  })

  test('that was given a job in an answer that never arrived is followed by another, which does it', async () => {
    const task = noteTask()
    const { jobs, lines } = await queue.startJobs([task], { sweepEveryMs: 200, lostForMs: 100 })
    const runAt = new Date(Date.now() + 600_000)
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'lost' }, runAt })
    await sleep(500)
    await until(async () => (await queue.workers()).length === 1)
    await queue.query(`update graphile_worker._private_jobs
      set run_at = now(), locked_at = now(), locked_by = (select id from job_workers)`)
    await until(() => lines.some(({ msg }) => msg.startsWith('Jobs of this worker never arrived')))
    await queue.idle()
    expect(await queue.notes()).toEqual(['lost'])
  })

  test('that is doing a job for long, or has just ended one, goes on', async () => {
    const task = noteTask(() => sleep(100))
    const { jobs, lines } = await queue.startJobs([task], { sweepEveryMs: 70, lostForMs: 100 })
    for (let at = 0; at < 20; at += 1)
      await jobs.add({ payload: queue.payload }, { task, payload: { text: String(at) } })
    await queue.idle()
    expect(await queue.notes()).toHaveLength(20)
    expect(lines.filter(({ msg }) => msg.startsWith('Jobs of this worker'))).toEqual([])
  })

  test('is refused two tasks of one name, or a schedule for a task that wants a payload', async () => {
    await expect(queue.startJobs([noteTask(), noteTask()])).rejects.toThrow(
      'Two tasks are named test.note',
    )
    const scheduled = { ...noteTask(), cron: '* * * * *' }
    await expect(queue.startJobs([scheduled])).rejects.toThrow('must accept {}')
  })

  test('does not start without its database, and says so', async () => {
    const jobs = createJobs({ log: recordLog().log })
    const connectionString = 'postgres://nobody@127.0.0.1:9/none'
    await expect(jobs.start({ payload: queue.payload, connectionString })).rejects.toThrow(
      'ECONNREFUSED',
    )
    await jobs.stop()
  })
})
