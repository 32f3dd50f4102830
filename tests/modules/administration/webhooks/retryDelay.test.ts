import { describe, expect, test } from '@jest/globals'

import { retryDelay } from '../../../../src/modules/administration/webhooks/claimDelivery.js'

describe('the wait after an attempt', () => {
  test('is 5 s, 30 s, 2 min, 15 min, then an hour, until three days have passed', () => {
    const waits: number[] = []
    let ageSeconds = 0
    for (let attempt = 1; ; attempt += 1) {
      const wait = retryDelay(attempt, { ageSeconds, jitter: 0 })
      if (wait === undefined) break
      waits.push(wait)
      ageSeconds += wait
    }
    expect(waits.slice(0, 6)).toEqual([5, 30, 120, 900, 3_600, 3_600])
    expect(new Set(waits.slice(4))).toEqual(new Set([3_600]))
    expect(ageSeconds / 3_600).toBeGreaterThan(71)
    expect(ageSeconds / 3_600).toBeLessThanOrEqual(72)
  })

  test('is longer by a tenth at most', () => {
    expect(retryDelay(1, { ageSeconds: 0, jitter: 1 })).toBeCloseTo(5.5)
  })
})
