import { describe, expect, test } from '@jest/globals'

import { withBreaker } from '../../../../../src/modules/payments/gateway/transport.js'
import { GatewayFailure } from '../../../../../src/modules/payments/gateway/Gateway.js'
import { createBreaker, inARow } from '../../../../../src/platform/breaker.js'

function prepare() {
  let time = 0
  let made = 0
  const clock = { now: () => new Date(time) }
  const breaker = createBreaker({ clock, ...inARow(2), openMs: 1000 })
  const call = (fault?: 'unreachable' | 'unreadable') =>
    withBreaker(breaker, async () => {
      made += 1
      if (fault) throw new GatewayFailure(fault, fault)
      return 'answer'
    }).catch((error: unknown) => (error as GatewayFailure).fault)
  return { call, made: () => made, wait: (ms: number) => (time += ms) }
}

describe('the breaker before the gateway', () => {
  test('fails at once after failures in a row, and tries one call after the pause', async () => {
    const { call, made, wait } = prepare()
    await call('unreachable')
    await call('unreachable')
    expect(await call()).toBe('paused')
    expect(made()).toBe(2)
    wait(1000)
    expect(await Promise.all([call('unreachable'), call()])).toEqual(['unreachable', 'paused'])
    expect(await call()).toBe('paused')
    wait(1000)
    expect(await call()).toBe('answer')
    expect(await call()).toBe('answer')
    expect(made()).toBe(5)
  })

  test('counts silence only: an odd answer, or a good one, begins anew', async () => {
    const { call } = prepare()
    for (const fault of ['unreachable', 'unreadable', 'unreachable', undefined] as const) {
      await call(fault)
    }
    expect(await call('unreachable')).toBe('unreachable')
    expect(await call()).toBe('answer')
  })
})
