import type { Payload } from 'payload'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { type AnyTask, createJobs, type Jobs } from '../../../src/platform/jobs/createJobs.js'
import { cloneDatabase } from '../../support/databases.js'
import { bootPayload } from './bootPayload.js'
import { recordLog } from './recordLog.js'
import { until } from './until.js'

type Options = Partial<Parameters<typeof createJobs>[0]>

/** A queue on a database of its own, with the table `notes`, and what looks into it. */
export async function startQueue() {
  const database = await cloneDatabase()
  const booted = await bootPayload(database.url)
  const { payload } = booted
  let started: Jobs[] = []
  const query = (text: string, values: unknown[] = []) =>
    postgresOf(payload).pool.query(text, values)
  await query('create table notes (at timestamptz default clock_timestamp(), text text, pid int)')

  const queued = async () => {
    const { rows } = await query('select attempts, locked_by from graphile_worker.jobs')
    return rows as { attempts: number; locked_by: string | null }[]
  }
  return {
    url: database.url,
    payload,
    query,
    queued,
    /** One more process's worth of jobs, stopped by `clear`. */
    startJobs: async (tasks: AnyTask[], options: Options = {}) => {
      const { log, lines } = recordLog()
      const jobs = createJobs({ log, restartAfterMs: 200, lookEveryMs: 500, ...options })
      const config = { ...payload.config, custom: { ...payload.config.custom, tasks } }
      const withTasks = Object.create(payload, { config: { value: config } }) as Payload
      started.push(jobs)
      await jobs.start({ payload: withTasks, connectionString: database.url })
      return { jobs, lines }
    },
    notes: async (): Promise<string[]> => {
      const { rows } = await query('select text from notes order by at')
      return rows.map(({ text }: { text: string }) => text)
    },
    workers: async (): Promise<string[]> => {
      const { rows } = await query('select id from job_workers')
      return rows.map(({ id }: { id: string }) => id)
    },
    idle: () => until(async () => (await queued()).length === 0),
    clear: async () => {
      await Promise.all(started.map((jobs) => jobs.stop()))
      started = []
      await query('delete from notes')
      await query('delete from graphile_worker._private_jobs')
    },
    stop: async () => {
      await booted.stop()
      await database.drop()
    },
  }
}
