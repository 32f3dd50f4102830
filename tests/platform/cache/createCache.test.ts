import { setTimeout as sleep } from 'node:timers/promises'

import { describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'

import { createCache } from '../../../src/platform/cache/createCache.js'

const megabyte = 1024 * 1024

function newCache() {
  const cache = createCache({ maxBytes: megabyte })
  cache.setEnabled(true)
  return cache
}

/** A load that ends when told to. */
function pending<T extends object>() {
  let finish: (value: T) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  let count = 0
  const gate = new Promise<T>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  return {
    load: async () => {
      count += 1
      return gate
    },
    finish: (value: T) => finish(value),
    fail: (error: Error) => fail(error),
    count: () => count,
  }
}

const entry = (
  key: string,
  value: object,
  more: { tags?: string[]; bytes?: number; keep?: boolean } = {},
) => ({
  key,
  tags: more.tags ?? ['tag'],
  bytes: more.bytes ?? 10,
  isKept: () => more.keep ?? true,
  load: () => Promise.resolve(value),
})

describe('what is remembered', () => {
  test('is the first value until a tag of its changes', async () => {
    const cache = newCache()
    const [first, second] = [{ n: 1 }, { n: 2 }]
    expect(await cache.remember(entry('a', first, { tags: ['x', 'y'] }))).toBe(first)
    expect(await cache.remember(entry('a', second))).toBe(first)
    expect(cache.peek('a')).toBe(first)
    cache.invalidate(['z'])
    expect(cache.peek('a')).toBe(first)
    cache.invalidate(['y'])
    expect(cache.peek('a')).toBeUndefined()
    expect(await cache.remember(entry('a', second))).toBe(second)
  })

  test('is nothing that is not to be kept', async () => {
    const cache = newCache()
    await cache.remember(entry('a', {}, { keep: false }))
    expect(cache.peek('a')).toBeUndefined()
  })

  test('is loaded once for all who ask meanwhile', async () => {
    const cache = newCache()
    const { load, finish, count } = pending()
    const asked = [1, 2, 3].map(() => cache.remember({ key: 'a', tags: [], load }))
    finish({})
    await Promise.all(asked)
    expect(count()).toBe(1)
  })

  test('is not a failure: all who waited hear of it, and the next one loads', async () => {
    const cache = newCache()
    const { load, fail, count } = pending()
    const asked = [1, 2].map(() => cache.remember({ key: 'a', tags: [], load }))
    fail(new Error('no luck'))
    for (const one of asked) await expect(one).rejects.toThrow('no luck')
    expect(count()).toBe(1)
    const value = {}
    expect(await cache.remember(entry('a', value))).toBe(value)
  })

  test('is not what was loaded while it changed, and nobody joins that load any more', async () => {
    const cache = newCache()
    const [stale, fresh] = [pending<{ v: string }>(), pending<{ v: string }>()]
    const before = cache.remember({ key: 'a', tags: ['t'], load: stale.load })
    cache.invalidate(['t'])
    const after = cache.remember({ key: 'a', tags: ['t'], load: fresh.load })
    fresh.finish({ v: 'fresh' })
    expect(await after).toEqual({ v: 'fresh' })
    stale.finish({ v: 'stale' })
    expect(await before).toEqual({ v: 'stale' })
    expect(cache.peek('a')).toEqual({ v: 'fresh' })
  })
})

describe('what is made of other cached values', () => {
  const made = (value: object, load: () => Promise<unknown>) => ({
    ...{ key: 'made', tags: ['own'] },
    load: async () => {
      await load()
      return value
    },
  })

  test.each([
    ['loaded for it', false],
    ['there before', true],
  ])('is forgotten with one of them that was %s', async (_, isThere) => {
    const cache = newCache()
    const part = entry('part', {}, { tags: ['part'] })
    if (isThere) await cache.remember(part)
    await cache.remember(made({}, () => cache.remember(part)))
    cache.invalidate(['other'])
    expect(cache.peek('made')).toBeDefined()
    cache.invalidate(['part'])
    expect(cache.peek('made')).toBeUndefined()
  })

  test('is not kept where one of them changes before it is whole', async () => {
    const cache = newCache()
    const { load, finish } = pending()
    const whole = cache.remember(
      made({}, async () => {
        await cache.remember(entry('part', {}, { tags: ['part'] }))
        await load()
      }),
    )
    await Promise.resolve()
    cache.invalidate(['part'])
    finish({})
    await whole
    expect(cache.peek('made')).toBeUndefined()
  })
})

test('What is good for a while is loaded again after it', async () => {
  const began = performance.now()
  const now = jest.spyOn(performance, 'now').mockReturnValue(began)
  const cache = newCache()
  await cache.remember({ ...entry('a', {}), milliseconds: 1_000 })
  const after = async (milliseconds: number) => {
    now.mockReturnValue(began + milliseconds)
    // The store asks what time it is once a millisecond.
    await sleep(20)
    return cache.peek('a')
  }
  expect(await after(999)).toBeDefined()
  expect(await after(1_001)).toBeUndefined()
  now.mockRestore()
})

describe('the cache that is off', () => {
  test('keeps nothing, and lets each caller load', async () => {
    const cache = createCache({ maxBytes: megabyte })
    const { load, finish, count } = pending()
    const asked = [1, 2].map(() => cache.remember({ key: 'a', tags: [], load }))
    finish({})
    await Promise.all(asked)
    expect([count(), cache.peek('a')]).toEqual([2, undefined])
  })

  test('forgets what it knew when it is turned off, and what it knew before when it is on again', async () => {
    const cache = newCache()
    await cache.remember(entry('a', {}))
    cache.setEnabled(false)
    expect(cache.peek('a')).toBeUndefined()
    const { load, finish } = pending()
    const underWay = cache.remember({ key: 'a', tags: [], load })
    cache.setEnabled(true)
    finish({})
    await underWay
    expect(cache.peek('a')).toBeUndefined()
  })
})

describe('any sequence of reads and changes', () => {
  test('never gives a value older than the last change before the read began', async () => {
    const step = fc.record({
      kind: fc.constantFrom('read', 'change', 'settle', 'deaf', 'hearing'),
      key: fc.constantFrom('a', 'b'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const cache = newCache()
        const versions: Record<string, number> = { a: 0, b: 0 }
        const reads: Promise<void>[] = []
        for (const { kind, key } of steps) {
          if (kind === 'deaf') cache.setEnabled(false)
          if (kind === 'hearing') cache.setEnabled(true)
          if (kind === 'settle') await Promise.all(reads)
          if (kind === 'change') {
            versions[key] = (versions[key] ?? 0) + 1
            cache.invalidate([key])
          }
          if (kind !== 'read') continue
          const atLeast = versions[key] ?? 0
          const load = async () => {
            const version = versions[key] ?? 0
            await Promise.resolve()
            return { version }
          }
          reads.push(
            cache.remember({ key, tags: [key], load }).then(({ version }) => {
              expect(version).toBeGreaterThanOrEqual(atLeast)
            }),
          )
        }
        await Promise.all(reads)
      }),
      { numRuns: 300 },
    )
  })
})

describe('watchers', () => {
  test('are told of changes of their tag, and of an end of deafness, until they stop', () => {
    const cache = newCache()
    const told: string[] = []
    const stop = cache.watch('signals', () => told.push('signals'))
    cache.watch('pages', () => told.push('pages'))
    cache.invalidate(['signals', 'courses'])
    cache.invalidate(['courses'])
    expect(told).toEqual(['signals'])
    cache.setEnabled(false)
    expect(told).toEqual(['signals'])
    cache.setEnabled(true)
    expect(told).toEqual(['signals', 'signals', 'pages'])
    stop()
    cache.invalidate(['signals'])
    expect(told).toHaveLength(3)
  })
})
