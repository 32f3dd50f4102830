import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { scheduled } from '../../../src/platform/jobs/createJobs.js'
import { startQueue } from './startQueue.js'
import { until } from './until.js'

const hourMs = 3_600_000

let queue: Awaited<ReturnType<typeof startQueue>>
beforeAll(async () => {
  queue = await startQueue()
})
afterEach(() => {
  jest.restoreAllMocks()
  return queue.clear()
})
afterAll(() => queue.stop())

/** A task that notes its runs, by this schedule, last run then. */
async function taskAt(name: string, cron: string, lastRun: string) {
  await queue.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ($1, now() - interval '9 days', now() + $2::interval)`,
    [name, lastRun],
  )
  return scheduled({
    name,
    cron,
    run: async ({ payload }) => {
      await postgresOf(payload).pool.query('insert into notes (text) values ($1)', [name])
    },
  })
}

/** The minute of each day that was an hour ago. */
function hourAgo(): string {
  const at = new Date(Date.now() - hourMs)
  return `${String(at.getUTCMinutes())} ${String(at.getUTCHours())} * * *`
}

test('What runs once a day, and was missed because no worker ran then, runs when one starts', async () => {
  const missed = await taskAt('test.missed', hourAgo(), '-1 day')
  const done = await taskAt('test.done', hourAgo(), '-10 minutes')
  await queue.startJobs([missed, done])
  await until(async () => (await queue.notes()).length > 0)
  await queue.idle()
  expect(await queue.notes()).toEqual(['test.missed'])
})

test('What a clock that was ahead has noted as run keeps nothing from running', async () => {
  await queue.startJobs([await taskAt('test.ahead', hourAgo(), '20 hours')])
  await until(async () => (await queue.notes()).length > 0)
  expect(await queue.notes()).toEqual(['test.ahead'])
})

test('Where the clock is set back by an hour, what runs by its schedule goes on', async () => {
  const now = Date.now.bind(Date)
  const timers = jest.spyOn(globalThis, 'setTimeout')
  const { lines } = await queue.startJobs([await taskAt('test.back', '* * * * *', '0 s')])
  // The queue waits for the next minute; it need not be waited for here.
  const isNextRun = ([callback]: unknown[]) => String(callback).includes('loop()')
  const at = await until(() => timers.mock.calls.findIndex(isNextRun) + 1)
  clearTimeout(timers.mock.results[at - 1]?.value as NodeJS.Timeout)
  jest.spyOn(Date, 'now').mockImplementation(() => now() - hourMs)
  timers.mock.calls[at - 1]?.[0]()
  const restarted = 'The job runner ended by itself; another one follows'
  await until(() => lines.some(({ msg }) => msg === restarted))
})
