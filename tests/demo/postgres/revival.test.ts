import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { allowConsoleErrors } from '../../support/expectConsoleError.js'
import { oneSecond } from '../../support/oneSecond.js'
import { type Demo, startDemo } from '../../support/startDemo.js'
import { until } from '../../platform/jobs/until.js'

let demo: Demo

beforeAll(async () => {
  demo = await startDemo({}, { withContent: false })
})
afterAll(() => demo.stop(), 120_000)

const post = (path: string, json: object) =>
  fetch(demo.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
const ask = (email: string) => post('/api/lms/auth/request-otp', { email })
const statusOf = (call: Promise<Response>) => call.then(({ status }) => status).catch(() => 0)
const hasMail = async (to: string) => {
  const answer = await fetch(`${demo.url}/api/dev/mailbox?to=${to}`).catch(() => undefined)
  if (!answer?.ok) return false
  return ((await answer.json()) as { docs: unknown[] }).docs.length > 0
}

test('the demo answers again within ten seconds after its PostgreSQL was killed', async () => {
  // What graphile-worker prints of a worker that was just asking for jobs.
  allowConsoleErrors(/terminating connection|Connection terminated|graphile-worker/)
  expect(await statusOf(ask('before@a.example'))).toBe(202)
  await until(() => hasMail('before@a.example'))
  const pidFile = join(process.env.DATA_DIR ?? '', 'postgres', 'cluster', 'data', 'postmaster.pid')
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  process.kill(pid, 'SIGKILL')
  const killed = Date.now()

  let tries = 0
  await until(async () => {
    tries += 1
    return (await statusOf(ask(`after-${String(tries)}@a.example`))) === 202
  }, 120)
  // Not together with the write: codes for more than ten addresses are not sent to one client.
  await until(async () => {
    const search = `${demo.url}/api/search?q=course${String(Date.now())}`
    return (await statusOf(fetch(search))) === 200
  }, 120)
  const answering = Date.now() - killed
  expect(answering).toBeLessThan(10 * oneSecond())
  // Jobs, what they hear by LISTEN, and the cache that hears of changes.
  await until(() => hasMail(`after-${String(tries)}@a.example`), 120)
  await until(async () => (await (await fetch(`${demo.url}/api/health`)).json()).status === 'pass')
})
