import { describe, expect, test } from '@jest/globals'

import { createBreaker } from '../../../src/modules/governance/platform/createBreaker.js'

function start() {
  let milliseconds = 0
  const breaker = createBreaker({ now: () => new Date(milliseconds) })
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.failed()
  }
  const wait = (more: number) => {
    milliseconds += more
  }
  return { breaker, fail, wait }
}

describe('the breaker', () => {
  test('opens after three failures in a row, and not before', () => {
    const { breaker, fail } = start()
    fail(2)
    expect(breaker.allows()).toBe(true)
    breaker.succeeded()
    fail(2)
    expect(breaker.allows()).toBe(true)
    fail(1)
    expect(breaker.allows()).toBe(false)
  })

  test('lets one call through after its pause, and closes when that one succeeds', () => {
    const { breaker, fail, wait } = start()
    fail(3)
    wait(10_000)
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false])
    breaker.succeeded()
    expect([breaker.allows(), breaker.allows()]).toEqual([true, true])
  })

  test('stays open when that one fails', () => {
    const { breaker, fail, wait } = start()
    fail(3)
    wait(10_000)
    expect(breaker.allows()).toBe(true)
    fail(1)
    expect(breaker.allows()).toBe(false)
  })
})
