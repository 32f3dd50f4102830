import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'

import { startWebhookReceiver, type WebhookReceiver } from '../support/fakes/webhookReceiver.js'
import { until } from '../platform/jobs/until.js'
import { startWebhooks, type Webhooks } from '../modules/administration/webhooks/startWebhooks.js'

let hooks: Webhooks
let silent: WebhookReceiver

beforeAll(async () => {
  hooks = await startWebhooks()
})
beforeEach(async () => {
  silent = await startWebhookReceiver()
  silent.answer(() => 'hang')
})
afterEach(async () => {
  await silent.stop()
  await hooks.clear()
})
afterAll(() => hooks.stop())

/** A job that is lost with its connection goes on after half a minute; a receiver that delays others does so for longer. */
const soonSeconds = 60

const referencesAt = ({ received }: WebhookReceiver) =>
  received.map(({ data }) => data['reference'])

const faults = () =>
  hooks.query<{ fault: string }>(
    `select last_fault as fault from webhook_deliveries
     where status = 'pending' and last_fault is not null and attempts = 1`,
  )

test('receivers that never answer do not delay others, and get their own messages in order', async () => {
  for (let n = 0; n < 12; n += 1) await hooks.register({ url: silent.url })
  await hooks.register()
  for (let n = 1; n <= 8; n += 1)
    await hooks.announce('lead.created', { reference: `LD-${String(n)}` })
  await until(() => hooks.receiver.received.length >= 8, soonSeconds)
  expect(referencesAt(hooks.receiver)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `LD-${String(n)}`),
  )
  await until(() => silent.received.length >= 12, soonSeconds)
  expect(referencesAt(silent)).toEqual(Array(12).fill('LD-1'))
})

test('a receiver that never answers is given up after fifteen seconds, and tried again', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  await hooks.register({ url: silent.url })
  await hooks.announce('lead.created', { reference: 'LD-1' })
  await until(() => silent.received.length >= 1, soonSeconds)
  expect(await faults()).toEqual([])
  for (let round = 0; round < 4; round += 1) {
    collectGarbage()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const [given] = await until(async () => {
    const all = await faults()
    return all.length > 0 ? all : undefined
  })
  expect(given?.fault).toBe('No answer within 15 seconds')
  await hooks.skip('10 s')
  await until(() => silent.received.length >= 2)
  expect(referencesAt(silent)).toEqual(['LD-1', 'LD-1'])
})
