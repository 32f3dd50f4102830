import { describe, expect, test } from '@jest/globals'

import { createBreaker, inARow } from '../../src/platform/breaker.js'

function start() {
  let milliseconds = 0
  const clock = { now: () => new Date(milliseconds) }
  const breaker = createBreaker({ clock, ...inARow(3), openMs: 10_000 })
  const end = (outcome: 'answered' | 'failed', times = 1) => {
    for (let count = 0; count < times; count += 1) breaker.enter()?.(outcome)
  }
  const wait = (more: number) => {
    milliseconds += more
  }
  return { breaker, end, wait }
}

describe('a breaker of three in a row', () => {
  test('opens after three failures in a row, and not before', () => {
    const { breaker, end } = start()
    end('failed', 2)
    end('answered')
    end('failed', 2)
    expect(breaker.state()).toBe('closed')
    end('failed')
    expect(breaker.state()).toBe('open')
    expect(breaker.enter()).toBeUndefined()
  })

  test('lets one call through after its pause, and closes when that one succeeds', () => {
    const { breaker, end, wait } = start()
    end('failed', 3)
    wait(10_000)
    const leave = breaker.enter()
    expect([leave, breaker.enter()]).toEqual([expect.any(Function), undefined])
    leave?.('answered')
    expect([breaker.enter(), breaker.enter()]).toEqual([expect.any(Function), expect.any(Function)])
  })

  test('stays open when that one fails', () => {
    const { breaker, end, wait } = start()
    end('failed', 3)
    wait(10_000)
    end('failed')
    expect(breaker.enter()).toBeUndefined()
  })

  test('is not kept open by a trial whose caller left', () => {
    const { breaker, end, wait } = start()
    end('failed', 3)
    wait(10_000)
    breaker.enter()?.('left')
    expect(breaker.enter()).toBeDefined()
  })
})
