import { describe, expect, test } from '@jest/globals'

import { taggedStore } from '../../../src/platform/cache/createCache.js'

const kept = (bytes: number, ...tags: string[]) => ({ value: {}, tags, bytes })

describe('the store', () => {
  test('gives up the least used beyond its bytes, and every trace of it', () => {
    const store = taggedStore({ maxBytes: 1_000 })
    for (let count = 0; count < 100_000; count += 1) {
      store.set(`key ${String(count)}`, kept(100, 'all', `half ${String(count % 2)}`))
    }
    expect(store.count()).toEqual({ keys: 10, indexed: 20 })
    expect(store.get('key 99999')).toBeDefined()
    expect(store.get('key 0')).toBeUndefined()
  })

  test('has no trace of what never fitted', () => {
    const store = taggedStore({ maxBytes: 1_000 })
    store.set('small', kept(10, 'a'))
    store.set('large', kept(1_001, 'a'))
    store.set('small', kept(1_001, 'a'))
    expect(store.count()).toEqual({ keys: 0, indexed: 0 })
  })

  test('has a key under the tags of its last value alone', () => {
    const store = taggedStore({ maxBytes: 1_000 })
    store.set('a', kept(10, 'old', 'both'))
    store.set('a', kept(10, 'new', 'both'))
    expect(store.count()).toEqual({ keys: 1, indexed: 2 })
    store.deleteByTag('old')
    expect(store.get('a')).toBeDefined()
    store.deleteByTag('new')
    expect(store.count()).toEqual({ keys: 0, indexed: 0 })
  })

  test('is empty once cleared', () => {
    const store = taggedStore({ maxBytes: 1_000 })
    store.set('a', kept(0, 'x'))
    store.clear()
    expect(store.count()).toEqual({ keys: 0, indexed: 0 })
  })
})
