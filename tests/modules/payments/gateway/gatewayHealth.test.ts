import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload } from 'payload'

import { createGateway } from '../../../../src/modules/payments/gateway/createGateway.js'
import { gatewayHealth } from '../../../../src/modules/payments/gateway/gatewayHealth.js'
import { type FakeGateway, startGateway } from '../../../support/fakes/gatewayServer.js'
import { ends, settingsOf } from './api/apiOf.js'

const payload = Object.create(null) as Payload
let fake: FakeGateway

beforeAll(async () => {
  fake = await startGateway()
})
afterAll(() => fake.stop())

/** A busy machine may take seconds for an answer: what is slow is for `timeoutMs` to say. */
const checkOf = (changes: { apiUrl?: undefined } = {}, timeoutMs = 60_000) => {
  let time = 0
  const gateway = createGateway({ ...settingsOf(fake), ...changes }, { timeoutMs: 60_000 })
  const check = gatewayHealth({ gateway, mode: 'live', now: () => time, timeoutMs })
  return { check: () => check(payload), wait: (ms: number) => (time += ms) }
}

describe('the health of the gateway', () => {
  test('is a warning without settings, and fine with the simulator', async () => {
    const bare = gatewayHealth({ gateway: undefined, mode: undefined })
    expect(await bare(payload)).toMatchObject({ status: 'warn', output: 'Not configured.' })
    const gateway = createGateway(settingsOf(fake))
    const simulated = gatewayHealth({ gateway, mode: 'simulator' })
    expect(await simulated(payload)).toMatchObject({ status: 'pass' })
    expect(fake.calls).toEqual([])
  })

  test('without a status API says that payments rest on the callback', async () => {
    expect(await checkOf({ apiUrl: undefined }).check()).toMatchObject({
      status: 'pass',
      output: expect.stringContaining('callback'),
    })
  })

  test('is proved by a readable answer, requested once a minute at most', async () => {
    fake.calls.length = 0
    const { check, wait } = checkOf()
    expect(await Promise.all([check(), check()])).toMatchObject([
      { status: 'pass' },
      { status: 'pass' },
    ])
    wait(59_000)
    await check()
    expect(fake.calls).toHaveLength(1)
    wait(2_000)
    await check()
    expect(fake.calls).toHaveLength(2)
  })

  test('is a warning in plain words where the gateway refuses, fails or is slow', async () => {
    fake.answerNext(ends('status=1&enc_response=Access_code&enc_error_code=51407'))
    expect(await checkOf().check()).toMatchObject({
      status: 'warn',
      output: 'The gateway refuses our calls.',
    })
    fake.answerNext(ends('', 502))
    expect(await checkOf().check()).toMatchObject({ output: 'The gateway cannot be reached.' })
    fake.answerNext(() => undefined)
    const slow = checkOf({}, 300)
    expect(await slow.check()).toMatchObject({ output: 'The gateway is slow to answer.' })
  })
})
