import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { newKey, problemOf, startCalls, worker } from './startCalls.js'

let calls: Awaited<ReturnType<typeof startCalls>>
const call: typeof calls.call = (options) => calls.call(options)

beforeAll(async () => {
  calls = await startCalls()
})
afterAll(() => calls.stop())

describe('the lease', () => {
  const body = { lead: 1 }

  test('of a process that died runs out, and the key is free again', async () => {
    const key = newKey()
    const dead = await calls.callAndFreeze({ key, body, leaseMs: 4_000 })
    const refusal = await problemOf(call({ key, body }))
    expect(refusal.code).toBe('request_in_progress')
    await sleep(4_050)
    expect((await call({ key, body: { another: true } })).status).toBe(201)
    await dead.thaw(new Response())
  })

  test('is renewed for as long as the work runs', async () => {
    const key = newKey()
    let end: () => void = () => undefined
    const ending = new Promise<void>((resolve) => (end = resolve))
    const slow = call({ key, body, work: worker({ until: ending }), leaseMs: 3_000 })
    await sleep(4_500)
    const refusal = await problemOf(call({ key, body }))
    expect(refusal.code).toBe('request_in_progress')
    end()
    expect((await slow).status).toBe(201)
  })

  test.each([
    ['succeeds', 201],
    ['fails', 500],
  ])('once taken over is not touched by its former owner, who %s late', async (_, status) => {
    const key = newKey()
    const former = await calls.callAndFreeze({ key, body, leaseMs: 50 })
    await sleep(100)
    await call({ key, body, work: async () => new Response('the second') })
    const late = await former.thaw(new Response('the first', { status }))
    expect(await late.text()).toBe('the first')
    expect(await (await call({ key, body })).text()).toBe('the second')
  })

  test('once taken over is not finished by its former owner while the second works', async () => {
    const key = newKey()
    const former = await calls.callAndFreeze({ key, body, leaseMs: 50 })
    await sleep(100)
    const work = async () => {
      await former.thaw(new Response('the first'))
      return new Response('the second')
    }
    await call({ key, body, work })
    expect(await (await call({ key, body })).text()).toBe('the second')
  })
})
