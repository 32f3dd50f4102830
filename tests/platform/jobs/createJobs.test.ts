import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { z } from 'zod'

import { postgresOf, query } from '../../../src/platform/database/requestDatabase.js'
import { addingJob } from '../../../src/platform/jobs/Task.js'
import { createJobs } from '../../../src/platform/jobs/createJobs.js'
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

describe('a job', () => {
  test('runs after the commit of its request, and never after a rollback', async () => {
    const { jobs } = await queue.startJobs([noteTask()])
    const addIn = async (text: string) => {
      const transactionID = String(await queue.payload.db.beginTransaction())
      await jobs.add(
        { payload: queue.payload, transactionID },
        { task: noteTask(), payload: { text } },
      )
      return transactionID
    }
    await queue.payload.db.rollbackTransaction(await addIn('rolled back'))
    const open = await addIn('committed')
    await sleep(300)
    expect(await queue.notes()).toEqual([])
    await queue.payload.db.commitTransaction(open)
    await until(async () => (await queue.notes()).length > 0)
    await queue.idle()
    expect(await queue.notes()).toEqual(['committed'])
  })

  test('runs once, whichever of two processes takes it', async () => {
    const { jobs } = await queue.startJobs([noteTask()])
    await queue.startJobs([noteTask()])
    const texts = Array.from({ length: 50 }, (_, at) => `job ${String(at)}`)
    await Promise.all(
      texts.map((text) =>
        jobs.add({ payload: queue.payload }, { task: noteTask(), payload: { text } }),
      ),
    )
    await queue.idle()
    expect((await queue.notes()).sort()).toEqual(texts.sort())
  })

  test('is not added with a payload that its task does not take', async () => {
    const { jobs } = await queue.startJobs([noteTask()])
    const wrong = { text: 7 } as unknown as { text: string }
    await expect(
      jobs.add({ payload: queue.payload }, { task: noteTask(), payload: wrong }),
    ).rejects.toThrow(z.ZodError)
    expect(await queue.queued()).toEqual([])
  })

  test('is not run with a payload that its task does not take', async () => {
    await queue.query(`select graphile_worker.add_job('test.note', '{"text": 7}')`)
    const { lines } = await queue.startJobs([noteTask()])
    await until(() => lines.some(({ msg }) => msg === 'A job failed'))
    expect(await queue.notes()).toEqual([])
  })

  test('that fails is tried again, each time told which attempt it is', async () => {
    const seen: number[] = []
    const task = noteTask(async (_, { job }) => {
      seen.push(job.attempts)
      if (job.attempts < 2) throw new Error('not yet')
    })
    const { jobs } = await queue.startJobs([task])
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'again' } })
    await queue.idle()
    expect(seen).toEqual([1, 2])
  })

  test('waits for its time', async () => {
    const { jobs } = await queue.startJobs([noteTask()])
    const task = noteTask()
    const runAt = new Date(Date.now() + 60_000)
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'later' }, runAt })
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'now' } })
    await until(async () => (await queue.queued()).length === 1)
    expect(await queue.notes()).toEqual(['now'])
  })

  test('is the one that the queue itself would add', async () => {
    const { pool } = postgresOf(queue.payload)
    const runAt = new Date(Date.now() + 60_000)
    const given = { task: noteTask(), payload: { text: 'same' }, runAt, maxAttempts: 3 }
    const { add } = createJobs({ log: recordLog().log })
    const req = { payload: queue.payload }
    const rows = async () => {
      const { rows: all } = await pool.query<{ row: object }>(`
        delete from graphile_worker._private_jobs as job
        returning to_jsonb(job) - array['id', 'created_at', 'updated_at'] as row`)
      return all.map(({ row }) => row)
    }
    // The first of a task or a queue is added by the queue itself.
    await add(req, { ...given, queue: 'q' })
    const [byQueue] = await rows()
    await add(req, { ...given, queue: 'q' })
    expect(await rows()).toEqual([byQueue])
    await add(req, { ...given, urgent: true })
    expect(await rows()).toEqual([{ ...byQueue, job_queue_id: null, priority: -1 }])
  })

  test('is told of after the commit, for a commit with news waits for all others', async () => {
    const listener = new pg.Client(queue.url)
    await listener.connect()
    await listener.query('listen "jobs:insert"')
    const heard: unknown[] = []
    listener.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
    const { add } = createJobs({ log: recordLog().log })
    const added = { task: noteTask(), payload: { text: 'news' } }
    await add({ payload: queue.payload }, added)
    await until(() => heard.length > 0)
    heard.length = 0
    await query({ payload: queue.payload })`select ${addingJob(added)}`
    await sleep(300)
    expect(heard).toEqual([])
    await add({ payload: queue.payload }, added)
    await until(() => heard.length > 0)
    expect(heard).toEqual([{ count: 1 }])
    await listener.end()
  })

  test('is added without reading those that wait', async () => {
    const client = await postgresOf(queue.payload).pool.connect()
    const add = `select graphile_worker.add_job_quietly('test.note', '{}', null, null, null, 0, null)`
    await client.query(`${add} from generate_series(1, 2000)`)
    // What this connection has read and not told yet, in which no other one has a part.
    const counted = async () => {
      const { rows } = await client.query<{ read: string; added: string }>(`
        select seq_tup_read as read, n_tup_ins as added
        from pg_stat_xact_user_tables where relname = '_private_jobs'`)
      return [Number(rows[0]?.read), Number(rows[0]?.added)] as const
    }
    await client.query('begin')
    const [readBefore, addedBefore] = await counted()
    await client.query(add)
    const [read, added] = await counted()
    await client.query('commit')
    client.release()
    expect([read - readBefore, added - addedBefore]).toEqual([0, 1])
  })

  test('replaces the waiting one of its key', async () => {
    const jobs = createJobs({ log: recordLog().log })
    const task = noteTask()
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'one' }, key: 'k' })
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'two' }, key: 'k' })
    await queue.startJobs([task])
    await queue.idle()
    expect(await queue.notes()).toEqual(['two'])
  })

  test('is done before others that wait, where it is urgent', async () => {
    const { add } = createJobs({ log: recordLog().log })
    const task = noteTask()
    for (const text of ['one', 'two'])
      await add({ payload: queue.payload }, { task, payload: { text }, queue: 'lane' })
    const last = { task, payload: { text: 'last' }, queue: 'lane', urgent: true }
    await add({ payload: queue.payload }, last)
    await queue.startJobs([task])
    await queue.idle()
    expect(await queue.notes()).toEqual(['last', 'one', 'two'])
  })

  test('waits for the one before it in its queue', async () => {
    let running = 0
    let most = 0
    const task = noteTask(async () => {
      most = Math.max(most, ++running)
      await sleep(20)
      running--
    })
    const { jobs } = await queue.startJobs([task])
    const add = (text: string) =>
      jobs.add({ payload: queue.payload }, { task, payload: { text }, queue: 'one-by-one' })
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add))
    await queue.idle()
    expect(await queue.notes()).toHaveLength(5)
    expect(most).toBe(1)
  })

  test('leaves its payload out of the log, in success and in failure', async () => {
    const task = noteTask(async ({ text }, { log }) => {
      log.info('at work')
      if (text.includes('fails')) throw new Error('some fault')
    })
    const { jobs, lines } = await queue.startJobs([task])
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'confidential' } })
    await jobs.add(
      { payload: queue.payload },
      { task, payload: { text: 'confidential, fails' }, maxAttempts: 1 },
    )
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
    const { jobs } = await queue.startJobs([task])
    await jobs.add({ payload: queue.payload }, { task, payload: { text: 'quick' } })
    await until(async () => (await queue.notes()).length > 0)
    await jobs.stop()
    expect(await queue.queued()).toEqual([])
    expect(await queue.workers()).toEqual([])
  })

  test('gives a job that outlasts it back, with its attempt, to run elsewhere', async () => {
    let signal: AbortSignal | undefined
    const endless = noteTask((_, context) => {
      ;({ signal } = context)
      return new Promise(() => undefined)
    })
    const { jobs } = await queue.startJobs([endless], { graceMs: 200 })
    await jobs.add(
      { payload: queue.payload },
      { task: endless, payload: { text: 'long' }, maxAttempts: 1 },
    )
    await until(async () => (await queue.notes()).length > 0)
    await jobs.stop()
    expect(signal?.aborted).toBe(true)
    expect(await queue.queued()).toEqual([{ attempts: 0, locked_by: null }])
    expect(await queue.workers()).toEqual([])
    await queue.startJobs([noteTask()])
    await queue.idle()
    expect(await queue.notes()).toEqual(['long', 'long'])
  })

  test('may come twice, or before any start', async () => {
    const { jobs } = await queue.startJobs([noteTask()])
    await Promise.all([jobs.stop(), jobs.stop()])
    await jobs.stop()
    await createJobs({ log: recordLog().log }).stop()
  })
})
