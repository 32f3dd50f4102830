import { expect, test } from '@jest/globals'
import pg from 'pg'
import { pino } from 'pino'

import { keepRunner } from '../../../src/platform/jobs/keepRunner.js'
import type { Runner } from '../../../src/platform/jobs/startRunner.js'

const options = {
  log: pino({ level: 'silent' }),
  ...{ sweepEveryMs: 60_000, lostForMs: 10_000, restartAfterMs: 5_000 },
}

/** A runner that can be started from its n-th attempt on. */
function runnerFrom(first: number) {
  let attempts = 0
  const start = async (): Promise<Runner> => {
    attempts += 1
    if (attempts < first) throw new Error('Connection terminated due to connection timeout')
    let end: () => unknown = () => undefined
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const stop = async () => {
      end()
      await ended
    }
    return Promise.resolve({ pool: new pg.Pool(), ended, stop })
  }
  return { start, attempts: () => attempts }
}

test('a first connection that times out does not end the process', async () => {
  const { start, attempts } = runnerFrom(3)
  const kept = await keepRunner(start, options)
  expect(attempts()).toBe(3)
  await kept.stop()
})

test('a runner that cannot be started is told of', async () => {
  const { start, attempts } = runnerFrom(4)
  await expect(keepRunner(start, options)).rejects.toThrow('timeout')
  expect(attempts()).toBe(3)
})

test('a stop does not wait for a runner that never ends', async () => {
  const { start } = runnerFrom(1)
  const endless = async () => ({
    ...(await start()),
    ended: new Promise<void>(() => undefined),
  })
  await (await keepRunner(endless, options)).stop()
})
