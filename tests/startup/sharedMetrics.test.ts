import { type ChildProcess, spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'

import { afterEach, beforeAll, expect, test } from '@jest/globals'

import { relayMetrics } from '../../src/startup/cluster/sharedMetrics.js'

const started: ChildProcess[] = []
const workers: Record<string, unknown> = {}
beforeAll(() => {
  Object.assign(cluster, { workers })
  relayMetrics()
})
afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  for (const id of Object.keys(workers)) Reflect.deleteProperty(workers, id)
})

/** A process with a channel to this one that never says anything. */
function startSilent(): ChildProcess {
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: [...stdio] })
  started.push(child)
  return child
}

async function startEnded() {
  const child = startSilent()
  const errors: Error[] = []
  child.on('error', (error) => errors.push(error))
  child.kill('SIGKILL')
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
  return { child, errors }
}

const scrapeAs = (asker: unknown) =>
  cluster.emit('message', asker as Worker, { metrics: 'all', id: 'one', texts: [] })

const scrape = () => new Promise((resolve) => void scrapeAs({ send: resolve }))

test('A scrape survives processes that end meanwhile: the one that was asked, and the one that asks', async () => {
  const { child, errors } = await startEnded()
  workers.ended = child
  expect(await scrape()).toMatchObject({ metrics: 'said', texts: [] })
  Reflect.deleteProperty(workers, 'ended')
  scrapeAs(child)
  await scrape()
  expect(errors).toEqual([])
})

test('A process that says nothing is left out of a scrape, and nobody listens for it any longer', async () => {
  const child = startSilent()
  workers.silent = child
  expect(await scrape()).toMatchObject({ metrics: 'said', texts: [] })
  expect(child.listenerCount('message')).toBe(0)
})
